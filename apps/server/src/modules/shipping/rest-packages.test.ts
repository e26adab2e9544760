import { randomUUID } from 'node:crypto';
import { orderDetailApi, orderFormApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { ratesApi } from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { labelBuyer, place } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);

const mug = {
  skuCode: 'REST-MUG',
  skuName: 'Mug',
  packageType: 'Ready To Ship' as const,
  unit: 'cm/kg' as const,
  length: 12,
  width: 9,
  height: 10,
  weight1: 0,
  weight2: 400,
};
const small = { length: 30, width: 20, height: 10, weight1: 2, weight2: null, unit: 'cm/kg' as const };
const large = { ...small, length: 40, weight2: 500 };
const left = { length: 30, width: 20, height: 10, weight: 2, unit: 'cm/kg' as const };

/** An order with these packages, of which a small one has left; another shipment waits for its label. */
async function partlyShipped(packages: (typeof small | typeof large)[]) {
  const body = {
    orderNo: `REST-${randomUUID()}`,
    currency: 'USD',
    sender: place('94107'),
    recipient: place('90277'),
    lines: [{ skuCode: mug.skuCode, quantity: 1, unitPrice: 12 }],
    packages,
  };
  const key = { 'idempotency-key': randomUUID() };
  const { orderId } = await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key));
  await buyer.bought({ orderId, packages: [left] });
  const { pool } = server.platform.database;
  await pool.query(
    `insert into shipment (org_id, order_id, shipment_no, shipment_status)
     select org_id, order_id, 'REST-OF-' || order_id, 'AWAITING_LABEL' from customer_order where order_id = $1`,
    [orderId],
  );
  const part = `update customer_order set order_status = 'PARTIALLY_SHIPPED' where order_id = $1`;
  await pool.query(part, [orderId]);
  return orderId;
}
const detailOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));

beforeAll(async () => {
  await dataOf(server.call(productsApi.calls.saveProduct, { body: mug }, seller));
  await buyer.fund(100_000);
});

it('the rest of an order is rated with the packages that no label has', async () => {
  const orderId = await partlyShipped([small, large, small]);
  expect(await buyer.quote({ orderId })).toMatchObject({
    packagesFrom: 'order',
    packages: [
      { length: 40, weight: 2.5 },
      { length: 30, weight: 2 },
    ],
  });
  expect(await detailOf(orderId)).toMatchObject({ labeledPackages: [1], packages: [{}, {}, {}] });
});

it('without any such package it is proposed one for the products of the rest', async () => {
  const orderId = await partlyShipped([small]);
  expect(await buyer.quote({ orderId })).toMatchObject({
    packagesFrom: 'product',
    packages: [{ length: 12, width: 9, height: 10, weight: 0.4 }],
  });
  const given = { params: { orderId } };
  expect(await dataOf(server.call(ratesApi.calls.proposedPackage, given, seller))).toMatchObject({
    proposed: { by: 'product', length: 12 },
  });
  expect(await detailOf(orderId)).toMatchObject({ labeledPackages: [1], goodsGrams: 400 });
});
