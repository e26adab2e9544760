import { fundsApi } from '@lading/contracts/funds';
import { labelsApi, shippingMessages } from '@lading/contracts/shipping';
import { pickupsApi, shipmentServiceMessages, type PickupDraft } from '@lading/contracts/shipment-service';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from '../carriers/carrier-accounts.ts';
import { labelBuyer, place, workedExample } from '../testing/buy-labels.ts';
import { pickupService } from './pickup.service.ts';
import { pickupDraft, savedDock } from './testing/pickup-draft.ts';

const { server, seller: first, other: foreigner } = await twoOrganizations();
let [seller, other] = [first, foreigner];
let buyer = labelBuyer(server, seller);
const accounts = fixedAccounts(platformCarriers(server.platform));
const work = pickupService(server.platform, accounts);
const { calls } = pickupsApi;

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
  buyer = labelBuyer(server, seller);
}
const entry = (addressLine2 = '', caller = seller, addressLine1 = '418 Larkin St') =>
  savedDock(server, caller, { addressLine1, addressLine2 });
const offer = (body: PickupDraft, caller = seller) => server.call(calls.offerPickup, { body }, caller);
const offered = async (scenario = '', more: Partial<PickupDraft> = {}) =>
  dataOf(offer(pickupDraft(await entry(scenario), more)));
const schedule = (
  { pickupId, fee }: { pickupId: string; fee: { minor: number; currency: string } },
  caller = seller,
) => server.call(calls.schedulePickup, { body: { pickupId, fee } }, caller);
const cancel = (pickupId: string, caller = seller) =>
  server.call(calls.cancelPickup, { body: { pickupId } }, caller);
const stands = async (pickupId: string) =>
  (await dataOf(server.call(calls.pickupPage, { query: { pageSize: 200 } }, seller))).records.find(
    (one) => one.pickupId === pickupId,
  );

beforeAll(async () => {
  // A Monday, 10:00 in Los Angeles.
  await goTo('2027-03-01T18:00:00Z');
  await buyer.fund(100_000);
});

describe('the fee of a pickup', () => {
  it('is shown first, without ordering or holding anything', async () => {
    const before = await buyer.balance();
    const made = await offered();
    expect(made).toMatchObject({ state: 'DRAFT', fee: { minor: 500, currency: 'USD' }, billedTo: 'wallet' });
    expect(await stands(made.pickupId)).toBeUndefined();
    expect(await buyer.balance()).toEqual(before);
  });

  it('is found in the ledger by the pickup’s name once ordered', async () => {
    const made = await offered();
    await dataOf(schedule(made));
    const query = { search: made.pickupId };
    const { records } = await dataOf(server.call(calls.pickupPage, { query }, seller));
    expect(records.map(({ pickupId }) => pickupId)).toContain(made.pickupId);
  });

  it.each([
    [{ day: '2027-03-01' }, 800],
    [{ packages: 25 }, 575],
  ])('%j costs %i', async (more, minor) =>
    expect((await offered('', { ready: '12:00', ...more })).fee.minor).toBe(minor),
  );

  it.each([
    [{ day: '2027-03-06' }, shipmentServiceMessages.pickupNoDay.code],
    [{ close: '10:00' }, shipmentServiceMessages.pickupWindow.code],
    [{ day: '2027-02-26' }, shipmentServiceMessages.pickupPast.code],
    [{ day: '2027-04-01' }, shipmentServiceMessages.pickupTooFar.code],
    [{ day: '2027-03-17', timeZone: 'Pacific/Auckland' }, shipmentServiceMessages.pickupTooFar.code],
    [{ timeZone: 'Mars/Olympus' }, shipmentServiceMessages.unknownZone.code],
    // Israel, India or Ireland.
    [{ timeZone: 'IST' }, shipmentServiceMessages.unknownZone.code],
    [{ close: '08:00' }, shipmentServiceMessages.closeBeforeReady.code],
    [{ accountId: 'nobody' }, shipmentServiceMessages.pickupNotOffered.code],
  ])('%j is refused with %s', async (more, code) => {
    const reply = await offer(pickupDraft(await entry(), more));
    expect(JSON.stringify(reply)).toContain(code);
  });

  it('is given for each of the days ahead by the clocks of the place, where it is the 2nd already', async () => {
    const fee = offer(pickupDraft(await entry(), { day: '2027-03-16', timeZone: 'Pacific/Auckland' }));
    expect(await fee).toMatchObject({ result: 'OK' });
  });
});

