import { randomUUID } from 'node:crypto';
import { orderDetailApi, orderFormApi, type OrderDetail } from '@lading/contracts/orders';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller, TestServer } from '../../../platform/testing/test-server.ts';

export const recipient = {
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
  phone: '415 555 0101',
};

/** An order as its form sends it. */
export const written = {
  orderNo: '',
  recipient,
  currency: 'USD',
  shipBy: '2026-12-01',
  reference: 'PO-7',
  lines: [
    { skuCode: 'JP-BOWL', skuName: 'Bowl', quantity: 2, unitPrice: 34.5 },
    { skuCode: 'JP-CUP', quantity: 1, unitPrice: 10 },
  ],
  packages: [{ length: 12, width: 9, height: 6, weight1: 3, weight2: 4, unit: 'in/lb' as const }],
};

/** Calls for tests that work with orders entered by hand, as a person would. */
export const orderWriter = (server: TestServer, seller: Caller) => ({
  create: (body: object, caller = seller, key = randomUUID()) =>
    server.call(orderFormApi.calls.createOrder, { body: body as typeof written }, caller, {
      'idempotency-key': key,
    }),
  detail: (orderId: string) =>
    dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller)),
  /** Sends the whole order as it was read, with the changes. */
  edit: (order: OrderDetail, change: object, caller = seller) => {
    const { orderNo, recipient: to, lines, packages, shipBy, reference, currency, version } = order;
    const kept = { orderNo, recipient: to, lines, packages, shipBy, reference, currency: currency ?? 'USD' };
    const body = { ...kept, sender: order.sender ?? null, orderId: order.orderId, version, ...change };
    return server.call(orderFormApi.calls.editOrder, { body: body as never }, caller);
  },
});
