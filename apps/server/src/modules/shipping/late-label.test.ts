import { identityApi } from '@lading/contracts/identity';
import { attentionApi, carrierMessages, shippingApi, voidMessages } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { hasOpenWork } from './carrier-account.store.ts';
import { fixedAccounts, type CarrierAccounts } from './carriers/carrier-accounts.ts';
import type { CarrierAdapter } from './carriers/carrier-adapter.ts';
import { purchaseService } from './purchase.service.ts';
import { quoteService } from './quote.service.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, ...people } = await twoOrganizations();
const { platform, clock } = server;
let { seller, other } = people;
const { carriers, purchases } = openPurchasing(server);
const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
if (account.result !== 'OK') throw new Error(account.message);
const { org, user } = account.data;
const buyer = () => labelBuyer(server, seller);
beforeAll(() => buyer().fund(100_000));

/** Advances the clock by days, with a new token, since the old one expires. */
async function days(count: number) {
  clock.advance(count * 86_400_000);
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
}
const counts = (caller = seller) => dataOf(server.call(attentionApi.calls.attentionCounts, {}, caller));
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const needing = async () => {
  const query = { attention: 'LATE_LABEL' as const, pageSize: 200 };
  const { records } = await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller));
  return records.map(({ shipmentId }) => shipmentId);
};
const handle = (shipmentId: string, isHandled = true) =>
  dataOf(
    server.call(
      attentionApi.calls.handleShipments,
      { body: { shipmentIds: [shipmentId], isHandled } },
      seller,
    ),
  );

/** Buys a label that arrives after another node has abandoned its purchase. Counts its voids, which are accepted once `isWilling`. */
async function lateLabel(more: (real: CarrierAccounts) => Partial<CarrierAccounts> = () => ({})) {
  const carrier = { voids: 0, isWilling: false };
  const late = carriers.map((real): CarrierAdapter => ({
    ...real,
    async buy(order, signal) {
      clock.advance(2.1 * 60_000);
      await purchases.saga.reconcile();
      return real.buy(order, signal);
    },
    voidLabel() {
      carrier.voids += 1;
      const text = voidMessages.voidRejected({ carrier: real.name });
      return Promise.resolve(carrier.isWilling ? { state: 'not-applicable' } : { state: 'rejected', text });
    },
  }));
  const fixed = fixedAccounts(late);
  const accounts = { ...fixed, ...more(fixed) };
  const { begin, saga } = purchaseService(platform, accounts, quoteService(platform, accounts));
  const quote = await buyer().quote({ ...workedExample, to: place('90277') });
  const rate = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
  const { purchase } = await begin(
    {
      db: (work) => platform.database.asOrganization(org.orgId, work),
      user: { orgId: org.orgId, userId: user.userId },
      signal: new AbortController().signal,
    },
    { quoteId: quote.quoteId, rateId: rate.rateId, amount: rate.amount },
    `late-${quote.quoteId}`,
  );
  await saga.run(purchase);
  return { carrier, saga, shipmentId: purchase.shipmentId };
}

describe('a late label that its carrier does not void', () => {
  it('is shown to its organization, and requested once a day until it is voided', async () => {
    const before = await buyer().balance();
    const { carrier, saga, shipmentId } = await lateLabel();
    expect(await buyer().balance()).toEqual(before);
    expect(await detail(shipmentId)).toMatchObject({
      attention: 'LATE_LABEL',
      lateLabel: {
        message: { code: voidMessages.voidRejected.code },
        time: expect.any(String) as string,
      },
    });
    expect(await needing()).toEqual([shipmentId]);
    expect([(await counts()).LATE_LABEL, (await counts(other)).LATE_LABEL]).toEqual([1, 0]);
    await saga.reconcile();
    await saga.reconcile();
    expect(carrier.voids).toBe(1);
    await days(1);
    await saga.reconcile();
    await saga.reconcile();
    expect(carrier.voids).toBe(2);
    expect(await needing()).toEqual([shipmentId]);
    carrier.isWilling = true;
    await days(1);
    await saga.reconcile();
    expect(await detail(shipmentId)).toMatchObject({ attention: null, lateLabel: null });
    expect((await counts()).LATE_LABEL).toBe(0);
    await days(2);
    await saga.reconcile();
    expect(carrier.voids).toBe(3);
  });

  it('is settled by a person, after which its carrier is no longer asked', async () => {
    const { carrier, saga, shipmentId } = await lateLabel();
    expect((await handle(shipmentId)).LATE_LABEL).toBe(0);
    await days(2);
    await saga.reconcile();
    expect(carrier.voids).toBe(1);
    expect((await detail(shipmentId)).attention).toBeNull();
    expect((await handle(shipmentId, false)).LATE_LABEL).toBe(1);
    await saga.reconcile();
    expect(carrier.voids).toBe(2);
    expect(await needing()).toEqual([shipmentId]);
    await handle(shipmentId);
  });

  it('keeps its account from being removed until a person has settled it', async () => {
    const { shipmentId } = await lateLabel();
    await platform.database.pool.query(
      `update label_purchase set account_id = 'own' where shipment_id = $1`,
      [shipmentId],
    );
    const isHeld = () => platform.database.asOrganization(org.orgId, (trx) => hasOpenWork(trx, 'own'));
    expect(await isHeld()).toBe(true);
    await handle(shipmentId);
    expect(await isHeld()).toBe(false);
    await handle(shipmentId, false);
    expect(await isHeld()).toBe(true);
    await handle(shipmentId);
  });

  it('shows when its account is gone and can no longer be asked', async () => {
    let isGone = false;
    const { saga, shipmentId } = await lateLabel((real) => ({
      find: (orgId, accountId) => (isGone ? Promise.resolve(undefined) : real.find(orgId, accountId)),
    }));
    await handle(shipmentId);
    await handle(shipmentId, false);
    isGone = true;
    await days(1);
    await saga.reconcile();
    expect(await detail(shipmentId)).toMatchObject({
      lateLabel: { message: { code: carrierMessages.accountOfLabelGone.code } },
    });
  });
});

it('a shipment shows its carrier’s service name, in both languages', async () => {
  const { shipmentId } = await buyer().bought();
  const named = { serviceCode: 'DEMO_GROUND', serviceName: { en: 'Demo Ground', zh: '演示陆运' } };
  expect(await detail(shipmentId)).toMatchObject(named);
});
