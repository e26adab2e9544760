import { identityApi } from '@lading/contracts/identity';
import { attentionApi, carrierMessages, shippingApi, unansweredMessages } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { CarrierError, type CarrierAdapter, type CarrierFailure } from './carriers/carrier-adapter.ts';
import { labelBuyer } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';

const { server, ...people } = await twoOrganizations();
const { database } = server.platform;
let { seller } = people;
const buyer = () => labelBuyer(server, seller);
const { carriers, purchases } = openPurchasing(server);
const { org, user } = await dataOf(
  server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller),
);
beforeAll(() => buyer().fund(100_000));

/** Advances by minutes, with a new token, since the old one expires. */
async function minutes(count: number) {
  server.clock.advance(count * 60_000);
  seller = await server.signIn('seller@lading.test');
}
const day = 24 * 60;

let counter = 0;
/** A purchase with held money, before its carrier is asked. */
async function started() {
  const quote = await buyer().quote();
  const rate = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
  counter += 1;
  const { purchase } = await purchases.begin(
    {
      db: (work) => database.asOrganization(org.orgId, work),
      user: { orgId: org.orgId, userId: user.userId },
      signal: new AbortController().signal,
    },
    { quoteId: quote.quoteId, rateId: rate.rateId, amount: rate.amount },
    `unanswered-${counter}`,
  );
  return purchase;
}
const fail = (failure: CarrierFailure) => () => Promise.reject(new CarrierError(failure));
/** A node whose carrier sells without a reply, and then does not answer. */
const lost = (failure: CarrierFailure) =>
  openPurchasing(
    server,
    carriers.map((carrier): CarrierAdapter => ({
      ...carrier,
      async buy(order, signal) {
        await carrier.buy(order, signal);
        throw new CarrierError({ kind: 'outcome-unknown' });
      },
      find: fail(failure),
    })),
  ).purchases.saga;
const noticesOf = async (shipmentId: string) => {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from notification n join shipment s on s.shipment_id = $1
      where n.org_id = s.org_id and n.title_en like '%' || s.shipment_no`,
    [shipmentId],
  );
  return Number(rows[0]!.count);
};
const counted = async () =>
  (await dataOf(server.call(attentionApi.calls.attentionCounts, {}, seller))).UNKNOWN_LABEL;

describe('a purchase whose carrier does not report what it sold', () => {
  it('shows why when its account is refused, and needs attention until the outcome is known', async () => {
    const purchase = await started();
    const { purchaseId, shipmentId } = purchase;
    const saga = lost({ kind: 'unauthorized' });
    await saga.run(purchase);
    await minutes(2.1);
    await saga.reconcile();
    expect(await buyer().detail(purchaseId)).toMatchObject({
      state: 'UNKNOWN',
      message: { code: unansweredMessages.outcomeNotAsked.code },
    });
    expect(await counted()).toBe(0);
    await minutes(60);
    expect(await counted()).toBe(1);
    const query = { attention: 'UNKNOWN_LABEL' as const };
    expect(await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, seller))).toMatchObject({
      records: [{ shipmentId, attention: 'UNKNOWN_LABEL' }],
    });
    const body = { shipmentIds: [shipmentId], isHandled: true };
    await dataOf(server.call(attentionApi.calls.handleShipments, { body }, seller));
    expect(await counted()).toBe(0);
    await dataOf(
      server.call(attentionApi.calls.handleShipments, { body: { ...body, isHandled: false } }, seller),
    );
    // The key is valid again.
    await purchases.saga.reconcile();
    expect(await buyer().detail(purchaseId)).toMatchObject({ state: 'BOUGHT', message: null });
    expect(await counted()).toBe(0);
  });

  it.each<CarrierFailure>([{ kind: 'unauthorized' }, { kind: 'unavailable' }])(
    'ends after a week with a refund, and the sale is voided once the carrier answers: %j',
    async (failure) => {
      const before = await buyer().balance();
      const purchase = await started();
      const { purchaseId, shipmentId } = purchase;
      const saga = lost(failure);
      await saga.run(purchase);
      await minutes(6 * day);
      await saga.reconcile();
      expect(await buyer().detail(purchaseId)).toMatchObject({ state: 'UNKNOWN' });
      expect((await buyer().balance()).held).toBe(before.held + 2_809);
      await minutes(1.1 * day);
      await Promise.all([saga.reconcile(), saga.reconcile()]);
      expect(await buyer().detail(purchaseId)).toMatchObject({
        state: 'NOT_BOUGHT',
        message: { code: unansweredMessages.outcomeNeverKnown.code },
      });
      expect(await buyer().balance()).toEqual(before);
      expect(await noticesOf(shipmentId)).toBe(1);
      let voids = 0;
      const answering = carriers.map((carrier): CarrierAdapter => ({
        ...carrier,
        voidLabel() {
          voids += 1;
          return Promise.resolve({ state: 'not-applicable' });
        },
      }));
      await minutes(11);
      await openPurchasing(server, answering).purchases.saga.reconcile();
      expect(voids).toBe(1);
      expect(await buyer().balance()).toEqual(before);
    },
  );

  it('ends after a week when its account is gone', async () => {
    const before = await buyer().balance();
    const purchase = await started();
    await lost({ kind: 'unavailable' }).run(purchase);
    const { saga } = openPurchasing(server, []).purchases;
    await minutes(day);
    await saga.reconcile();
    expect(await buyer().detail(purchase.purchaseId)).toMatchObject({ state: 'UNKNOWN' });
    await minutes(6.1 * day);
    await saga.reconcile();
    expect(await buyer().detail(purchase.purchaseId)).toMatchObject({
      state: 'NOT_BOUGHT',
      message: { code: carrierMessages.accountRemoved.code },
    });
    expect(await buyer().balance()).toEqual(before);
  });
});
