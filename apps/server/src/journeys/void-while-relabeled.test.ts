import { orderDetailApi } from '@lading/contracts/orders';
import { shippingMessages } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { labelBuyer, workedExample } from '../modules/shipping/testing/buy-labels.ts';
import { forgetfulPurchasing, openPurchasing } from '../modules/shipping/testing/open-purchases.ts';
import { labelVoider, packageVoider } from '../modules/shipping/testing/void-package.ts';
import type { ChannelOrder } from '../modules/stores/channels/channel-connector.ts';
import { takeOrder } from '../modules/stores/channel-order.store.ts';
import { channelLine as line, channelOrder } from '../modules/stores/testing/channel-orders.ts';
import { dataOf } from '../platform/testing/data-of.ts';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';

const [one] = workedExample.packages;
const packages = [one!, { ...one!, weight: 3 }];

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const { database } = server.platform;
let store: { storeId: string; orgId: string };
beforeAll(async () => {
  const { orgId } = (await server.platform.tokens.read(seller.accessToken))!;
  const { store_id: storeId } = await database.asOrganization(orgId, (trx) =>
    trx.selectFrom('store').select('store_id').executeTakeFirstOrThrow(),
  );
  store = { storeId, orgId };
  await buyer.fund(200_000);
});

const asOwner: typeof database.asSystem = (work) => database.asOrganization(store.orgId, work);
const told = (externalId: string, more: Partial<ChannelOrder>) =>
  asOwner(async (trx) => {
    const order = channelOrder({ externalId, orderNo: `W-${externalId}`, ...more });
    await takeOrder(trx, store.storeId, order, server.clock.now());
    const { order_id: orderId } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.storeId)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
    return orderId;
  });
const voidElsewhere = (shipmentId: string) => labelVoider(server, seller)(shipmentId);
const orderOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const kindsReported = (shipmentId: string) =>
  asOwner(async (trx) => {
    const rows = await trx
      .selectFrom('shipment_report')
      .select('kind')
      .where('shipment_id', '=', shipmentId)
      .orderBy('report_id')
      .execute();
    return rows.map(({ kind }) => kind);
  });

/** A label for two packages of which the second is void, and another one for it, of whose purchase the carrier's reply is lost. */
async function relabeling(orderId: string) {
  const parcel = await buyer.bought({ orderId, packages });
  await packageVoider(server, seller)(parcel.shipmentId);
  await asOwner((trx) =>
    sql`update shipment set recipient = recipient || '{"addressLine2": "DEMO: REPLY-LOST"}'
      where shipment_id = ${parcel.shipmentId}`.execute(trx),
  );
  const second = await dataOf(buyer.buy(await buyer.quote({ relabelOf: parcel.shipmentId })));
  expect(second.state).toBe('UNKNOWN');
  return { parcel, second };
}

/** Has the purchases whose reply was lost end as not bought. */
async function endUnbought(): Promise<void> {
  server.clock.advance(3 * 60_000);
  await forgetfulPurchasing(server).purchases.saga.reconcile();
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}

it('an order whose label is void gets no other one while a second label for its packages is being bought', async () => {
  const orderId = await told('bought', { lines: [line('A', 2)] });
  const { parcel, second } = await relabeling(orderId);
  await voidElsewhere(parcel.shipmentId);
  expect((await orderOf(orderId)).allowedActs).not.toContain('label');
  expect(await buyer.buy(await buyer.quote({ orderId, packages }))).toMatchObject({
    code: 409,
    reason: shippingMessages.labelUnderWay.code,
    params: { shipmentNo: second.shipmentNo },
  });
  await openPurchasing(server).purchases.saga.reconcile();
  expect(await orderOf(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [{ shipmentStatus: 'VOIDED' }, { shipmentStatus: 'LABEL_CREATED', isRelabel: true }],
  });
  expect(await buyer.buy(await buyer.quote({ orderId, packages }))).toMatchObject({
    code: 409,
    reason: shippingMessages.alreadyLabeled.code,
  });
  await told('bought', { lines: [line('A', 2)], totalAmount: 11 });
  const { orderStatus, shipments, lines } = await orderOf(orderId);
  expect({ orderStatus, shipments: shipments.length }).toEqual({ orderStatus: 'SHIPPED', shipments: 2 });
  expect(lines).toMatchObject([{ skuCode: 'A', quantity: 2 }]);
  // What its store knows is not withdrawn: it has the number of the second label now.
  expect(await kindsReported(parcel.shipmentId)).toEqual(['shipped']);
});

it('such an order can be labeled again once the second label was not bought', async () => {
  const orderId = await told('unbought', { lines: [line('A', 2)] });
  const { parcel, second } = await relabeling(orderId);
  await voidElsewhere(parcel.shipmentId);
  expect(await kindsReported(parcel.shipmentId)).toEqual(['shipped']);
  await endUnbought();
  expect(await orderOf(orderId)).toMatchObject({
    orderStatus: 'UNSHIPPED',
    shipments: [{}, { shipmentId: second.shipmentId, shipmentStatus: 'VOIDED', labelStatus: 'NONE' }],
  });
  expect(await kindsReported(parcel.shipmentId)).toEqual(['shipped', 'voided']);
  const next = await buyer.bought({ orderId, packages });
  expect(next.shipmentNo).toBe(`${parcel.shipmentNo}-2`);
});

it('the last of two parcels awaits a label again only once the second label for it was not bought', async () => {
  const waiting = { ...line('B', 2), why: 'WAITING' as const };
  const orderId = await told('rest', { lines: [line('A', 1)], notPacked: [waiting] });
  await buyer.bought({ orderId, packages });
  await told('rest', { state: 'partly-shipped', lines: [line('A', 1, 1), line('B', 2)] });
  const { parcel } = await relabeling(orderId);
  await voidElsewhere(parcel.shipmentId);
  expect((await orderOf(orderId)).shipments).toHaveLength(3);
  // Its store, which has not counted that parcel yet, still wants its goods.
  await told('rest', { state: 'partly-shipped', lines: [line('A', 1, 1), line('B', 2)], totalAmount: 11 });
  expect((await orderOf(orderId)).shipments).toHaveLength(3);
  await endUnbought();
  expect(await orderOf(orderId)).toMatchObject({
    orderStatus: 'PARTIALLY_SHIPPED',
    shipments: [
      { shipmentStatus: 'LABEL_CREATED' },
      { shipmentStatus: 'VOIDED' },
      { shipmentStatus: 'VOIDED', isRelabel: true },
      { shipmentStatus: 'AWAITING_LABEL', isRelabel: false },
    ],
  });
});
