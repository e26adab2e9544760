import { identityApi } from '@lading/contracts/identity';
import { pickupsApi, shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { beforeAll, expect, it } from 'vitest';
import type { Trx } from '../../../platform/database.ts';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { CarrierError } from '../carriers/carrier-adapter.ts';
import type { CarrierPickups } from '../carriers/carrier-pickups.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { pickupService } from './pickup.service.ts';
import { pickupDraft, savedDock } from './testing/pickup-draft.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const { database } = server.platform;
const { calls } = pickupsApi;

/** Gets the fee of a pickup; the second line of its address chooses what happens at the demo carrier. */
async function offered(addressLine2 = '') {
  const body = pickupDraft(await savedDock(server, seller, { addressLine2 }));
  return dataOf(server.call(calls.offerPickup, { body }, seller));
}
const stands = async (pickupId: string) =>
  (await dataOf(server.call(calls.pickupPage, { query: { pageSize: 200 } }, seller))).records.find(
    (one) => one.pickupId === pickupId,
  );
/** A node; its carriers may answer otherwise. */
const node = (change: (pickups: CarrierPickups) => CarrierPickups = (pickups) => pickups) =>
  pickupService(
    server.platform,
    fixedAccounts(
      platformCarriers(server.platform).map((carrier) => ({ ...carrier, pickups: change(carrier.pickups!) })),
    ),
  );
async function context(): Promise<never> {
  const me = await dataOf(server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller));
  const { orgId } = me.org;
  const given = {
    user: { orgId, userId: me.user.userId },
    db: <Result>(run: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, run),
    audit: { tell: () => undefined },
  };
  return given as never;
}

