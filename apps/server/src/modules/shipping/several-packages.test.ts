import { messagesApi } from '@lading/contracts/messages';
import { shippingApi, voidMessages, type TrackingStatus } from '@lading/contracts/shipping';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierEvent, CarrierParcel } from './carriers/carrier-adapter.ts';
import { labelBuyer, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';

const { server, seller } = await twoOrganizations();
const buyer = labelBuyer(server, seller);
const { pool } = server.platform.database;
const migration = join(import.meta.dirname, '../../../db/migrations/0820-packages-still-under-way.sql');

/** What the carrier says of each parcel from now on. */
const reported: CarrierEvent[] = [];
const asked: CarrierParcel[] = [];
const tracking = trackingService(
  server.platform,
  fixedAccounts(
    platformCarriers(server.platform).map((carrier) => ({
      ...carrier,
      track: (parcels: readonly CarrierParcel[]) => {
        asked.push(...parcels);
        return Promise.resolve({ events: [...reported], unasked: [] });
      },
    })),
  ),
);
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));

/** A shipment of two packages, which a carrier reports on. */
async function two() {
  const packages = [...workedExample.packages, ...workedExample.packages];
  const { shipmentId, labels } = await buyer.bought({ ...workedExample, packages });
  const [first, second] = labels.map(({ trackingNumber }) => trackingNumber);
  const event = (trackingNumber: string, status: TrackingStatus): CarrierEvent => ({
    trackingNumber,
    time: server.clock.now().toISOString(),
    status,
    detail: status.toLowerCase(),
    text: status,
    place: null,
  });
  /** Reports a package as being in a status, some hours later, and polls. */
  const say = async (trackingNumber: string, status: TrackingStatus) => {
    server.clock.advance(8 * 3_600_000);
    Object.assign(seller, await server.signIn('seller@lading.test'));
    reported.push(event(trackingNumber, status));
    await tracking.trackDue();
  };
  return { shipmentId, first: first!, second: second!, say, event };
}

beforeAll(() => buyer.fund(100_000));
beforeEach(async () => {
  // The clock is hours ahead of the token of the test before.
  Object.assign(seller, await server.signIn('seller@lading.test'));
  await pool.query('update shipment set track_at = null');
  reported.length = 0;
  asked.length = 0;
});

it('a shipment is tracked until each of its packages is delivered', async () => {
  const { shipmentId, first, second, say } = await two();
  await say(second, 'IN_TRANSIT');
  expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'IN_TRANSIT' });
  await say(first, 'DELIVERED');
  expect(await detail(shipmentId)).toMatchObject({
    trackingStatus: 'IN_TRANSIT',
    shipmentStatus: 'IN_TRANSIT',
  });
  await say(second, 'DELIVERED');
  expect(await detail(shipmentId)).toMatchObject({
    trackingStatus: 'DELIVERED',
    shipmentStatus: 'DELIVERED',
  });
  asked.length = 0;
  server.clock.advance(86_400_000);
  await tracking.trackDue();
  expect(asked).toEqual([]);
});

it('late and repeated reports do not end or reopen a shipment', async () => {
  const { shipmentId, first, second, event } = await two();
  const { rows } = await pool.query<{ org: string }>(
    'select org_id::text as org from shipment where shipment_id = $1',
    [shipmentId],
  );
  const { org } = rows[0]!;
  server.clock.advance(60_000);
  const early = [event(first, 'IN_TRANSIT'), event(second, 'IN_TRANSIT')];
  server.clock.advance(60_000);
  const late = [event(first, 'DELIVERED'), event(second, 'DELIVERED')];
  await tracking.take(org, 'demo', [late[0]!]);
  await tracking.take(org, 'demo', [late[0]!, early[0]!]);
  expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'IN_TRANSIT' });
  await tracking.take(org, 'demo', [late[1]!]);
  for (const one of [...early, ...late, ...early]) await tracking.take(org, 'demo', [one]);
  const now = await detail(shipmentId);
  expect(now).toMatchObject({ trackingStatus: 'DELIVERED' });
  expect(now.timeline.filter(({ detail: what }) => what !== 'label_created')).toHaveLength(4);
});

it('a number that the carrier gives again is that of the newest label', async () => {
  const earlier = await two();
  const later = await two();
  await pool.query('update label set tracking_number = $2 where shipment_id = $1 and package_no = 1', [
    later.shipmentId,
    earlier.first,
  ]);
  const { rows } = await pool.query<{ org: string }>(
    'select org_id::text as org from shipment where shipment_id = $1',
    [later.shipmentId],
  );
  server.clock.advance(60_000);
  await tracking.take(rows[0]!.org, 'demo', [later.event(earlier.first, 'IN_TRANSIT')]);
  expect(await detail(later.shipmentId)).toMatchObject({ trackingStatus: 'IN_TRANSIT' });
  expect(await detail(earlier.shipmentId)).toMatchObject({ trackingStatus: 'PRE_TRANSIT' });
});

