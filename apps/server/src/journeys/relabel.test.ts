import { randomUUID } from 'node:crypto';
import { orderDetailApi } from '@lading/contracts/orders';
import { labelsApi, ratesApi, shippingApi, shippingMessages } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { dataOf } from '../platform/testing/data-of.ts';
import { twoOrganizations } from '../platform/testing/two-organizations.ts';
import { beginReport } from '../modules/shipping/due-report.store.ts';
import { labelBuyer, workedExample } from '../modules/shipping/testing/buy-labels.ts';
import { packageVoider } from '../modules/shipping/testing/void-package.ts';
import { takeOrder } from '../modules/stores/channel-order.store.ts';
import { channelLine as line, channelOrder } from '../modules/stores/testing/channel-orders.ts';

const [one] = workedExample.packages;
const packages = [one!, { ...one!, weight: 3 }];

const { server, seller, other } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const voidPackage = packageVoider(server, seller);
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
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const orderOf = (orderId: string) =>
  dataOf(server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller));
const askRelabel = (relabelOf: string, caller = seller) =>
  server.call(ratesApi.calls.quote, { body: { relabelOf } }, caller);
const relabel = async (shipmentId: string) =>
  dataOf(buyer.buy(await dataOf(askRelabel(shipmentId)), { key: randomUUID() }));
const voidLabels = (shipmentId: string) =>
  server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);

/** A shipment of two packages, of 11 and 3 lb, of which the label of the second is void. */
async function voidInPart(more: object = {}) {
  const first = await buyer.bought({ ...workedExample, packages, signature: 'signature', ...more });
  await voidPackage(first.shipmentId);
  return first;
}

/** The same, for an order of a store. */
async function orderInPart(externalId: string) {
  const orderId = await asOwner(async (trx) => {
    const order = channelOrder({ externalId, orderNo: `L-${externalId}`, lines: [line('A', 2)] });
    await takeOrder(trx, store.storeId, order, server.clock.now());
    const { order_id: id } = await trx
      .selectFrom('customer_order')
      .select('order_id')
      .where('store_id', '=', store.storeId)
      .where('external_id', '=', externalId)
      .executeTakeFirstOrThrow();
    return id;
  });
  const first = await voidInPart({ from: undefined, to: undefined, orderId });
  return { orderId, first };
}

/** Makes the carrier refuse the next labels of a shipment's packages; null: it sells them again. */
const refuseRelabels = (shipmentId: string, text: string | null) =>
  asOwner((trx) =>
    sql`update shipment set recipient = recipient || jsonb_build_object('addressLine2', ${text}::text)
      where shipment_id = ${shipmentId}`.execute(trx),
  );

it('a package whose label is void gets another one, bought and charged once, and printed by itself', async () => {
  const first = await voidInPart();
  expect((await detail(first.shipmentId)).acts).toContain('relabel');
  const [quote, second] = [
    await dataOf(askRelabel(first.shipmentId)),
    await dataOf(askRelabel(first.shipmentId)),
  ];
  expect(quote).toMatchObject({
    packages: [packages[1]],
    from: { zipCode: '94107' },
    to: { zipCode: '90277' },
  });
  // As for the first label.
  expect(quote.rates[0]!.lines.map(({ kind }) => kind)).toContain('signature');
  const before = await buyer.balance();
  const key = randomUUID();
  const results = await Promise.all([
    buyer.buy(quote, { key }),
    buyer.buy(quote, { key }),
    buyer.buy(second, { key: randomUUID() }),
  ]);
  // The same request has the same result; of two requests one is refused.
  expect(new Set(results.map(({ result }) => result)).size).toBe(2);
  const standing = (await detail(first.shipmentId)).relabels!;
  expect(standing).toHaveLength(1);
  const relabeled = await detail(standing[0]!.shipmentId);
  expect(relabeled).toMatchObject({
    shipmentNo: `${first.shipmentNo}-L2`,
    relabelOf: { shipmentId: first.shipmentId },
    packages: [{ weight: 3 }],
    labels: [{ packageNo: 1, isVoid: false }],
  });
  expect((await buyer.balance()).available).toBe(before.available - relabeled.purchase!.charged!.minor);
  expect(await askRelabel(first.shipmentId)).toMatchObject({ result: 'ERR', code: 409 });
  expect(await buyer.buy(second, { key: randomUUID() })).toMatchObject({ result: 'ERR', code: 409 });
  const whole = await detail(first.shipmentId);
  expect(whole.acts).not.toContain('relabel');
  expect(whole.packages).toMatchObject([
    { isLabelVoid: false, nextTrackingNumber: null },
    { isLabelVoid: true, nextTrackingNumber: relabeled.labels[0]!.trackingNumber },
  ]);
  const print = { body: { shipmentIds: [relabeled.shipmentId], format: 'zpl' as const } };
  expect((await server.send(labelsApi.calls.printLabels, print, seller)).body.match(/\^XA/g)).toHaveLength(1);
});

it('is voided before the labels that it stands beside, and can be bought again then', async () => {
  const first = await voidInPart();
  const second = await relabel(first.shipmentId);
  expect((await detail(first.shipmentId)).acts).not.toContain('void');
  expect(await voidLabels(first.shipmentId)).toMatchObject({
    result: 'ERR',
    message: shippingMessages.relabelStands({ shipmentNo: second.shipmentNo }).message,
  });
  await dataOf(voidLabels(second.shipmentId));
  const third = await relabel(first.shipmentId);
  expect(third.shipmentNo).toBe(`${first.shipmentNo}-L3`);
  await dataOf(voidLabels(third.shipmentId));
  await dataOf(voidLabels(first.shipmentId));
  expect(await askRelabel(first.shipmentId)).toMatchObject({ result: 'ERR', code: 409 });
});

