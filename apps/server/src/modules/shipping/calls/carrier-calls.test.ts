import { carrierCallsApi, labelsApi } from '@lading/contracts/shipping';
import { beforeEach, expect, it, vi } from 'vitest';
import { dataOf } from '../../../platform/testing/data-of.ts';
import type { Caller } from '../../../platform/testing/test-server.ts';
import { carrierAccountService } from '../carrier-account.service.ts';
import { purchaseSaga } from '../purchase-saga.service.ts';
import { labelBuyer } from '../testing/buy-labels.ts';
import { easyPostClient, own } from '../testing/easypost-client.ts';
import { trackingService } from '../tracking.service.ts';
import { carrierCallService } from './carrier-call.service.ts';

const { shipmentCalls, callBodies } = carrierCallsApi.calls;
const { site, server, seller, connect } = await easyPostClient();
await dataOf(connect());
const buyer = labelBuyer(server, seller);
const { pool } = server.platform.database;
beforeEach(async () => {
  Object.assign(seller, await server.signIn('seller@lading.test'));
});

const bought = async () => dataOf(buyer.buy(await buyer.quote(), { service: own }));
const ofShipment = (shipmentId: string, caller: Caller = seller) =>
  server.call(shipmentCalls, { params: { shipmentId } }, caller);
const bodiesOf = (callId: string, caller: Caller = seller) =>
  server.call(callBodies, { params: { callId } }, caller);

/** Calls are recorded after they have ended. */
const recorded = (shipmentId: string, count: number) =>
  vi.waitFor(
    async () => {
      const { calls } = await dataOf(ofShipment(shipmentId));
      expect(calls).toHaveLength(count);
      return calls;
    },
    { timeout: 20_000 },
  );

it('a purchase leaves its calls with their bodies, without a secret, a name, a street or the address of its label', async () => {
  const { shipmentId } = await bought();
  const calls = await recorded(shipmentId, 2);
  const { id } = site.shipments.at(-1)!;
  const common = { act: 'buy', accountName: 'Own EasyPost', method: 'POST', failure: null };
  expect(calls).toMatchObject([
    { ...common, path: `/shipments/${id}/buy`, status: 200 },
    { ...common, path: '/shipments', status: 201 },
  ]);

  const bodies = await Promise.all(calls.map(({ callId }) => dataOf(bodiesOf(callId))));
  const party = { name: '***', street1: '***', city: 'San Francisco', zip: '90277' };
  expect(JSON.parse(bodies[1]!.request ?? '')).toMatchObject({ shipment: { to_address: party } });
  expect(JSON.parse(bodies[1]!.reply ?? '')).toMatchObject({ id, to_address: party });
  expect(JSON.parse(bodies[0]!.reply ?? '')).toMatchObject({ postage_label: { label_url: '***' } });
  const { rows } = await pool.query('select * from carrier_call');
  const kept = JSON.stringify(rows);
  const basic = Buffer.from(`${site.key}:`).toString('base64');
  for (const secret of ['Hannah', 'Whitfield', 'Larkin', site.key, basic, site.address]) {
    expect(JSON.stringify(bodies)).not.toContain(secret);
    expect(kept).not.toContain(secret);
  }
  expect(kept).not.toContain('San Francisco');
});

it('a call whose reply was lost is recorded as such, and so is the search for it', async () => {
  site.losesReply = true;
  const { shipmentId, state } = await bought();
  expect(state).toBe('UNKNOWN');
  await recorded(shipmentId, 2);
  server.clock.advance(61_000);
  await purchaseSaga(server.platform, carrierAccountService(server.platform)).reconcile();
  expect(await recorded(shipmentId, 3)).toMatchObject([
    { act: 'find', method: 'GET', status: 200, failure: null },
    { act: 'buy', method: 'POST', status: null, failure: 'outcome-unknown' },
    { act: 'buy', method: 'POST', status: 201, failure: null },
  ]);
});

it('a refused void and a request for tracking belong to their shipment', async () => {
  const { shipmentId } = await bought();
  await recorded(shipmentId, 2);
  site.answers = [500];
  await server.call(labelsApi.calls.voidLabels, { body: { shipmentId } }, seller);
  const calls = await recorded(shipmentId, 4);
  expect(calls.slice(0, 2)).toMatchObject([
    { act: 'void', method: 'GET', status: 200 },
    { act: 'void', method: 'POST', status: 500, failure: 'unavailable' },
  ]);
  expect(await dataOf(bodiesOf(calls[1]!.callId))).toMatchObject({
    request: null,
    reply: expect.stringContaining('Planned') as string,
  });

  const other = await bought();
  await recorded(other.shipmentId, 2);
  server.clock.advance(60_000);
  await trackingService(server.platform, carrierAccountService(server.platform)).trackDue();
  const [first] = await recorded(other.shipmentId, 3);
  expect(first).toMatchObject({ act: 'track', method: 'GET', status: 200 });
});

it('other organizations, and people who do not manage the accounts, see none of them', async () => {
  const { shipmentId } = await bought();
  const [call] = await recorded(shipmentId, 2);
  const other = await server.signIn('other@lading.test');
  expect(await ofShipment(shipmentId, other)).toMatchObject({ code: 404 });
  expect(await bodiesOf(call!.callId, other)).toMatchObject({ code: 404 });

  const setRole = (role: string) =>
    pool.query(`update person set role = $1 where email = 'seller@lading.test'`, [role]);
  await setRole('member');
  expect(await ofShipment(shipmentId)).toMatchObject({ code: 403 });
  expect(await bodiesOf(call!.callId)).toMatchObject({ code: 403 });
  await setRole('owner');
});

it('a label is bought once even when its calls cannot be recorded', async () => {
  const before = site.sold().length;
  const quote = await buyer.quote();
  await pool.query('alter table carrier_call add constraint never_met check (false) not valid');
  const purchase = await dataOf(buyer.buy(quote, { service: own }));
  expect(purchase).toMatchObject({ state: 'BOUGHT' });
  expect(site.sold().length).toBe(before + 1);
  await pool.query('alter table carrier_call drop constraint never_met');
});

it('calls are deleted after 30 days', async () => {
  const { shipmentId } = await bought();
  await recorded(shipmentId, 2);
  const kept = async () =>
    (await pool.query('select from carrier_call where shipment_id = $1', [shipmentId])).rowCount;
  const tidyUpAfter = (days: number) => {
    server.clock.advance(days * 24 * 3_600_000);
    return carrierCallService(server.platform).tidyUp();
  };
  await tidyUpAfter(29);
  expect(await kept()).toBe(2);
  await tidyUpAfter(2);
  expect(await kept()).toBe(0);
});
