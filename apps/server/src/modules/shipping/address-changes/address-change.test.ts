import { messagesApi } from '@lading/contracts/messages';
import { shipmentServiceMessages } from '@lading/contracts/shipment-service';
import { shippingMessages } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../../platform/testing/two-organizations.ts';
import { fixedAccounts } from '../carriers/carrier-accounts.ts';
import { addressChangeService } from './address-change.service.ts';
import { changeDesk, redirect, target } from './testing/change-desk.ts';

const { server, ...people } = await twoOrganizations();
const desk = changeDesk(server, people);
const { next, offer, options, page, request, stands } = desk;
const work = addressChangeService(server.platform, desk.accounts);
const fees = { REDIRECT: 1_695, HOLD: 750, RETURN: 1_495 } as const;
const here = { addressLine1: '418 Larkin St', city: 'San Francisco', stateCode: 'CA', zipCode: '90277' };

let shipment: ReturnType<typeof next>;
beforeAll(async () => {
  await desk.send(6);
  shipment = next();
});

describe('what can be changed about an address', () => {
  it('is everything while the parcel is in transit', async () => {
    const { shipmentId, shipmentNo } = shipment;
    expect(await dataOf(options(shipmentId))).toMatchObject({
      shipmentId,
      shipmentNo,
      kinds: ['REDIRECT', 'HOLD', 'RETURN'],
      reason: null,
      canVoid: false,
      recipient: { addressLine1: '418 Larkin St' },
    });
    expect((await desk.detail(shipmentId)).acts).toContain('changeAddress');
  });

  it('is a void before the first scan', async () => {
    const { shipmentId } = await desk.buy();
    expect(await dataOf(options(shipmentId))).toMatchObject({
      kinds: [],
      canVoid: true,
      reason: { code: shipmentServiceMessages.changeNotScanned.code },
    });
    expect(await offer(redirect(shipmentId))).toMatchObject({
      code: 409,
      reason: shipmentServiceMessages.changeNotScanned.code,
    });
  });

  it('is nothing on an account whose carrier does not offer changes', async () => {
    const { shipmentId } = shipment;
    const without = desk.carriers.map(({ addressChanges: _none, ...carrier }) => carrier);
    const silent = addressChangeService(server.platform, fixedAccounts(without));
    const context = await desk.context();
    expect(await silent.options(context, shipmentId)).toMatchObject({
      kinds: [],
      canVoid: false,
      reason: { code: shipmentServiceMessages.changeNotOffered.code },
    });
    await expect(silent.offer(context, redirect(shipmentId))).rejects.toMatchObject({ code: 409 });
  });
});

describe('the fee of a change', () => {
  it.each(['REDIRECT', 'HOLD', 'RETURN'] as const)('is shown for %s, and nothing is held', async (kind) => {
    const before = await desk.buyer().balance();
    const { shipmentId } = shipment;
    const made = await dataOf(offer({ shipmentId, kind, to: kind === 'REDIRECT' ? target() : null }));
    expect(made).toMatchObject({
      kind,
      state: 'DRAFT',
      fee: { minor: fees[kind], currency: 'USD' },
      billedTo: 'wallet',
      old: { addressLine1: '418 Larkin St' },
    });
    expect(await stands(made.changeId)).toBeUndefined();
    expect(await desk.buyer().balance()).toEqual(before);
  });

  it.each([
    ['no new address', { to: null }, 'to'],
    ['an incomplete one', { to: { ...target(), zipCode: '' } }, 'zipCode'],
    ['one where none is needed', { kind: 'HOLD' as const }, 'to'],
    ['the same', { to: { ...target(), ...here } }, shipmentServiceMessages.changeSameAddress.code],
    [
      'one abroad',
      { to: { ...target(), countryCode: 'DE', stateCode: '', zipCode: '10115' } },
      shipmentServiceMessages.changeDomesticOnly.code,
    ],
  ])('is not requested with %s', async (_what, part, word) => {
    const reply = await offer({ ...redirect(shipment.shipmentId), ...part });
    expect(reply).toMatchObject({ result: 'ERR', code: 400 });
    expect(JSON.stringify(reply)).toContain(word);
  });
});

