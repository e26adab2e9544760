import { expect, it } from 'vitest';
import type { ChannelOrder } from './channels/channel-connector.ts';
import { mayBeCodedOtherwise, withKnownCodes } from './known-codes-rules.ts';
import { channelLine, channelOrder } from './testing/channel-orders.ts';

const line = (skuCode: string, otherCode?: string): ChannelOrder['lines'][number] => ({
  ...channelLine(skuCode, 1),
  ...(otherCode !== undefined && { otherCode }),
});

it.each<[string, string[], string]>([
  ['a new order has the new code', [], 'woo-501'],
  ['an order that was read before keeps its code', ['SHIRT'], 'SHIRT'],
  ['an order that was read since keeps the new one', ['woo-501'], 'woo-501'],
  ['an order with both keeps the new one', ['SHIRT', 'woo-501'], 'woo-501'],
  ['codes of other goods do not matter', ['BOWL'], 'woo-501'],
])('%s', (_name, known, code) => {
  const order = channelOrder({
    lines: [line('woo-501', 'SHIRT'), line('CUP')],
    notPacked: [{ ...line('woo-501', 'SHIRT'), why: 'REFUNDED' }],
  });
  const kept = withKnownCodes(order, new Set(known));
  expect(kept).toEqual({
    ...order,
    lines: [line(code), line('CUP')],
    notPacked: [{ ...line(code), why: 'REFUNDED' }],
  });
  expect(mayBeCodedOtherwise(order)).toBe(true);
  expect(mayBeCodedOtherwise(kept)).toBe(false);
});

it('an order that is read without its products keeps the code of the variation', () => {
  const shipped = channelOrder({ state: 'shipped', lines: [line('SHIRT', 'woo-501')] });
  expect(withKnownCodes(shipped, new Set(['woo-501'])).lines).toEqual([line('woo-501')]);
  expect(withKnownCodes(shipped, new Set()).lines).toEqual([line('SHIRT')]);
});

it('a line that is not packed may have no code', () => {
  const order = channelOrder({ notPacked: [{ ...line('A'), skuCode: null, why: 'NOT_SHIPPED' }] });
  expect(withKnownCodes(order, new Set(['A']))).toEqual(order);
});
