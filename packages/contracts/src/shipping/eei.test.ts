import { expect, it } from 'vitest';
import { eeiBasisOf, eeiCitation, isFiledAtAnyValue } from './eei.ts';

const itn = 'X20261125000001';
it.each([
  ['US', 'FR', undefined, 'BELOW', 'NOEEI 30.37(a)'],
  ['US', 'CA', undefined, 'CANADA', 'NOEEI 30.36'],
  ['US', 'CA', itn, 'FILED', `AES ${itn}`],
  ['PR', 'FR', itn, 'FILED', `AES ${itn}`],
] as const)(
  'an export from %s to %s with the number %s has the basis %s',
  (from, to, number, basis, cited) => {
    const found = eeiBasisOf({ countryCode: from }, { countryCode: to }, number);
    expect(found).toBe(basis);
    expect(eeiCitation({ basis, itn: number ?? null })).toBe(cited);
  },
);

it('shipments that do not leave the US do not concern AES', () => {
  expect(eeiBasisOf({ countryCode: 'FR' }, { countryCode: 'US' }, itn)).toBeNull();
});

it.each([
  ['US', 'CN', true],
  ['PR', 'RU', true],
  ['US', 'VE', true],
  ['US', 'FR', false],
  ['US', 'CA', false],
  ['CN', 'US', false],
  ['CN', 'RU', false],
] as const)('from %s to %s goods are filed at any value: %s', (from, to, isFiled) => {
  expect(isFiledAtAnyValue({ countryCode: from }, { countryCode: to })).toBe(isFiled);
});
