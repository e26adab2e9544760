import { expect, it } from 'vitest';
import { firstDifference, type Mergeable } from './order-merge-rules.ts';

const order: Mergeable = {
  orderId: '1',
  orderNo: 'A',
  carrierName: null,
  serviceCode: null,
  orderType: 'SELLER',
  currency: 'USD',
  hasAmounts: true,
  warehouseId: null,
  recipient: {
    name: 'Ann Lee',
    addressLine1: '1 Main St',
    city: 'Reno',
    stateCode: 'NV',
    zipCode: '89501',
    countryCode: 'US',
  },
};
const other = (change: Partial<Mergeable>): Mergeable => ({ ...order, orderNo: 'B', ...change });

it.each<[string, Partial<Mergeable>, string | undefined]>([
  ['the same', {}, undefined],
  [
    'spelled otherwise',
    { recipient: { ...order.recipient, name: ' ann  LEE', addressLine2: '', phone: '1' } },
    undefined,
  ],
  ['another person', { recipient: { ...order.recipient, name: 'Bo Lee' } }, 'recipient'],
  ['another flat', { recipient: { ...order.recipient, addressLine2: 'Apt 2' } }, 'recipient'],
  ['another currency', { currency: 'EUR' }, 'currency'],
  ['without a currency, with amounts', { currency: null }, 'currency'],
  ['without a currency and without amounts', { currency: null, hasAmounts: false }, undefined],
  ['another type', { orderType: 'VENDOR' }, 'orderType'],
  ['another warehouse', { warehouseId: '7' }, 'warehouse'],
])('orders that are %s', (_name, change, field) => {
  expect(firstDifference([order, other(change)])?.field).toBe(field);
  expect(firstDifference([other(change), order])?.field).toBe(field);
});
