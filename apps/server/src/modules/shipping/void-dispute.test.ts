import { fundsApi } from '@lading/contracts/funds';
import { messagesApi } from '@lading/contracts/messages';
import {
  carrierMessages,
  labelsApi,
  shippingApi,
  voidMessages,
  type TrackingEvent,
} from '@lading/contracts/shipping';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInContext } from '../../platform/context.ts';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const { database } = server.platform;
const carriers = platformCarriers(server.platform);
const accounts = fixedAccounts(carriers);
/** The same carriers, with some overrides. */
const voidsOf = (more: Partial<CarrierAdapter>) =>
  voidService(server.platform, fixedAccounts(carriers.map((one) => ({ ...one, ...more }))));
const voids = voidService(server.platform, accounts);
const tracking = trackingService(server.platform, accounts);
const { rows: owners } = await database.pool.query<{ org_id: string; user_id: string }>(
  `select org_id, user_id from person where email = 'seller@lading.test'`,
);
const { org_id: orgId, user_id: userId } = owners[0]!;

async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}
const ask = (shipmentId: string) =>
  dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
const rowOf = async (shipmentNo: string) =>
  (await dataOf(server.call(labelsApi.calls.voidPage, { query: { search: shipmentNo } }, seller))).records[0];
const shipmentOf = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const wallet = async () => {
  const query = { timeZone: 'UTC' };
  const { available, pendingRefunds, monthSpend } = await dataOf(
    server.call(fundsApi.calls.postageBalance, { query }, seller),
  );
  return { available: available.minor, pending: pendingRefunds.minor, spent: monthSpend.minor };
};
const titles = async () => {
  const query = { pageSize: 50 };
  const { page } = await dataOf(server.call(messagesApi.calls.listMessages, { query }, seller));
  return page.records.map(({ titleEn }) => titleEn);
};
const buy = (addressLine2?: string) => buyer.bought({ ...workedExample, to: place('90277', addressLine2) });
const scan = (trackingNumber: string, time: string): TrackingEvent => ({
  trackingNumber,
  time,
  status: 'ACCEPTED',
  detail: 'accepted',
  text: 'Picked up',
  place: 'Oakland, CA',
});

let month = 3;
/** Each test has its own month, which may start with any weekday; nothing is picked up on its first evening. */
beforeEach(async () => {
  await goTo(`2027-0${month}-01T18:00:00Z`);
  month += 1;
  await buyer.fund(100_000);
});

describe('a voided label that is scanned later', () => {
  it('reverses the credit, once, and reports that', async () => {
    const { shipmentId, shipmentNo } = await buy('DEMO: LATE-SCAN');
    const paid = await wallet();
    await ask(shipmentId);
    await goTo('2027-03-03T18:00:00Z');
    await voids.followUp();
    expect(await rowOf(shipmentNo)).toMatchObject({ state: 'REFUNDED', disputeTime: null });
    expect((await wallet()).available).toBe(paid.available + 2_809);

    await goTo('2027-03-05T18:00:00Z');
    await Promise.all([tracking.trackDue(), tracking.trackDue()]);
    const row = await rowOf(shipmentNo);
    expect(row).toMatchObject({
      state: 'DISPUTED',
      isRetryable: false,
      disputeTime: expect.stringContaining('2027-03-05T18:00'),
      message: { code: voidMessages.scannedAfterVoid.code, params: { day: '2027-03-05' } },
    });
    expect(await wallet()).toEqual({ ...paid, pending: 0 });
    const shipment = await shipmentOf(shipmentId);
    expect(shipment.purchase!.transactions.map(({ kind }) => kind)).toEqual([
      'hold',
      'purchase',
      'void',
      'reversal',
    ]);
    expect(shipment).toMatchObject({ labelStatus: 'VOIDED', shipmentStatus: 'VOIDED' });
    expect(shipment.timeline.map(({ status }) => status)).toContain('ACCEPTED');
    expect(await titles()).toContain(voidMessages.voidDisputedTitle({ shipment: shipmentNo }).message);

    await goTo('2027-03-08T18:00:00Z');
    await tracking.trackDue();
    await voids.followUp();
    expect(await rowOf(shipmentNo)).toEqual(row);
    expect(await wallet()).toEqual({ ...paid, pending: 0 });
  });

  it('before its credit was paid is no longer credited', async () => {
    const { shipmentId, shipmentNo, labels } = await buy();
    const { trackingNumber } = labels[0]!;
    const paid = await wallet();
    await ask(shipmentId);
    expect((await wallet()).pending).toBe(2_809);
    const event = scan(trackingNumber, '2027-04-01T20:00:00Z');
    await tracking.take(orgId, 'demo', [event]);
    await tracking.take(orgId, 'demo', [event]);
    expect(await rowOf(shipmentNo)).toMatchObject({
      state: 'DISPUTED',
      creditTime: null,
      transactionId: null,
    });
    await goTo('2027-04-09T18:00:00Z');
    await voids.followUp();
    expect(await wallet()).toEqual(paid);
    const told = (await titles()).filter((title) => title?.includes(shipmentNo));
    expect(told).toHaveLength(1);
  });

  it('of a carrier that bills on the first scan is charged again', async () => {
    const { shipmentId, shipmentNo, labels } = await buy();
    const paid = await wallet();
    const billing = voidsOf({ voidLabel: () => Promise.resolve({ state: 'not-applicable' }) });
    const db: SignedInContext['db'] = (work) => database.asOrganization(orgId, work);
    await billing.request({ db, user: { orgId, userId } } as SignedInContext, shipmentId);
    expect(await wallet()).toMatchObject({ available: paid.available + 2_809 });
    await tracking.take(orgId, 'demo', [scan(labels[0]!.trackingNumber, '2027-05-02T20:00:00Z')]);
    expect(await rowOf(shipmentNo)).toMatchObject({ state: 'DISPUTED' });
    expect(await wallet()).toEqual(paid);
  });

  it('is unaffected by events that are not scans', async () => {
    const { shipmentId, shipmentNo, labels } = await buy();
    await ask(shipmentId);
    const event = scan(labels[0]!.trackingNumber, '2027-06-01T20:00:00Z');
    await tracking.take(orgId, 'demo', [{ ...event, status: 'PRE_TRANSIT', detail: 'status_update' }]);
    expect(await rowOf(shipmentNo)).toMatchObject({ state: 'ACCEPTED', message: null });
  });
});

it('a refund that the carrier finally refuses is no longer expected, and cannot be requested again', async () => {
  // Open refunds of the tests above are credited first.
  await voids.followUp();
  const { shipmentId, shipmentNo } = await buy();
  const paid = await wallet();
  await ask(shipmentId);
  await voidsOf({ refundStatus: () => Promise.resolve('rejected') }).followUp();
  expect(await rowOf(shipmentNo)).toMatchObject({
    state: 'REJECTED',
    isRetryable: false,
    message: { code: carrierMessages.refunded.code },
  });
  expect(await wallet()).toEqual(paid);
});
