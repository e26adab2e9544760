import { randomUUID } from 'node:crypto';
import { orderActsApi, orderFormApi, ordersApi, type OrderActRequest } from '@lading/contracts/orders';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexRecords } from '../../platform/lists/search-index.job.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';

const { server, seller, other } = await twoOrganizations();

const key = () => ({ 'idempotency-key': randomUUID() });
const recipient = {
  name: 'Quilla Searched',
  addressLine1: '1 Main St',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89557-0042',
  countryCode: 'US',
  email: 'quilla.reach@example.com',
  phone: '+1 (775) 555-0142',
};
async function create(more: object = {}): Promise<string> {
  const body = { orderNo: '', currency: 'USD', recipient, packages: [], lines: [], ...more };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key()))).orderId;
}
const doTo = (orderId: string, request: OrderActRequest) =>
  dataOf(server.call(orderActsApi.calls.act, { body: { orderId, request } }, seller, key()));
async function found(search: string, caller = seller): Promise<string[]> {
  const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query: { search } }, caller));
  return records.map(({ orderId }) => orderId);
}

it('an order is found by its recipient’s contact details, its references, its tags and its notes', async () => {
  const orderId = await create({
    reference: 'REF-QX77',
    reference2: 'PO-QX78',
    note: 'Leave at the qxporch',
  });
  await doTo(orderId, { act: 'tag', add: ['qxfragile'], remove: [] });
  await doTo(orderId, { act: 'note', note: 'Asked for a qxribbon' });
  for (const search of [
    'quilla.reach@',
    '(775) 555-0142',
    '7755550142',
    '89557-0042',
    'ref-qx77',
    'PO-QX78',
    'QXFRAGILE',
    'qxporch',
    'qxribbon',
  ]) {
    expect(await found(search), search).toEqual([orderId]);
    expect(await found(search, other), search).toEqual([]);
  }
  await doTo(orderId, { act: 'tag', add: [], remove: ['qxfragile'] });
  expect(await found('qxfragile')).toEqual([]);
});

it('an order of many lines is found by its tracking number', async () => {
  const lines = Array.from({ length: 120 }, (_, at) => ({
    skuCode: `MANY-LINES-${at}`,
    skuName: 'A name that is neither short nor long',
    quantity: 1,
  }));
  const orderId = await create({ lines });
  await server.platform.database.asSystem((trx) =>
    sql`insert into shipment (org_id, order_id, shipment_no, shipment_status, tracking_number)
      select org_id, order_id, 'SH-MANY-LINES', 'IN_TRANSIT', '1ZQXMANYLINES' from customer_order
      where order_id = ${orderId}`.execute(trx),
  );
  expect(await found('1ZQXMANYLINES')).toEqual([orderId]);
});

it('an order of very many lines is found by the SKU of each of them', async () => {
  const lines = Array.from({ length: 200 }, (_, at) => ({
    skuCode: `QXLINE-${String(at).padStart(3, '0')}`,
    skuName: 'A name that is neither short nor long, like most names of goods',
    quantity: 1,
  }));
  const note = 'Call first. '.repeat(40);
  const orderId = await create({ lines, note });
  for (const search of ['QXLINE-000', 'qxline-150', 'QXLINE-199'])
    expect(await found(search), search).toEqual([orderId]);
  await indexRecords(server.platform);
  expect(await found('QXLINE-199')).toEqual([orderId]);
});
