import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundable, refundShares } from './void-refund-rules.ts';

const paid = [
  { account: 'markup' as const, minor: 200 },
  { account: 'carrier-payable' as const, minor: 1_000 },
  { account: 'insurance' as const, minor: 330 },
];

it.each([
  [
    'all of it, when nothing was refunded',
    1_530,
    { markup: -200, 'carrier-payable': -1_000, insurance: -330 },
  ],
  ['no more, when more was charged', 2_000, { markup: -200, 'carrier-payable': -1_000, insurance: -330 }],
  ['what is left of the carrier’s', 1_030, { markup: -200, 'carrier-payable': -500, insurance: -330 }],
  ['what is left of the others', 300, { insurance: -300 }],
  ['nothing, when it cost nothing', 0, {}],
  ['nothing, when more was refunded', -40, {}],
])('a void refunds %s', (_what, costs, taken) => {
  expect(Object.fromEntries(refundShares(paid, costs).map(({ account, minor }) => [account, minor]))).toEqual(
    taken,
  );
});

const shares = fc.uniqueArray(
  fc.record({
    account: fc.constantFrom('markup' as const, 'carrier-payable' as const, 'insurance' as const),
    minor: fc.integer({ min: 0, max: 9_999 }),
  }),
  { selector: ({ account }) => account },
);

it('a void refunds what the label costs, and never more than was paid', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: -9_999, max: 99_999 }), (price, costs) => {
      const total = price.reduce((sum, { minor }) => sum + minor, 0);
      const taken = refundShares(price, costs);
      expect(taken.reduce((sum, { minor }) => sum - minor, 0)).toBe(refundable(total, costs));
      for (const { account, minor } of taken) {
        expect(minor).toBeLessThan(0);
        expect(-minor).toBeLessThanOrEqual(price.find((one) => one.account === account)!.minor);
      }
    }),
  );
});
