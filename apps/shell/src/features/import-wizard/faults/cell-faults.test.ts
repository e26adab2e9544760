import type { ImportRow } from '@lading/contracts/entities/import-row';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import type { FieldError } from '@lading/contracts/localized-text';
import { expect, it, vi } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';
import { FaultIndex } from './fault-index.ts';

const [first, next] = orderShipmentImport.sample as unknown as ImportRow[];

/** What the server tells of orders of two packages each: the groups, each with its count and its words. */
async function groupsOf(count: number, faultsOf: (orderNo: string) => [FieldError[], FieldError[]?]) {
  const rows = Array.from({ length: count }, (_, at): ImportRow[] => {
    const orderNO = `N$${at}`;
    const [errorMessages, ofNext = []] = faultsOf(orderNO);
    return [
      { ...first, orderNO, errorMessages },
      { ...next, errorMessages: ofNext },
    ];
  }).flat();
  const { made } = sessionOf(rows, undefined, orderShipmentImport);
  await made.load();
  const index = new FaultIndex(orderShipmentImport, made);
  const stop = index.follow();
  await vi.waitFor(
    () => {
      const { groups, isBusy } = index.getSnapshot();
      expect([groups.length > 0, isBusy]).toEqual([true, false]);
    },
    { timeout: 20_000, interval: 1 },
  );
  stop();
  return index.getSnapshot().groups.map(({ count: cells, fieldKey, message }) => [cells, fieldKey, message]);
}

it('orders that exist already are one group, however many they are', async () => {
  const groups = await groupsOf(300, (orderNo) => [
    [
      {
        fieldName: 'orderNO',
        message: `Store “Oak & Ash” has an order “${orderNo}” already.`,
        zhMessage: `店铺“Oak & Ash”中已有订单“${orderNo}”。`,
      },
    ],
  ]);
  expect(groups).toEqual([
    [
      300,
      'orderNO',
      {
        message: 'Store “Oak & Ash” has an order “…” already.',
        zhMessage: '店铺“Oak & Ash”中已有订单“…”。',
      },
    ],
  ]);
});

it('so are rows that say something else than their orders, whose numbers stand above them', async () => {
  const groups = await groupsOf(3, (orderNo) => [
    [],
    [{ fieldName: 'city', message: `Order “${orderNo}” has another city.`, zhMessage: `订单“${orderNo}”` }],
  ]);
  expect(groups).toEqual([[3, 'city', { message: 'Order “…” has another city.', zhMessage: '订单“…”' }]]);
});

it('what differs by more than the number stays apart, such as a store that does not exist', async () => {
  const groups = await groupsOf(4, (orderNo) => [
    [
      {
        fieldName: 'storeName',
        message: `There is no store “${orderNo === 'N$0' ? 'Elm' : 'Yew'}”.`,
        zhMessage: '店铺不存在。',
      },
    ],
  ]);
  expect(groups.map(([cells, , message]) => [cells, message])).toEqual([
    [3, { message: 'There is no store “Yew”.', zhMessage: '店铺不存在。' }],
    [1, { message: 'There is no store “Elm”.', zhMessage: '店铺不存在。' }],
  ]);
});
