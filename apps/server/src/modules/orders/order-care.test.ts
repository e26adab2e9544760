import { randomUUID } from 'node:crypto';
import { orderActsApi, orderDetailApi, orderFormApi, type OrderDetail } from '@lading/contracts/orders';
import { describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganisations } from '../../platform/testing/two-organisations.ts';

const { createOrder, editOrder } = orderFormApi.calls;
const { timeline } = orderActsApi.calls;
const { orderDetail } = orderDetailApi.calls;
const { server, seller } = await twoOrganisations();

const recipient = {
  name: 'Hannah Whitfield',
  addressLine1: '418 Larkin St',
  city: 'San Francisco',
  stateCode: 'CA',
  zipCode: '94102',
  countryCode: 'US',
  phone: '415 555 0101',
};
const written = {
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
const create = (body: object, caller = seller, key = randomUUID()) =>
  server.call(createOrder, { body: body as typeof written }, caller, { 'idempotency-key': key });
const detail = (orderId: string) => dataOf(server.call(orderDetail, { params: { orderId } }, seller));
const edit = (order: OrderDetail, change: object, caller = seller) => {
  const { orderNo, recipient: to, lines, packages, shipBy, reference, currency, version } = order;
  const kept = { orderNo, recipient: to, lines, packages, shipBy, reference, currency: currency ?? 'USD' };
  const body = { ...kept, sender: order.sender ?? null, orderId: order.orderId, version, ...change };
  return server.call(editOrder, { body: body as never }, caller);
};

describe('what an order is insured for, what is paid at the door, and batteries', () => {
  const care = { insuranceDeclared: 250, codAmount: 79.5, lithium: 'Yes' };
  const careOf = async (orderId: string) => {
    const { insuranceDeclared, isCod, codAmount, lithium } = await detail(orderId);
    return { insuranceDeclared, isCod, codAmount, lithium };
  };

  it('are written with the order, changed by an edit that says so, and taken off', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    expect(await careOf(orderId)).toEqual({ ...care, isCod: true });
    await dataOf(edit(await detail(orderId), { insuranceDeclared: 300, codAmount: null, lithium: 'No' }));
    expect(await careOf(orderId)).toEqual({
      insuranceDeclared: 300,
      isCod: false,
      codAmount: null,
      lithium: 'No',
    });
    const [edited] = await dataOf(server.call(timeline, { params: { orderId } }, seller));
    expect(edited).toMatchObject({
      kind: 'edited',
      detail: { fields: ['insuranceDeclared', 'codAmount', 'lithium'] },
    });
  });

  it('stay with an edit, and go with a copy, that says nothing of them', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    await dataOf(edit(await detail(orderId), { reference: 'PO-8' }));
    expect(await careOf(orderId)).toEqual({ ...care, isCod: true });
    const copy = await dataOf(create({ ...written, copyOf: orderId }));
    expect(await careOf(copy.orderId)).toEqual({ ...care, isCod: true });
    const other = await dataOf(
      create({ ...written, copyOf: orderId, insuranceDeclared: 10, codAmount: null }),
    );
    expect(await careOf(other.orderId)).toMatchObject({
      insuranceDeclared: 10,
      codAmount: null,
      lithium: 'Yes',
    });
  });

  it('are told of to a second editor', async () => {
    const { orderId } = await dataOf(create({ ...written, ...care }));
    const opened = await detail(orderId);
    await dataOf(edit(opened, { codAmount: 80 }));
    expect(await edit(opened, { codAmount: 90 })).toMatchObject({
      code: 409,
      errors: [{ fieldName: 'codAmount', params: { theirs: '80', yours: '90' } }],
    });
  });

  it('are refused where they are no amounts, and no answer', async () => {
    for (const wrong of [{ codAmount: -1 }, { insuranceDeclared: -0.01 }, { lithium: 'Some' }])
      expect(await create({ ...written, ...wrong })).toMatchObject({ code: 400 });
  });
});
