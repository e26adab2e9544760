import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import {
  shippingApi,
  unansweredMessages,
  voidMessages,
  type TrackingEvent,
} from '@lading/contracts/shipping';
import { beforeAll, expect, it } from 'vitest';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const carriers = platformCarriers(server.platform);
const accounts = fixedAccounts(carriers);
const voids = voidService(server.platform, accounts);
const tracking = trackingService(server.platform, accounts);

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}
const detail = async (shipmentId: string) => {
  const answer = await server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller);
  if (answer.result !== 'OK') throw new Error(answer.message);
  return answer.data;
};
/** The ledger entries of a bought label. */
async function soldAs(shipmentId: string) {
  const { rows } = await server.platform.database.pool.query<{ ref: string; account: string; org: string }>(
    `select carrier_ref as ref, account_id as account, org_id::text as org from label_purchase where shipment_id = $1`,
    [shipmentId],
  );
  return rows[0]!;
}
/** The carrier reports twice that a label is canceled, as its reports do. */
async function reportCancelled(shipmentId: string): Promise<void> {
  const { account, org } = await soldAs(shipmentId);
  const trackingNumber = (await detail(shipmentId)).trackingNumber!;
  const time = server.clock.now().toISOString();
  const text = { status: 'CANCELLED', detail: 'cancelled', text: 'Label canceled', place: null } as const;
  const event: TrackingEvent = { trackingNumber, time, ...text };
  await tracking.take(org, account, [event]);
  await tracking.take(org, account, [event]);
}

beforeAll(async () => {
  await goTo('2027-03-01T18:00:00Z');
  await buyer.fund(100_000);
});

it('a label voided directly with its carrier is void here too, and is refunded once', async () => {
  const before = await buyer.balance();
  const { shipmentId } = await buyer.bought({ ...workedExample, to: place('90277') });
  const { ref } = await soldAs(shipmentId);
  await carriers[0]!.voidLabel(ref, new AbortController().signal);
  server.clock.advance(60_000);
  await reportCancelled(shipmentId);
  expect(await detail(shipmentId)).toMatchObject({ labelStatus: 'VOID_REQUESTED', acts: [] });
  await Promise.all([voids.followUp(), voids.followUp()]);
  expect(await detail(shipmentId)).toMatchObject({
    shipmentStatus: 'VOIDED',
    labelStatus: 'VOIDED',
    voided: { state: 'ACCEPTED' },
  });
  expect(await buyer.balance()).toEqual({ ...before, available: before.available - 2_809 });
  await goTo('2027-03-03T18:00:00Z');
  await Promise.all([voids.followUp(), voids.followUp()]);
  expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REFUNDED' });
  expect(await buyer.balance()).toEqual(before);
});

it('a given-up void that its carrier had accepted after all is refunded once', async () => {
  const before = await buyer.balance();
  const { shipmentId } = await buyer.bought({ ...workedExample, to: place('90277') });
  const { ref } = await soldAs(shipmentId);
  await server.platform.database.pool.query(
    `insert into label_void (org_id, purchase_id, shipment_id, state, requested_at, message)
     select org_id, purchase_id, shipment_id, 'REJECTED', $2, $3 from label_purchase where shipment_id = $1`,
    [shipmentId, server.clock.now(), JSON.stringify(unansweredMessages.voidUnanswered({ days: 7 }))],
  );
  await carriers[0]!.voidLabel(ref, new AbortController().signal);
  server.clock.advance(60_000);
  await reportCancelled(shipmentId);
  await Promise.all([voids.followUp(), voids.followUp()]);
  expect(await detail(shipmentId)).toMatchObject({ labelStatus: 'VOIDED', voided: { state: 'ACCEPTED' } });
  await goTo('2027-03-06T18:00:00Z');
  await Promise.all([voids.followUp(), voids.followUp()]);
  expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REFUNDED' });
  expect(await buyer.balance()).toEqual(before);
});

it('a refused void whose label the carrier cancels later is refunded once; earlier news changes nothing', async () => {
  const before = await buyer.balance();
  const { shipmentId } = await buyer.bought({ ...workedExample, to: place('90277') });
  const { ref, org, account } = await soldAs(shipmentId);
  server.clock.advance(60_000);
  const trackingNumber = (await detail(shipmentId)).trackingNumber!;
  const text = { status: 'CANCELLED', detail: 'cancelled', text: 'Label canceled', place: null } as const;
  const early: TrackingEvent = { trackingNumber, time: server.clock.now().toISOString(), ...text };
  server.clock.advance(60_000);
  const message = JSON.stringify(voidMessages.voidRejected({ carrier: 'Demo Carrier' }));
  await server.platform.database.pool.query(
    `insert into label_void (org_id, purchase_id, shipment_id, state, requested_at, message)
     select org_id, purchase_id, shipment_id, 'REJECTED', $2, $3 from label_purchase where shipment_id = $1`,
    [shipmentId, server.clock.now(), message],
  );
  await tracking.take(org, account, [early]);
  expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REJECTED' });
  await carriers[0]!.voidLabel(ref, new AbortController().signal);
  server.clock.advance(60_000);
  await reportCancelled(shipmentId);
  expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REQUESTED' });
  await Promise.all([voids.followUp(), voids.followUp()]);
  await goTo('2027-03-09T18:00:00Z');
  await Promise.all([voids.followUp(), voids.followUp()]);
  expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REFUNDED' });
  expect(await buyer.balance()).toEqual(before);
});

const { packages } = workedExample;
/** An order without a label. */
async function openOrder(): Promise<string> {
  const query = { orderStatus: 'UNSHIPPED' as const, pageSize: 50 };
  const page = await server.call(ordersApi.calls.orderPage, { query }, seller);
  const records = page.result === 'OK' ? page.data.records : [];
  return records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!.orderId;
}
const orderOf = (orderId: string) =>
  server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller);

it('an order whose label was voided directly with its carrier can be shipped again', async () => {
  const orderId = await openOrder();
  const { shipmentId } = await buyer.bought({ orderId, packages });
  const { ref } = await soldAs(shipmentId);
  await carriers[0]!.voidLabel(ref, new AbortController().signal);
  server.clock.advance(60_000);
  await reportCancelled(shipmentId);
  await voids.followUp();
  expect(await orderOf(orderId)).toMatchObject({ data: { orderStatus: 'UNSHIPPED' } });
  expect((await buyer.bought({ orderId, packages })).shipmentId).not.toBe(shipmentId);
});

it('a label that its carrier has canceled is void although its refund is refused: its order can be shipped again', async () => {
  await goTo('2027-03-10T18:00:00Z');
  const orderId = await openOrder();
  const { shipmentId } = await buyer.bought({ orderId, packages });
  server.clock.advance(60_000);
  await reportCancelled(shipmentId);
  const text = voidMessages.voidRejected({ carrier: 'Demo Carrier' });
  const refusing = carriers.map((carrier) => ({
    ...carrier,
    voidLabel: () => Promise.resolve({ state: 'rejected' as const, text }),
  }));
  await voidService(server.platform, fixedAccounts(refusing)).followUp();
  expect(await detail(shipmentId)).toMatchObject({
    shipmentStatus: 'VOIDED',
    labelStatus: 'VOIDED',
    voided: { state: 'REJECTED', isRetryable: false },
  });
  expect(await orderOf(orderId)).toMatchObject({
    data: { orderStatus: 'UNSHIPPED', allowedActs: expect.arrayContaining(['label']) as string[] },
  });
});
