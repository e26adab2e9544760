import { randomUUID } from 'node:crypto';
import { orderDetailApi, orderFormApi } from '@lading/contracts/orders';
import { shippingMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { applyStoreState, type StoreAct } from '../orders/index.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';

const { server, seller } = await twoOrganizations();
const { database, clock, tokens } = server.platform;
const { orgId } = (await tokens.read(seller.accessToken))!;
const buyer = labelBuyer(server, seller);
await buyer.fund(50_000);

async function create(orderNo: string): Promise<string> {
  const body = {
    orderNo,
    currency: 'USD',
    recipient: place('90277'),
    packages: [],
    lines: [{ skuCode: 'CUP', skuName: 'Cup', quantity: 3, unitPrice: 5 }],
  };
  const key = { 'idempotency-key': randomUUID() };
  return (await dataOf(server.call(orderFormApi.calls.createOrder, { body }, seller, key))).orderId;
}

it('an order that its store has shipped gets no label, until the store takes that back', async () => {
  const reported = (orderId: string, act: StoreAct) =>
    database.asOrganization(orgId, (trx) => applyStoreState(trx, orderId, act, clock.now()));
  const orderId = await create('OF-STORE');
  const quote = await buyer.quote({ ...workedExample, orderId });
  await reported(orderId, 'store-ship');
  for (const seen of [quote, await buyer.quote({ ...workedExample, orderId })])
    expect(await buyer.buy(seen)).toMatchObject({
      code: 409,
      reason: shippingMessages.orderShipped.code,
      params: { orderNo: 'OF-STORE', allowedActs: { items: ['tag', 'note'] } },
    });
  expect((await buyer.balance()).held).toBe(0);
  await reported(orderId, 'store-open');
  expect(await buyer.buy(quote)).toMatchObject({ data: { state: 'BOUGHT' } });
});

it('the rest of an order gets a label once the parcel of its warehouse is recorded', async () => {
  const orderId = await create('OF-WAREHOUSE');
  const quote = await buyer.quote({ ...workedExample, orderId });
  await database.pool.query(
    `insert into outbound (org_id, warehouse_id, order_id, client_ref, status, recipient)
     select org_id, (select warehouse_id from warehouse order by 1 limit 1), order_id, order_no, 'SHIPPED', recipient
     from customer_order where order_id = $1`,
    [orderId],
  );
  expect(await buyer.buy(quote)).toMatchObject({
    code: 409,
    reason: shippingMessages.orderInWarehouse.code,
  });
  await database.pool.query(
    `insert into shipment (org_id, order_id, shipment_no, shipment_status)
     select org_id, order_id, given.no, given.status from customer_order, (values
       ('OF-WAREHOUSE-1', 'IN_TRANSIT'), ('OF-WAREHOUSE-2', 'AWAITING_LABEL')
     ) given (no, status) where order_id = $1`,
    [orderId],
  );
  await database.pool.query(
    `update customer_order set order_status = 'PARTIALLY_SHIPPED' where order_id = $1`,
    [orderId],
  );
  const order = await dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
  expect(order.allowedActs).toContain('label');
  expect(await buyer.buy(quote)).toMatchObject({
    data: { state: 'BOUGHT', shipmentNo: 'OF-WAREHOUSE-2' },
  });
});
