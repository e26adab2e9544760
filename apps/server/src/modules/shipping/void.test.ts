import { fundsApi } from '@lading/contracts/funds';
import { identityApi } from '@lading/contracts/identity';
import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { labelsApi, shippingApi, shippingMessages, voidMessages } from '@lading/contracts/shipping';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { dataOf } from '../../platform/testing/data-of.ts';
import { twoOrganizations } from '../../platform/testing/two-organizations.ts';
import { fixedAccounts, platformCarriers } from './carriers/carrier-accounts.ts';
import { printLabelsOf } from './label.store.ts';
import { labelBuyer, place, workedExample } from './testing/buy-labels.ts';
import { trackingService } from './tracking.service.ts';
import { voidService } from './void.service.ts';

const { server, seller: first } = await twoOrganizations();
let seller = first;
let buyer = labelBuyer(server, seller);
const accounts = fixedAccounts(platformCarriers(server.platform));
const voids = voidService(server.platform, accounts);
const tracking = trackingService(server.platform, accounts);

/** Sets the clock, and gets a new token, since the old one expires. */
async function goTo(moment: string) {
  server.clock.advance(Date.parse(moment) - server.clock.now().getTime());
  seller = await server.signIn('seller@lading.test');
  buyer = labelBuyer(server, seller);
}
const ask = (shipmentId: string, caller = seller) =>
  server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, caller);
const detail = (shipmentId: string) =>
  dataOf(server.call(shippingApi.calls.shipmentDetail, { params: { shipmentId } }, seller));
const listed = async (search: string) => {
  const { records } = await dataOf(
    server.call(shippingApi.calls.shipmentPage, { query: { search } }, seller),
  );
  return records[0];
};
const pendingRefunds = async () =>
  (await dataOf(server.call(fundsApi.calls.postageBalance, { query: {} }, seller))).pendingRefunds.minor;
const buy = (addressLine2?: string) => buyer.bought({ ...workedExample, to: place('90277', addressLine2) });

beforeAll(async () => {
  await goTo('2027-03-01T18:00:00Z');
  await buyer.fund(1_000_000);
});