it('a label that the carrier cancels is void, and the other package goes on', async () => {
  const { shipmentId, first, second, say } = await two();
  const before = await buyer.balance();
  await say(first, 'CANCELLED');
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'PURCHASED',
    shipmentStatus: 'LABEL_CREATED',
    trackingNumber: second,
    labels: [{ isVoid: true }, { isVoid: false }],
  });
  await say(second, 'IN_TRANSIT');
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'PURCHASED',
    shipmentStatus: 'IN_TRANSIT',
    voided: null,
  });
  expect(await buyer.balance()).toEqual(before);
});

it('a void label that is scanned later is reported once, and the shipment goes on', async () => {
  const { shipmentId, first, say, event } = await two();
  await say(first, 'CANCELLED');
  await say(first, 'IN_TRANSIT');
  const { rows } = await pool.query<{ org: string; account: string }>(
    'select org_id::text as org, account_id as account from shipment where shipment_id = $1',
    [shipmentId],
  );
  await tracking.take(rows[0]!.org, rows[0]!.account, [event(first, 'DELIVERED')]);
  const shipment = await detail(shipmentId);
  expect(shipment).toMatchObject({
    labelStatus: 'PURCHASED',
    labels: [{ isVoid: true }, { isVoid: false }],
    voided: null,
  });
  const query = { pageSize: 50 };
  const { page } = await dataOf(server.call(messagesApi.calls.listMessages, { query }, seller));
  const { message: title } = voidMessages.voidDisputedTitle({ shipment: shipment.shipmentNo });
  expect(page.records.filter(({ titleEn }) => titleEn === title)).toHaveLength(1);
});

it('a purchase is void once its last valid label is, although its carrier refuses those that it took back before', async () => {
  const { shipmentId, first, event } = await two();
  const voided = [[1], [2]];
  const text = voidMessages.voidRejected({ carrier: 'Demo Carrier' });
  const carriers = platformCarriers(server.platform).map((carrier) => ({
    ...carrier,
    voidLabel: () => Promise.resolve({ state: 'rejected' as const, text, voided: voided.shift() ?? [] }),
  }));
  const askForVoid = async () => {
    await pool.query(
      `insert into label_void (org_id, purchase_id, shipment_id, state, requested_at)
       select org_id, purchase_id, shipment_id, 'REQUESTED', $2 from label_purchase where shipment_id = $1
       on conflict (purchase_id) do update set state = 'REQUESTED'`,
      [shipmentId, server.clock.now()],
    );
    await pool.query(`update shipment set label_status = 'VOID_REQUESTED' where shipment_id = $1`, [
      shipmentId,
    ]);
    await voidService(server.platform, fixedAccounts(carriers)).followUp();
  };
  await askForVoid();
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'PURCHASED',
    labels: [{ isVoid: true }, { isVoid: false }],
  });
  await askForVoid();
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'VOIDED',
    shipmentStatus: 'VOIDED',
    voided: { state: 'REJECTED' },
  });
  // Its parcel is on its way without a valid label: the organization is told, although there is no credit to reverse.
  const { rows } = await pool.query<{ org: string; account: string }>(
    'select org_id::text as org, account_id as account from shipment where shipment_id = $1',
    [shipmentId],
  );
  await tracking.take(rows[0]!.org, rows[0]!.account, [event(first, 'IN_TRANSIT')]);
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'VOIDED',
    voided: { state: 'DISPUTED', message: { code: voidMessages.scannedAfterVoid.code } },
  });
});

it('the last valid label that the carrier cancels voids the purchase', async () => {
  const { shipmentId, first, second, say } = await two();
  await say(first, 'CANCELLED');
  await say(second, 'CANCELLED');
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'VOID_REQUESTED',
    voided: { state: 'REQUESTED' },
  });
});

it('a package that the carrier has moved stays valid, whatever it cancels later', async () => {
  const { shipmentId, first, say } = await two();
  await say(first, 'IN_TRANSIT');
  await say(first, 'CANCELLED');
  expect(await detail(shipmentId)).toMatchObject({
    labelStatus: 'PURCHASED',
    labels: [{ isVoid: false }, { isVoid: false }],
  });
});

it('a shipment whose tracking ended with its first delivered package goes on', async () => {
  const { shipmentId, first, second, say } = await two();
  const done = await two();
  await say(first, 'DELIVERED');
  await say(done.first, 'DELIVERED');
  await say(done.second, 'DELIVERED');
  // As earlier releases have left it.
  await pool.query(
    `update shipment set tracking_status = 'DELIVERED', shipment_status = 'DELIVERED', track_at = null where shipment_id = $1`,
    [shipmentId],
  );
  await pool.query(`begin; ${await readFile(migration, 'utf8')} commit`);
  asked.length = 0;
  await tracking.trackDue();
  const numbers = asked.map(({ trackingNumber }) => trackingNumber);
  expect(numbers).toEqual(expect.arrayContaining([first, second]));
  expect(numbers).not.toContain(done.first);
  expect(await detail(shipmentId)).toMatchObject({ trackingStatus: 'IN_TRANSIT' });
});