describe('who may', () => {
  it('another organization neither sees, prices nor orders it', async () => {
    const { shipmentId } = next();
    const other = desk.other();
    expect(await options(shipmentId, other)).toMatchObject({ code: 404 });
    expect(await offer(redirect(shipmentId), other)).toMatchObject({ code: 404 });
    const made = await dataOf(offer(redirect(shipmentId)));
    expect(await request(made, other)).toMatchObject({ code: 404 });
    await dataOf(request(made));
    expect(await page({}, other)).toEqual([]);
  });

  it('an organization that is no longer verified can neither order nor get fees on the platform’s account', async () => {
    const before = await desk.buyer().balance();
    const made = await dataOf(offer(redirect(shipment.shipmentId)));
    const verify = (isVerified: boolean) =>
      server.platform.database.asSystem((trx) =>
        trx
          .updateTable('organisation')
          .set({ identity_verified: isVerified })
          .where('org_id', '=', (eb) =>
            eb.selectFrom('carrier_address_change').select('org_id').where('change_id', '=', made.changeId),
          )
          .execute(),
      );
    await verify(false);
    expect(await request(made)).toMatchObject({
      code: 403,
      reason: shippingMessages.verificationRequired.code,
    });
    expect(await desk.buyer().balance()).toEqual(before);
    expect(await offer(redirect(shipment.shipmentId))).toMatchObject({
      code: 403,
      reason: shippingMessages.verificationRequired.code,
    });
    await verify(true);
    expect(await dataOf(request(made))).toMatchObject({ state: 'ACCEPTED' });
  });
});

describe('scheduled work', () => {
  it('completes a change, or fails it and refunds its fee once', async () => {
    const [done, held, back, missed] = [next(), next(), next(), next()];
    const ordered = async (draft: Parameters<typeof offer>[0]) => {
      const made = await dataOf(offer(draft));
      return (await dataOf(request(made))).changeId;
    };
    const doneId = await ordered(redirect(done.shipmentId));
    const heldId = await ordered({ shipmentId: held.shipmentId, kind: 'HOLD', to: null });
    const backId = await ordered({ shipmentId: back.shipmentId, kind: 'RETURN', to: null });
    const missedId = await ordered(redirect(missed.shipmentId, 'DEMO: CHANGE-MISSED'));
    const paid = await desk.buyer().balance();
    await work.followUp();
    expect(await stands(doneId)).toMatchObject({ state: 'ACCEPTED', endTime: null });

    await desk.goTo('2027-03-13T02:00:00Z');
    await desk.tracking.trackDue();
    await Promise.all([work.followUp(), work.followUp()]);
    await work.followUp();
    for (const id of [doneId, heldId, backId])
      expect(await stands(id)).toMatchObject({ state: 'COMPLETED', isRefunded: false, message: null });
    expect(await stands(missedId)).toMatchObject({
      state: 'FAILED',
      isRefunded: true,
      message: { code: shipmentServiceMessages.changeMissed.code },
    });
    expect(await desk.buyer().balance()).toEqual({ ...paid, available: paid.available + fees.REDIRECT });
    const notices = await dataOf(
      server.call(messagesApi.calls.listMessages, { query: { pageSize: 5 } }, desk.seller()),
    );
    const title = shipmentServiceMessages.changeFailedTitle({ shipment: missed.shipmentNo }).message;
    const told = notices.page.records.filter(({ titleEn }) => titleEn === title);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain('The fee of 16.95 USD was refunded.');

    const delivered = await desk.detail(done.shipmentId);
    expect(delivered).toMatchObject({
      trackingStatus: 'DELIVERED',
      addressChanges: [{ changeId: doneId, state: 'COMPLETED' }],
    });
    expect(delivered.timeline[0]).toMatchObject({ status: 'DELIVERED', place: 'Reno, NV' });
    expect((await desk.detail(back.shipmentId)).trackingStatus).toBe('RETURNED');
    expect((await desk.detail(missed.shipmentId)).timeline[0]).toMatchObject({
      status: 'DELIVERED',
      place: 'San Francisco, CA',
    });
    expect(await offer(redirect(done.shipmentId))).toMatchObject({
      code: 409,
      reason: shipmentServiceMessages.changeEnded.code,
    });
  });
});