describe('a void', () => {
  it('credits nothing until the carrier has paid, and then the full amount once', async () => {
    const before = await buyer.balance();
    const { shipmentId } = await buy();
    const asked = await ask(shipmentId);
    expect(asked).toMatchObject({
      data: { state: 'ACCEPTED', amount: { minor: 2_809 }, creditExpected: '2027-03-03' },
    });
    expect(await ask(shipmentId)).toEqual(asked);
    expect([await buyer.balance(), await pendingRefunds()]).toEqual([
      { ...before, available: before.available - 2_809 },
      2_809,
    ]);
    expect(await detail(shipmentId)).toMatchObject({
      shipmentStatus: 'VOIDED',
      labelStatus: 'VOIDED',
      trackingStatus: 'CANCELLED',
      acts: [],
      voided: { state: 'ACCEPTED' },
      timeline: [{ status: 'CANCELLED' }, { status: 'PRE_TRANSIT' }],
    });
    await voids.followUp();
    expect((await buyer.balance()).available).toBe(before.available - 2_809);

    await goTo('2027-03-03T18:00:00Z');
    await Promise.all([voids.followUp(), voids.followUp()]);
    await voids.followUp();
    expect([await buyer.balance(), await pendingRefunds()]).toEqual([before, 0]);
    const page = await server.call(labelsApi.calls.voidPage, { query: {} }, seller);
    expect(page).toMatchObject({ data: { records: [{ shipmentId, state: 'REFUNDED' }], total: 1 } });
    const { purchase } = await detail(shipmentId);
    expect(purchase!.transactions.map(({ kind }) => kind)).toEqual(['hold', 'purchase', 'void']);
    const { transactionId } = purchase!.transactions.at(-1)!;
    expect(page).toMatchObject({ data: { records: [{ transactionId }] } });
    const why = await server.call(fundsApi.calls.explainTransaction, { params: { transactionId } }, seller);
    expect(why).toMatchObject({ data: { related: [{ kind: 'hold' }, { kind: 'purchase' }] } });
  });

  it('is found by its shipment, state and day, within its organization only', async () => {
    const { shipmentId, shipmentNo } = await buy();
    const { requestTime: now } = await dataOf(ask(shipmentId));
    const total = async (query: object, caller = seller) =>
      (await dataOf(server.call(labelsApi.calls.voidPage, { query }, caller))).total;
    expect(await total({ search: shipmentNo, state: 'ACCEPTED' })).toBe(1);
    expect(await total({ search: shipmentNo, state: 'REFUNDED' })).toBe(0);
    expect(await total({ search: shipmentNo, to: now })).toBe(0);
    expect(await total({ search: shipmentNo, from: now })).toBe(1);
    expect(await total({}, await server.signIn('other@lading.test'))).toBe(0);
  });

  it('leaves no label file to print', async () => {
    const { shipmentId, labels } = await buy();
    await ask(shipmentId);
    for (const format of ['pdf', 'zpl', 'png'] as const) {
      const input = { params: { labelId: labels[0]!.labelId }, query: { format } };
      expect(await server.call(labelsApi.calls.labelFile, input, seller)).toMatchObject({
        code: 409,
        reason: shippingMessages.labelVoided.code,
      });
    }
  });

  it('stays void for a person who prints the label at the same moment', async () => {
    const { shipmentId } = await buy();
    const { database } = server.platform;
    const account = await server.call(identityApi.calls.afterLogin, { query: { orgType: 1 } }, seller);
    const orgId = account.result === 'OK' ? account.data.org.orgId : '';
    const gate = await database.pool.connect();
    await gate.query('begin');
    await gate.query(
      `update shipment set shipment_status = 'VOIDED', label_status = 'VOIDED' where shipment_id = $1`,
      [shipmentId],
    );
    const printing = database.asOrganization(orgId, (trx) => printLabelsOf(trx, [shipmentId]));
    await vi.waitFor(async () => {
      const { rows } = await gate.query<{ waiting: number }>(
        `select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
         where not granted and datname = current_database()`,
      );
      expect(rows[0]?.waiting).toBe(1);
    }, 20_000);
    await gate.query('commit');
    gate.release();
    expect(await printing).toBeUndefined();
    const { rows } = await database.pool.query('select label_status from shipment where shipment_id = $1', [
      shipmentId,
    ]);
    expect(rows).toEqual([{ label_status: 'VOIDED' }]);
  });

  it('allows the order to be shipped again, as a new shipment', async () => {
    const query = { pageSize: 50, orderStatus: 'UNSHIPPED' as const };
    const page = await server.call(ordersApi.calls.orderPage, { query }, seller);
    if (page.result !== 'OK') throw new Error(page.message);
    const { orderId } = page.data.records.find(({ recipientCountryCode }) => recipientCountryCode === 'US')!;
    const { shipmentId } = await buyer.bought({ orderId });
    await ask(shipmentId);
    const order = await server.call(orderDetailApi.calls.orderDetail, { params: { orderId } }, seller);
    expect(order).toMatchObject({ data: { orderStatus: 'UNSHIPPED' } });
    expect(await buyer.bought({ orderId })).toMatchObject({ shipmentNo: `SH${orderId}-2` });
  });

  it('rejected by the carrier keeps the label valid, says so, and can be requested again', async () => {
    const { shipmentId } = await buy('DEMO: VOID-REJECT');
    const rejected = {
      data: { state: 'REJECTED', isRetryable: true, message: { code: voidMessages.voidRejected.code } },
    };
    expect(await ask(shipmentId)).toMatchObject(rejected);
    expect(await detail(shipmentId)).toMatchObject({
      labelStatus: 'PURCHASED',
      acts: ['print', 'void', 'return', 'changeAddress'],
    });
    expect(await ask(shipmentId)).toMatchObject(rejected);
    const body = { shipmentIds: [shipmentId], format: 'zpl' as const };
    await server.send(labelsApi.calls.printLabels, { body }, seller);
    expect(await ask(shipmentId)).toMatchObject(rejected);
    expect(await detail(shipmentId)).toMatchObject({ labelStatus: 'PRINTED' });
  });

  it('is too late after 28 days, and one of another organization is not found', async () => {
    const { shipmentId, shipmentNo } = await buy('DEMO: LOST');
    expect((await detail(shipmentId)).acts).toContain('void');
    expect((await listed(shipmentNo))?.voidRefusal).toBeUndefined();
    expect(await ask(shipmentId, await server.signIn('other@lading.test'))).toMatchObject({ code: 404 });
    await goTo('2027-04-05T18:00:00Z');
    expect(await ask(shipmentId)).toMatchObject({ code: 409, reason: voidMessages.voidLate.code });
    const voidRefusal = voidMessages.voidLate({ days: 28 });
    expect(await detail(shipmentId)).toMatchObject({
      acts: ['print', 'return', 'changeAddress'],
      voidRefusal,
    });
    expect(await listed(shipmentNo)).toMatchObject({ shipmentId, voidRefusal });
    await tracking.trackDue();
    expect(await ask(shipmentId)).toMatchObject({ code: 409, reason: voidMessages.voidScanned.code });
  });
});

