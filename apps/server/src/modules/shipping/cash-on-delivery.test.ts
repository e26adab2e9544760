import { randomUUID } from 'node:crypto';
import { orderFormApi } from '@lading/contracts/orders';
import { shippingMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const { pool } = server.platform.database;
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

const { packages } = workedExample;
const fee = { kind: 'cod', amount: { minor: 1_200, currency: 'USD' } };

async function create(codAmount: number, currency = 'USD'): Promise<string> {
  const body = {
    orderNo: '',
    currency,
    recipient: place('90277'),
    packages: [],
    lines: [{ skuCode: 'CUP', skuName: 'Cup', quantity: 1, unitPrice: 45 }],
    codAmount,
  };
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key))).orderId;
}
/** The lines of the price of a quote. */
async function priceOf(request: object) {
  const { rates } = await buyer.quote(request);
  return rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!.lines;
}

it('the amount of an order is collected with its label', async () => {
  const orderId = await create(45.35);
  expect(await priceOf({ orderId, packages })).toContainEqual(fee);
  const { state, shipmentId } = await buyer.bought({ orderId, packages });
  expect(state).toBe('BOUGHT');
  const { rows } = await pool.query<{ cod: object }>(
    `select d.request->'cod' as cod from demo_carrier_label d join label_purchase p on p.reference = d.reference
     where p.shipment_id = $1`,
    [shipmentId],
  );
  expect(rows).toEqual([{ cod: { minor: 4_535, currency: 'USD' } }]);
  expect(await priceOf({ returnOf: shipmentId })).not.toContainEqual(fee);
});

it('nothing is collected for a paid order, nor again for the rest of one', async () => {
  const [paid, rest] = [await create(45), await create(45)];
  await pool.query(`update customer_order set is_cod = false where order_id = $1`, [paid]);
  await pool.query(
    `insert into shipment (org_id, order_id, shipment_no, shipment_status)
     select org_id, order_id, order_no || given.no, given.status
     from customer_order, (values ('-1', 'IN_TRANSIT'), ('-2', 'AWAITING_LABEL')) given (no, status)
     where order_id = $1`,
    [rest],
  );
  for (const orderId of [paid, rest]) expect(await priceOf({ orderId, packages })).not.toContainEqual(fee);
});

it('a carrier that cannot collect the amount is not offered, with the reason', async () => {
  const orderId = await create(45, 'EUR');
  const { rates, messages } = await buyer.quote({ orderId, packages });
  expect(rates).toEqual([]);
  expect(messages).toMatchObject([{ message: { code: shippingMessages.dollarsOnly.code } }]);
});
