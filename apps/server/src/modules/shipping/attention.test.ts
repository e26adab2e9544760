import { identityApi } from '@lading/contracts/identity';
import { ordersApi } from '@lading/contracts/orders';
import {
  attentionApi,
  attentionKinds,
  labelsApi,
  shippingApi,
  type AttentionChoice,
} from '@lading/contracts/shipping';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { startTestServer, type Caller, type TestServer } from '../../platform/testing/test-server.ts';
import { applyStoreState, type StoreAct } from '../orders/index.ts';
import { platformCarriers, fixedAccounts } from './carriers/carrier-accounts.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { openPurchasing } from './testing/open-purchases.ts';
import { trackingService } from './tracking.service.ts';

let server: TestServer;
let seller: Caller;
let other: Caller;
let tracking: ReturnType<typeof trackingService>;
const { attentionCounts, handleShipments } = attentionApi.calls;
const to = (line = '') => ({ ...workedExample, to: place('90277', line) });

beforeAll(async () => {
  server = await startTestServer();
  tracking = trackingService(server.platform, fixedAccounts(platformCarriers(server.platform)));
});
afterAll(() => server.close());

/** Advances the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  other = await server.signIn('other@lading.test');
}
const bought = async (line?: string) => {
  const buyer = labelBuyer(server, seller);
  await buyer.fund(10_000);
  return buyer.bought(to(line));
};
const needing = async (attention: AttentionChoice, caller = seller): Promise<string[]> => {
  const query = { attention, pageSize: 200 };
  return (await dataOf(server.call(shippingApi.calls.shipmentPage, { query }, caller))).records.map(
    ({ shipmentId }) => shipmentId,
  );
};
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const handle = (shipmentIds: string[], isHandled = true, caller = seller) =>
  server.call(handleShipments, { body: { shipmentIds, isHandled } }, caller);

describe('shipments that need attention', () => {
  it('are those whose carrier has reported a problem or a return', async () => {
    await goTo('2027-04-06T15:00:00Z');
    const [good, bad, back] = [await bought(), await bought('DEMO: EXCEPTION'), await bought('DEMO: RETURN')];
    await goTo('2027-04-14T18:00:00Z');
    await tracking.trackDue();
    expect((await detail(good.shipmentId)).attention).toBeNull();
    expect(await detail(bad.shipmentId)).toMatchObject({ attention: 'EXCEPTION' });
    expect(await detail(back.shipmentId)).toMatchObject({ attention: 'RETURNING' });
    expect(await needing('EXCEPTION')).toContain(bad.shipmentId);
    expect(await needing('RETURNING')).toEqual([back.shipmentId]);
    const any = await needing('ANY');
    expect(any).toEqual(expect.arrayContaining([bad.shipmentId, back.shipmentId]));
    expect(any).not.toContain(good.shipmentId);
  });

  it('are those in transit without news for five days', async () => {
    await goTo('2027-05-04T15:00:00Z');
    const { shipmentId } = await bought('DEMO: LOST');
    await goTo('2027-05-07T18:00:00Z');
    await tracking.trackDue();
    const { shipmentStatus, timeline } = await detail(shipmentId);
    expect(shipmentStatus).toBe('IN_TRANSIT');
    const last = Date.parse(timeline[0]!.time ?? '');
    await goTo(new Date(last + 5 * 24 * 3_600_000 - 60_000).toISOString());
    expect(await needing('STUCK')).not.toContain(shipmentId);
    await goTo(new Date(last + 5 * 24 * 3_600_000 + 60_000).toISOString());
    expect(await needing('STUCK')).toContain(shipmentId);
  });

  it('are those with a label but no scan three days after the ship date', async () => {
    await goTo('2027-06-08T15:00:00Z');
    const [{ shipmentId }, unused] = [await bought(), await bought()];
    const body = { shipmentId: unused.shipmentId };
    await dataOf(server.call(labelsApi.calls.voidLabels, { body }, seller));
    await goTo('2027-06-11T23:00:00Z');
    expect(await needing('NEVER_SCANNED')).not.toContain(shipmentId);
    await goTo('2027-06-12T01:00:00Z');
    expect(await needing('NEVER_SCANNED')).toContain(shipmentId);
    expect(await needing('NEVER_SCANNED')).not.toContain(unused.shipmentId);
  });

  it('are those whose order its store cancels after the label was bought, until it is void', async () => {
    await goTo('2027-07-06T15:00:00Z');
    const page = await dataOf(
      server.call(ordersApi.calls.orderPage, { query: { pageSize: 50, orderStatus: 'UNSHIPPED' } }, seller),
    );
    const { orderId } = page.records.find((one) => one.recipientCountryCode === 'US')!;
    const buyer = labelBuyer(server, seller);
    await buyer.fund(10_000);
    const { shipmentId } = await buyer.bought({ orderId, packages: workedExample.packages });
    const { org } = await dataOf(
      server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller),
    );
    const report = (act: StoreAct) =>
      server.platform.database.asOrganization(org.orgId, (trx) =>
        applyStoreState(trx, orderId, act, server.clock.now()),
      );
    expect(await needing('ORDER_CANCELED')).toEqual([]);
    await report('store-cancel');
    expect(await needing('ORDER_CANCELED')).toEqual([shipmentId]);
    await report('store-open');
    expect(await needing('ORDER_CANCELED')).toEqual([]);
    await report('store-cancel');
    await dataOf(server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller));
    expect(await needing('ORDER_CANCELED')).toEqual([]);
  });

  it.each([
    ['store-cancel', 'ORDER_CANCELED'],
    ['store-hold', 'ORDER_HELD'],
  ] as const)('are those whose store reports %s while the label is being bought', async (act, kind) => {
    await goTo('2027-07-07T15:00:00Z');
    const query = { pageSize: 50, orderStatus: 'UNSHIPPED' as const };
    const { records } = await dataOf(server.call(ordersApi.calls.orderPage, { query }, seller));
    const { orderId } = records.find((one) => one.recipientCountryCode === 'US')!;
    const buyer = labelBuyer(server, seller);
    await buyer.fund(10_000);
    const quote = await buyer.quote({ orderId, packages: workedExample.packages });
    const { org, user } = await dataOf(
      server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller),
    );
    const { database } = server.platform;
    const db: typeof database.asSystem = (work) => database.asOrganization(org.orgId, work);
    const { purchases } = openPurchasing(server);
    const { rateId, amount } = quote.rates.find(({ serviceCode }) => serviceCode === 'DEMO_GROUND')!;
    const { purchase } = await purchases.begin(
      { db, user: { orgId: org.orgId, userId: user.userId }, signal: new AbortController().signal },
      { quoteId: quote.quoteId, rateId, amount },
      `${act}-meanwhile`,
    );
    await db((trx) => applyStoreState(trx, orderId, act, server.clock.now()));
    expect(await needing(kind)).toEqual([]);
    await purchases.saga.run(purchase);
    expect(await needing(kind)).toEqual([purchase.shipmentId]);
    await dataOf(
      server.call(labelsApi.calls.voidLabels, { body: { shipmentId: purchase.shipmentId } }, seller),
    );
    expect(await needing(kind)).toEqual([]);
  });

  it('are no longer listed once handled, until there is news', async () => {
    await goTo('2027-07-13T15:00:00Z');
    const { shipmentId } = await bought('DEMO: EXCEPTION');
    await goTo('2027-07-21T18:00:00Z');
    await tracking.trackDue();
    expect(await needing('ANY')).toContain(shipmentId);
    const counts = await dataOf(server.call(attentionCounts, {}, seller));
    expect(await dataOf(handle([shipmentId]))).toEqual({ ...counts, EXCEPTION: counts.EXCEPTION - 1 });
    expect(await needing('ANY')).not.toContain(shipmentId);
    expect(await dataOf(handle([shipmentId], false))).toEqual(counts);
    await dataOf(handle([shipmentId]));
    const { trackingNumber, purchase } = await detail(shipmentId);
    expect(purchase).not.toBeNull();
    await server.platform.database.asSystem((trx) =>
      trx
        .updateTable('shipment')
        .set({ last_event_at: new Date('2027-07-21T19:00:00Z') })
        .where('tracking_number', '=', trackingNumber!)
        .execute(),
    );
    expect(await needing('ANY')).toContain(shipmentId);
  });

  it('cannot be seen or handled by another organization', async () => {
    await goTo('2027-08-03T15:00:00Z');
    const { shipmentId } = await bought();
    expect(await handle([shipmentId], true, other)).toMatchObject({ code: 404 });
    await goTo('2027-08-17T01:00:00Z');
    expect(await needing('ANY')).toContain(shipmentId);
    expect(await needing('ANY', other)).not.toContain(shipmentId);
    const counts = await dataOf(server.call(attentionCounts, {}, other));
    expect(Object.keys(counts).toSorted()).toEqual(attentionKinds.toSorted());
  });
});