describe('a pickup', () => {
  it('is scheduled and charged once, however often it is clicked, at the displayed fee', async () => {
    const before = await buyer.balance();
    const spent = async () =>
      (await dataOf(server.call(fundsApi.calls.postageBalance, { query: {} }, seller))).monthSpend.minor;
    const spentBefore = await spent();
    const made = await offered();
    expect(await schedule({ ...made, fee: { minor: 400, currency: 'USD' } })).toMatchObject({ code: 409 });
    const replies = await Promise.all([schedule(made), schedule(made), schedule(made)]);
    expect(replies.every(({ result }) => result === 'OK')).toBe(true);
    const came = await dataOf(schedule(made));
    expect(came).toMatchObject({
      state: 'SCHEDULED',
      canCancel: true,
      confirmation: expect.stringMatching(/^DP/) as string,
    });
    expect(await buyer.balance()).toEqual({ ...before, available: before.available - 500 });
    expect(await spent()).toBe(spentBefore + 500);
    const why = await dataOf(
      server.call(
        fundsApi.calls.explainTransaction,
        { params: { transactionId: came.transactionId! } },
        seller,
      ),
    );
    expect(why).toMatchObject({ kind: 'service', causeKind: 'pickup', related: [{ kind: 'hold' }] });
  });

  it('includes the labeled shipments of its address, each once', async () => {
    const from = { ...workedExample, from: { ...place('94107'), addressLine1: '9 Fell St' } };
    const bought = await buyer.bought(from);
    const entryId = await entry('', seller, '9 Fell St');
    const query = { accountId: 'demo', entryId };
    expect(await dataOf(server.call(calls.waitingParcels, { query }, seller))).toEqual({
      shipments: 1,
      packages: 1,
      weightLb: 11,
    });
    const made = await dataOf(offer(pickupDraft(entryId)));
    await dataOf(schedule(made));
    expect(await stands(made.pickupId)).toMatchObject({ shipments: [{ shipmentId: bought.shipmentId }] });
    expect(await dataOf(server.call(calls.waitingParcels, { query }, seller))).toMatchObject({
      shipments: 0,
    });
    await dataOf(cancel(made.pickupId));
    expect(await dataOf(server.call(calls.waitingParcels, { query }, seller))).toMatchObject({
      shipments: 1,
    });
    await server.call(labelsApi.calls.voidLabels, { body: { shipmentId: bought.shipmentId } }, seller);
    expect(await dataOf(server.call(calls.waitingParcels, { query }, seller))).toMatchObject({
      shipments: 0,
    });
  });

  it('is canceled with the carrier’s answer, and its fee is refunded once', async () => {
    const before = await buyer.balance();
    const made = await dataOf(schedule(await offered()));
    const replies = await Promise.all([cancel(made.pickupId), cancel(made.pickupId)]);
    expect(replies.every(({ result }) => result === 'OK')).toBe(true);
    await work.followUp();
    expect(await stands(made.pickupId)).toMatchObject({ state: 'CANCELLED', canCancel: false });
    expect(await buyer.balance()).toEqual(before);
  });

  it('stays when the carrier does not cancel, and can be retried', async () => {
    const made = await dataOf(schedule(await offered('DEMO: CANCEL-REJECT')));
    const came = await dataOf(cancel(made.pickupId));
    expect(came).toMatchObject({
      state: 'CANCEL_REJECTED',
      canCancel: true,
      message: { code: shipmentServiceMessages.cancelRejected.code },
    });
  });

  it('is refused with the carrier’s reason', async () => {
    const reply = await offer(pickupDraft(await entry('DEMO: REFUSE')));
    expect(JSON.stringify(reply)).toContain(shipmentServiceMessages.pickupRefused.code);
  });

  it('whose reply was lost is looked up, and never ordered twice', async () => {
    const before = await buyer.balance();
    const made = await offered('DEMO: REPLY-LOST');
    expect(await dataOf(schedule(made))).toMatchObject({ state: 'UNCONFIRMED' });
    expect(await buyer.balance()).toEqual({ available: before.available - 500, held: before.held + 500 });
    await Promise.all([work.followUp(), work.followUp()]);
    expect(await stands(made.pickupId)).toMatchObject({ state: 'SCHEDULED' });
    expect(await buyer.balance()).toEqual({ ...before, available: before.available - 500 });
  });

  it('ends on schedule: picked up, or missed', async () => {
    const [came, missed] = [
      await dataOf(schedule(await offered('', { day: '2027-03-02' }))),
      await dataOf(schedule(await offered('DEMO: MISSED', { day: '2027-03-02' }))),
    ];
    await goTo('2027-03-03T02:00:00Z');
    await work.followUp();
    expect(await stands(came.pickupId)).toMatchObject({ state: 'PICKED_UP', canCancel: false });
    expect(await stands(missed.pickupId)).toMatchObject({ state: 'MISSED' });
    const { carrierName: carrier, day } = missed;
    const title = shipmentServiceMessages.pickupMissedTitle({ carrier, day });
    const told = await server.platform.database.pool.query(
      'select content_en from notification where title_en = $1',
      [title.message],
    );
    expect(told.rows).toMatchObject([{ content_en: expect.stringContaining('418 Larkin St') as string }]);
    expect(await cancel(came.pickupId)).toMatchObject({ code: 409 });
  });
});

describe('who may', () => {
  it('another organization neither orders, cancels nor sees it', async () => {
    const made = await offered('', { day: '2027-03-04' });
    expect(await schedule(made, other)).toMatchObject({ code: 404 });
    await dataOf(schedule(made));
    expect(await cancel(made.pickupId, other)).toMatchObject({ code: 404 });
    const page = await dataOf(server.call(calls.pickupPage, { query: { pageSize: 200 } }, other));
    expect(page.records.map(({ pickupId }) => pickupId)).not.toContain(made.pickupId);
  });

  it('an organization that is not verified neither asks nor orders on the platform’s account (decision D14)', async () => {
    const plain = await server.signIn('plain@lading.test');
    const verify = (isVerified: boolean) =>
      server.platform.database.pool.query(
        `update organisation set identity_verified = $1
         where org_id = (select org_id from person where email = 'plain@lading.test')`,
        [isVerified],
      );
    const ask = async () => offer(pickupDraft(await entry('', plain), { day: '2027-03-04' }), plain);
    const refused = { code: 403, message: shippingMessages.verificationRequired().message };
    expect(await ask()).toMatchObject(refused);
    await verify(true);
    const made = await dataOf(ask());
    await verify(false);
    expect(await schedule(made, plain)).toMatchObject(refused);
  });
});
