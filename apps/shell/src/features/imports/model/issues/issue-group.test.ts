import type { FieldError } from '@lading/contracts/core';
import type { ImportRow } from '@lading/contracts/imports';
import { orderMessages, orderShipmentImport } from '@lading/contracts/orders';
import { expect, it, vi } from 'vitest';
import { sessionOf } from '../testing/session-of.ts';
import { IssueIndex } from './issue-index.ts';

const city = { en: 'city', zh: '城市' };
const [first, next] = orderShipmentImport.sample as unknown as ImportRow[];

/** The server's findings for orders of two packages each: the groups, each with its count and text. */
async function groupsOf(count: number, errorsOf: (orderNo: string) => [FieldError[], FieldError[]?]) {
  const rows = Array.from({ length: count }, (_, at): ImportRow[] => {
    const orderNO = `N$${at}`;
    const [errorMessages, ofNext = []] = errorsOf(orderNO);
    return [
      { ...first, orderNO, errorMessages },
      { ...next, errorMessages: ofNext },
    ];
  }).flat();
  const { made } = sessionOf(rows, undefined, orderShipmentImport);
  await made.load();
  const index = new IssueIndex(orderShipmentImport, made);
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

it('orders that already exist are one group, regardless of their number', async () => {
  const groups = await groupsOf(300, (orderNo) => [
    [{ fieldName: 'orderNO', ...orderMessages.takenInStore({ store: 'Oak & Ash', order: orderNo }) }],
  ]);
  expect(groups).toEqual([
    [
      300,
      'orderNO',
      {
        code: 'orders.takenInStore',
        params: { store: 'Oak & Ash', order: '…' },
        message: 'Store “Oak & Ash” already has an order “…”. Use another order number.',
        zhMessage: '店铺“Oak & Ash”中已有订单“…”，请使用其他订单号。',
      },
    ],
  ]);
});

it('so are rows with messages that name values of their orders', async () => {
  const groups = await groupsOf(3, (orderNo) => [
    [],
    [{ fieldName: 'city', ...orderMessages.continuesOther({ order: orderNo, field: city }) }],
  ]);
  expect(groups).toEqual([[3, 'city', orderMessages.continuesOther({ order: '…', field: city })]]);
});

it('messages that differ by more than the number stay separate, such as an unknown store', async () => {
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

it('plain texts of another back end are shown unchanged, one group for each text', async () => {
  const groups = await groupsOf(2, (orderNo) => [
    [
      {
        fieldName: 'orderNO',
        message: `Order “${orderNo}” is taken.`,
        zhMessage: `订单“${orderNo}”已存在。`,
      },
    ],
  ]);
  expect(groups.map(([cells, , message]) => [cells, message])).toEqual([
    [1, { message: 'Order “N$0” is taken.', zhMessage: '订单“N$0”已存在。' }],
    [1, { message: 'Order “N$1” is taken.', zhMessage: '订单“N$1”已存在。' }],
  ]);
});

it('rows with the same message are one group, for any spelling of the code', async () => {
  const groups = await groupsOf(2, (orderNo) => [
    [
      {
        fieldName: 'orderNO',
        ...orderMessages.taken({ order: orderNo }),
        message: `Reworded for ${orderNo}.`,
      },
    ],
  ]);
  expect(groups).toEqual([[2, 'orderNO', orderMessages.taken({ order: '…' })]]);
});