beforeAll(async () => {
  // A Monday, 10:00 in Los Angeles, with a new token, since the old one expires.
  server.clock.advance(Date.parse('2027-03-01T18:00:00Z') - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  await buyer.fund(100_000);
});

it('a canceled pickup refunds what was paid, if that is less than requested', async () => {
  const before = await buyer.balance();
  const { pickupId, fee } = await offered();
  const cheaper = node((pickups) => ({
    ...pickups,
    book: async (...given) => ({ ...(await pickups.book(...given)), fee: { minor: 300, currency: 'USD' } }),
  }));
  await cheaper.schedule(await context(), { pickupId, fee });
  expect(await buyer.balance()).toEqual({ ...before, available: before.available - 300 });
  expect(await stands(pickupId)).toMatchObject({ state: 'SCHEDULED', fee: { minor: 300 } });
  await dataOf(server.call(calls.cancelPickup, { body: { pickupId } }, seller));
  expect(await buyer.balance()).toEqual(before);
});

it('one accepted after it was given up is canceled as soon as its carrier answers', async () => {
  const before = await buyer.balance();
  const { pickupId, fee } = await offered();
  let answers = false;
  const late = node((pickups) => ({
    ...pickups,
    async book(...given) {
      // Another node gives up on it meanwhile.
      server.clock.advance(3 * 60_000);
      await node().followUp();
      return pickups.book(...given);
    },
    cancel: (...given) =>
      answers ? pickups.cancel!(...given) : Promise.reject(new CarrierError({ kind: 'unavailable' })),
  }));
  const standing = async () => {
    const { rowCount } = await database.pool.query(
      'select from demo_carrier_pickup where cancelled_at is null',
    );
    return rowCount!;
  };
  const ordered = await standing();
  await expect(late.schedule(await context(), { pickupId, fee })).rejects.toThrow(
    shipmentServiceMessages.notOrdered().message,
  );
  expect(await stands(pickupId)).toMatchObject({ state: 'REFUSED' });
  expect(await buyer.balance()).toEqual(before);
  await late.followUp();
  expect(await standing()).toBe(ordered + 1);
  answers = true;
  await late.followUp();
  expect(await standing()).toBe(ordered);
});

it('one interrupted before the carrier was asked refunds its fee', async () => {
  const before = await buyer.balance();
  const { pickupId, fee } = await offered();
  const silent = node((pickups) => ({ ...pickups, book: () => new Promise<never>(() => undefined) }));
  void silent.schedule(await context(), { pickupId, fee }).catch(() => undefined);
  await expect.poll(async () => (await buyer.balance()).held).toBe(before.held + fee.minor);
  server.clock.advance(3 * 60_000);
  await node().followUp();
  expect(await stands(pickupId)).toMatchObject({ state: 'REFUSED' });
  expect(await buyer.balance()).toEqual(before);
});

it('one that stays open does not block the others', async () => {
  const pickups = [await offered('DEMO: REPLY-LOST'), await offered('DEMO: REPLY-LOST')];
  for (const { pickupId, fee } of pickups)
    await dataOf(server.call(calls.schedulePickup, { body: { pickupId, fee } }, seller));
  const [stuck, other] = pickups;
  const { rows } = await database.pool.query<{ reference: string }>(
    'select reference from carrier_pickup where pickup_id = $1',
    [stuck!.pickupId],
  );
  const silent = node((one) => ({
    ...one,
    find: (sought, signal) =>
      sought.reference === rows[0]!.reference
        ? Promise.reject(new CarrierError({ kind: 'unavailable' }))
        : one.find!(sought, signal),
  }));
  await silent.followUp(1);
  await silent.followUp(1);
  expect([await stands(stuck!.pickupId), await stands(other!.pickupId)]).toMatchObject([
    { state: 'UNCONFIRMED' },
    { state: 'SCHEDULED' },
  ]);
});

it('one that its carrier accepts after it was given up, without a reply, is found and canceled', async () => {
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  await node().followUp();
  const before = await buyer.balance();
  const { pickupId, fee } = await offered();
  let book: (() => Promise<{ pickupRef: string }>) | undefined;
  const cut = node((pickups) => ({
    ...pickups,
    book(...given) {
      book = () => pickups.book(...given);
      return new Promise<never>(() => undefined);
    },
  }));
  void cut.schedule(await context(), { pickupId, fee }).catch(() => undefined);
  await expect.poll(() => book !== undefined).toBe(true);
  server.clock.advance(3 * 60_000);
  await node().followUp();
  expect(await stands(pickupId)).toMatchObject({ state: 'REFUSED' });
  const { pickupRef } = await book!();
  const isCanceled = async () => {
    const { rowCount } = await database.pool.query(
      'select from demo_carrier_pickup where pickup_ref = $1 and cancelled_at is not null',
      [pickupRef],
    );
    return rowCount === 1;
  };
  server.clock.advance(6 * 60_000);
  await node().followUp();
  expect(await isCanceled()).toBe(false);
  server.clock.advance(2 * 60_000);
  await node().followUp();
  expect(await isCanceled()).toBe(true);
  expect(await stands(pickupId)).toMatchObject({ state: 'REFUSED' });
  expect(await buyer.balance()).toEqual(before);
});

it('those without an answer of their carrier end after a week: by the refunded fee, or by the scans', async () => {
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  await node().followUp();
  const before = await buyer.balance();
  const [lost, scheduled] = [await offered('DEMO: REPLY-LOST'), await offered()];
  for (const { pickupId, fee } of [lost, scheduled])
    await dataOf(server.call(calls.schedulePickup, { body: { pickupId, fee } }, seller));
  const gone = pickupService(server.platform, fixedAccounts([]));
  const refuse = () => Promise.reject(new CarrierError({ kind: 'unauthorized' }));
  const refused = node((pickups) => ({ ...pickups, find: refuse, cancel: refuse, outcome: refuse }));
  await refused.followUp();
  await gone.followUp();
  expect(await stands(lost.pickupId)).toMatchObject({ state: 'UNCONFIRMED' });
  server.clock.advance(10 * 86_400_000);
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
  await refused.followUp();
  expect(await stands(lost.pickupId)).toMatchObject({
    state: 'REFUSED',
    message: { code: shipmentServiceMessages.cannotCheck.code },
  });
  expect(await stands(scheduled.pickupId)).toMatchObject({ state: 'MISSED' });
  expect(await buyer.balance()).toEqual({
    ...before,
    available: before.available - scheduled.fee.minor,
  });
});