it('leaves its order shipped, and is not offered for one on hold', async () => {
  const { orderId, first } = await orderInPart('order');
  expect(await orderOf(orderId)).toMatchObject({ orderStatus: 'SHIPPED', shipments: [{ toRelabel: 1 }] });
  const quote = await dataOf(askRelabel(first.shipmentId));
  const stand = (status: string) =>
    asOwner((trx) =>
      sql`update customer_order set order_status = ${status} where order_id = ${orderId}`.execute(trx),
    );
  await stand('ON_HOLD');
  expect(await buyer.buy(quote, { key: randomUUID() })).toMatchObject({ result: 'ERR', code: 409 });
  await stand('SHIPPED');
  const second = await dataOf(buyer.buy(quote, { key: randomUUID() }));
  expect(await orderOf(orderId)).toMatchObject({
    orderStatus: 'SHIPPED',
    shipments: [
      { toRelabel: 0, isRelabel: false },
      { toRelabel: 0, isRelabel: true },
    ],
  });
  await dataOf(voidLabels(second.shipmentId));
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ orderStatus: 'SHIPPED', shipments: [{ toRelabel: 1 }, {}] });
  expect(order.allowedActs).not.toContain('label');
});

it('after a refusal nothing awaits a label, and the next try is the same shipment', async () => {
  const { orderId, first } = await orderInPart('refused');
  await refuseRelabels(first.shipmentId, 'DEMO:REFUSE');
  expect(await buyer.buy(await dataOf(askRelabel(first.shipmentId)))).toMatchObject({ result: 'ERR' });
  await refuseRelabels(first.shipmentId, null);
  const order = await orderOf(orderId);
  expect(order).toMatchObject({ orderStatus: 'SHIPPED', shipments: [{ toRelabel: 1 }, {}] });
  const [failed] = (await detail(first.shipmentId)).relabels!;
  expect((await detail(failed!.shipmentId)).acts).not.toContain('purchase');
  expect((await relabel(first.shipmentId)).shipmentId).toBe(failed!.shipmentId);
});

it('awaits no label that was refused once the first is void', async () => {
  const { orderId, first } = await orderInPart('given-up');
  await refuseRelabels(first.shipmentId, 'DEMO:REFUSE');
  expect(await buyer.buy(await dataOf(askRelabel(first.shipmentId)))).toMatchObject({ result: 'ERR' });
  await dataOf(voidLabels(first.shipmentId));
  expect(await orderOf(orderId)).toMatchObject({
    orderStatus: 'UNSHIPPED',
    shipments: [
      { shipmentStatus: 'VOIDED', labelStatus: 'VOIDED' },
      { shipmentStatus: 'VOIDED', labelStatus: 'NONE', isRelabel: true },
    ],
  });
});

it('the store gets its number beside those that stand, and loses it with its void', async () => {
  const { first } = await orderInPart('told');
  const [kept, gone] = first.labels.map(({ trackingNumber }) => trackingNumber);
  const reports = (shipmentId: string) =>
    asOwner((trx) =>
      trx
        .selectFrom('shipment_report')
        .select(['report_id', 'kind', 'state'])
        .where('shipment_id', '=', shipmentId)
        .orderBy('report_id')
        .execute(),
    );
  const due = async (at = 0) => {
    const all = await reports(first.shipmentId);
    return asOwner((trx) => beginReport(trx, all[at]!.report_id));
  };
  expect(await due()).toMatchObject({ trackingNumbers: [kept], voidedNumbers: [gone], isInPart: true });
  const second = await relabel(first.shipmentId);
  const next = second.labels[0]!.trackingNumber;
  expect(await reports(second.shipmentId)).toEqual([]);
  expect(await due()).toMatchObject({
    kind: 'shipped',
    shipmentNo: first.shipmentNo,
    trackingNumbers: [kept, next],
    voidedNumbers: [gone],
    isInPart: false,
    isVoided: false,
  });
  await dataOf(voidLabels(second.shipmentId));
  expect(await due()).toMatchObject({
    trackingNumbers: [kept],
    voidedNumbers: [gone, next],
    isInPart: true,
    isVoided: false,
  });
  await dataOf(voidLabels(first.shipmentId));
  expect(await due(1)).toMatchObject({ kind: 'voided', isVoided: true });
});

it('is not asked for together with a return', async () => {
  const { shipmentId } = await voidInPart();
  const body = { returnOf: shipmentId, relabelOf: shipmentId };
  const { code } = shippingMessages.returnOrRelabel;
  expect(await server.call(ratesApi.calls.quote, { body }, seller)).toMatchObject({
    code: 400,
    errors: [expect.objectContaining({ fieldName: 'relabelOf', code })],
  });
});

it('other organizations, returns, and shipments without a void label have none', async () => {
  const first = await voidInPart();
  expect(await askRelabel(first.shipmentId, other)).toMatchObject({ result: 'ERR' });
  expect(await askRelabel('1')).toMatchObject({ result: 'ERR', code: 404 });
  const whole = await buyer.bought({ ...workedExample, packages });
  expect(await askRelabel(whole.shipmentId)).toMatchObject({ result: 'ERR', code: 409 });
  expect((await detail(whole.shipmentId)).acts).not.toContain('relabel');
  const second = await relabel(first.shipmentId);
  expect(await askRelabel(second.shipmentId)).toMatchObject({ result: 'ERR', code: 409 });
});