describe('scheduled tracking', () => {
  it('follows a parcel to its delivery, even when events are repeated', async () => {
    const { shipmentId } = await buy();
    await goTo('2027-04-06T18:00:00Z');
    await Promise.all([tracking.trackDue(), tracking.trackDue()]);
    expect(await detail(shipmentId)).toMatchObject({
      shipmentStatus: 'IN_TRANSIT',
      labelStatus: 'PURCHASED',
      acts: ['print', 'return', 'changeAddress'],
    });
    await goTo('2027-04-10T18:00:00Z');
    await tracking.trackDue();
    const { timeline, ...shipment } = await detail(shipmentId);
    expect(shipment).toMatchObject({ shipmentStatus: 'DELIVERED', trackingStatus: 'DELIVERED' });
    expect(timeline.map(({ status }) => status)).toEqual([
      'DELIVERED',
      'OUT_FOR_DELIVERY',
      'IN_TRANSIT',
      'IN_TRANSIT',
      'ACCEPTED',
      'PRE_TRANSIT',
    ]);
  });
});

describe('scheduled voids', () => {
  it('no longer promise a refund that the carrier refuses', async () => {
    const before = await pendingRefunds();
    const { shipmentId } = await buy();
    await ask(shipmentId);
    expect(await pendingRefunds()).toBe(before + 2_809);
    const refusing = platformCarriers(server.platform).map((carrier) => ({
      ...carrier,
      refundStatus: () => Promise.resolve('rejected' as const),
    }));
    // Only this one is checked.
    await server.platform.database.pool.query(
      `update label_void set state = 'NOT_APPLICABLE' where state in ('REQUESTED', 'ACCEPTED') and shipment_id <> $1`,
      [shipmentId],
    );
    await voidService(server.platform, fixedAccounts(refusing)).followUp();
    expect((await detail(shipmentId)).voided).toMatchObject({ state: 'REJECTED' });
    expect(await pendingRefunds()).toBe(before);
  });

  it('take turns while waiting for their refunds', async () => {
    const [first, second] = [await buy(), await buy()];
    await ask(first.shipmentId);
    await ask(second.shipmentId);
    // Earlier voids leave nothing to request.
    await server.platform.database.pool.query(
      `update label_void set state = 'NOT_APPLICABLE' where state in ('REQUESTED', 'ACCEPTED') and shipment_id <> all ($1::bigint[])`,
      [[first.shipmentId, second.shipmentId]],
    );
    let asked = 0;
    const slow = platformCarriers(server.platform).map((carrier) => ({
      ...carrier,
      refundStatus: () => Promise.resolve((asked += 1) === 1 ? ('pending' as const) : ('refunded' as const)),
    }));
    const { followUp } = voidService(server.platform, fixedAccounts(slow));
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance(60_000);
      await followUp(1);
    }
    expect((await detail(first.shipmentId)).voided).toMatchObject({ state: 'ACCEPTED' });
    expect((await detail(second.shipmentId)).voided).toMatchObject({ state: 'REFUNDED' });
  });
});
