import { billingApi, moneyApi } from '@lading/contracts/funds';
import { outboundApi, floorApi } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';
import { checkBooks } from './check-books.store.ts';
import { noFindings } from '../../testing/no-findings.ts';
import { rateAndPost, rateNewEvents } from './rating.service.ts';
import { closeStorage } from './storage.service.ts';
import { rules } from './testing/standard-rates.ts';
import { storageByHand } from './testing/storage-by-hand.ts';
import { warehouseBalance } from './testing/warehouse-balance.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, refused, seller, other, staff, server, warehouseId, orgId, database } = world;
const { platform, clock } = server;
const { saveCard, publishCard, cards, simulateCard, clients, saveTerms } = moneyApi.calls;
const { chargePage, chargeDetail, unbilled, transactionPage } = billingApi.calls;

/** Advances the clock beyond the lifetime of a sign-in. */
async function pass(days: number): Promise<void> {
  clock.advance(days * 86_400_000);
  Object.assign(seller, await server.signIn('seller@lading.test'));
  Object.assign(other, await server.signIn('other@lading.test'));
  Object.assign(staff, await server.signIn('floor@lading.test'));
}

// In the UTC evening it is the same day in the warehouse's own zone.
clock.advance(new Date(clock.now()).setUTCHours(44, 0, 0, 0) - clock.now().getTime());
await pass(0);

const today = () => clock.now().toISOString().slice(0, 10);
const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules };
const { balance, settled, posted } = warehouseBalance(database, warehouseId);
const chargesOf = async (subjectNo: string) =>
  (await made(chargePage, { query: { search: subjectNo, warehouseId, pageSize: 200 } }, seller)).records;

it('events without a card are unrated, and are charged once a card is published', async () => {
  const { inboundId } = await world.stocked(4);
  await rateNewEvents(platform, orgId);
  const query = { outcome: 'UNRATED' as const, warehouseId, pageSize: 200 };
  const before = await made(chargePage, { query }, seller);
  expect(before.records.filter(({ subjectId }) => subjectId === inboundId)).toHaveLength(3);
  expect(before.records.every(({ reason }) => reason === 'NO_CARD')).toBe(true);

  const twice = { ...draft, rules: [...rules, rules[1]!] };
  expect(await refused(saveCard, { body: twice }, staff)).toEqual({ code: 400 });
  expect(await refused(saveCard, { body: draft }, seller)).toEqual({ code: 403 });
  const foreign = { ...draft, warehouseId: '1' };
  expect(await refused(saveCard, { body: foreign }, staff)).toEqual({ code: 403 });
  const { cardId } = await made(saveCard, { body: draft }, staff);
  expect((await made(publishCard, { body: { cardId } }, staff)).state).toBe('CURRENT');
  expect(await refused(saveCard, { body: draft }, staff)).toEqual({ code: 400 });
  expect(await refused(publishCard, { body: { cardId } }, staff)).toEqual({ code: 409 });

  await Promise.all([1, 2, 3].map(() => rateAndPost(platform, { orgId, warehouseId, again: true })));
  const [delivery, units] = await chargesOf(
    before.records.find(({ subjectId }) => subjectId === inboundId)!.subjectNo!,
  ).then((found) => found.toSorted((one, next) => Number(one.chargeId) - Number(next.chargeId)));
  expect(delivery).toMatchObject({ fee: 'RECEIVE_DELIVERY', amount: '4.500000', isPosted: true });
  expect(units).toMatchObject({ fee: 'RECEIVE_UNIT', quantity: '4', amount: '0.493828' });
  // Put-away is not on the card: free, and shown as such.
  const free = await made(chargePage, { query: { ...query, outcome: 'FREE' } }, seller);
  expect(
    free.records.some(({ reason, subjectId }) => reason === 'NOT_ON_CARD' && subjectId === inboundId),
  ).toBe(true);
});

it('a later card is refused when work is already charged, and a valid one never changes', async () => {
  const { cardId } = await made(saveCard, { body: { ...draft, validFrom: today() } }, staff);
  expect(await refused(publishCard, { body: { cardId } }, staff)).toEqual({ code: 400 });
  await expect(database.asSystem((trx) => trx.deleteFrom('wallet').execute())).rejects.toThrow(
    'permission denied',
  );
  await expect(
    database.pool.query(`update rate_card set rules = '[]' where status = 'PUBLISHED'`),
  ).rejects.toThrow('does not change');
  expect((await made(cards, { query: { warehouseId } }, staff)).map(({ state }) => state)).toContain(
    'CURRENT',
  );
});

it('money is held when an order is released, charged when it leaves, and explained down to the scan', async () => {
  const { skuCode } = await world.stocked(9);
  await rateNewEvents(platform, orgId);
  const before = await balance();
  const orderId = await world.newOrder([{ skuCode, quantity: 3 }]);
  // 1.65 + 0.10 + 2 × 0.55 + 0.333333; with credit it is held.
  await database.pool.query(`update wallet set credit_limit = 100000 where warehouse_id = $1`, [warehouseId]);
  const { outboundId, outboundNo } = await made(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
  );
  expect(await balance()).toEqual({ available: before.available - 318, held: before.held + 318 });
  await world.fulfil(outboundId);
  await Promise.all([1, 2, 3].map(() => rateNewEvents(platform, orgId)));
  expect(await balance()).toEqual({ available: before.available - 318, held: before.held });
  const charges = await chargesOf(outboundNo);
  expect(charges.map(({ fee, amount }) => [fee, amount]).toSorted()).toEqual([
    ['PICK_LINE', '0.100000'],
    ['PICK_ORDER', '1.650000'],
    ['PICK_UNIT', '1.100000'],
    ['SHIP_ORDER', '0.333333'],
  ]);
  const { chargeId } = charges.find(({ fee }) => fee === 'PICK_UNIT')!;
  const detail = await made(chargeDetail, { params: { chargeId: chargeId! } }, seller);
  expect(detail).toMatchObject({ cardName: 'Standard', rule: { fee: 'PICK_UNIT', price: '0.55', free: 1 } });
  expect(detail.items).toMatchObject([{ skuCode, quantity: '3' }]);
  expect(detail.events.map(({ kind }) => kind)).toEqual([
    'outbound.submitted',
    'outbound.allocated',
    'outbound.picked',
    'outbound.packed',
    'outbound.shipped',
  ]);
  expect(detail.transactionId).toBeTruthy();
  expect(await refused(chargeDetail, { params: { chargeId: chargeId! } }, other)).toEqual({ code: 404 });
  const statement = await made(transactionPage, { query: { warehouseId } }, seller);
  expect(statement.records[0]).toMatchObject({ amount: { minor: -318 }, detail: { outboundNo } });
  expect(await refused(transactionPage, { query: { warehouseId } }, other)).toEqual({ code: 404 });
});

it('the hold of a canceled order is released, and a short wallet blocks work if the terms say so', async () => {
  const { skuCode } = await world.stocked(2);
  await rateNewEvents(platform, orgId);
  const before = await balance();
  const order = () => world.newOrder([{ skuCode, quantity: 1 }]);
  const release = async () => ({ body: { orderId: await order(), warehouseId } });
  const { outboundId } = await made(outboundApi.calls.releaseOrder, await release(), seller);
  expect((await balance()).held).toBeGreaterThan(before.held);
  await made(outboundApi.calls.cancelOutbound, { body: { outboundId } }, seller);
  expect(await balance()).toEqual(before);

  await database.pool.query(`update wallet set credit_limit = 0 where warehouse_id = $1`, [warehouseId]);
  const terms = { warehouseId, orgId, whenShort: 'BLOCK' as const, dueDays: 7 };
  expect(await refused(saveTerms, { body: { ...terms, orgId: '1' } }, staff)).toEqual({ code: 400 });
  const known = await made(saveTerms, { body: terms }, staff);
  expect(known.find((one) => one.orgId === orgId)).toMatchObject({ whenShort: 'BLOCK', dueDays: 7 });
  expect(await refused(outboundApi.calls.releaseOrder, await release(), seller)).toEqual({ code: 400 });
  await made(saveTerms, { body: { ...terms, whenShort: 'WARN' } }, staff);
  expect((await made(outboundApi.calls.releaseOrder, await release(), seller)).status).toBe('ALLOCATED');
  expect(await balance()).toEqual(before);
  expect((await made(clients, { query: { warehouseId } }, staff))[0]!.balance.minor).toBe(await settled());
});

it('reversed work is charged back', async () => {
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 5);
  const { arrive, receive, undo } = floorApi.calls;
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  await rateNewEvents(platform, orgId);
  const before = await settled();
  const body = { inboundId, eventKey: newKey(), code: skuCode, good: 5 };
  const { timeline } = await made(receive, { body }, staff);
  await rateNewEvents(platform, orgId);
  expect(await settled()).toBe(before - 62);
  await made(undo, { body: { eventId: timeline[0]!.eventId, eventKey: newKey() } }, staff);
  await rateNewEvents(platform, orgId);
  expect(await settled()).toBe(before);
});

it('storage is the sum over layers and days, by age, once', async () => {
  // A use of some units on another day.
  await pass(5);
  const { skuCode } = await world.stocked(40);
  await pass(8);
  const orderId = await world.newOrder([{ skuCode, quantity: 15 }]);
  const { outboundId } = await made(
    outboundApi.calls.releaseOrder,
    { body: { orderId, warehouseId } },
    seller,
  );
  await world.fulfil(outboundId);
  await pass(35);
  await rateNewEvents(platform, orgId);
  const through = new Date(clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10);

  const client = { orgId, warehouseId };
  await closeStorage(platform, { ...client, through });
  const rated = async () =>
    (
      await database.pool.query<{ sum: string; n: string; gaps: string }>(
        `select (select sum(amount)::text from charge where run_id is not null and warehouse_id = $1) as sum,
           (select count(*) from charge) as n, (select count(*) from storage_run a where exists (select from storage_run b where b.org_id = a.org_id
             and b.warehouse_id = a.warehouse_id and b.run_id <> a.run_id and b.from_day <= a.to_day and b.to_day >= a.from_day)) as gaps`,
        [warehouseId],
      )
    ).rows[0]!;
  const first = await rated();
  await Promise.all([1, 2].map(() => closeStorage(platform, { ...client, through })));
  expect(await rated()).toEqual(first);
  expect(first.gaps).toBe('0');
  expect(Number(first.sum)).toBeGreaterThan(0);
  expect(BigInt(first.sum.replace('.', ''))).toBe(await storageByHand(database, client));
});

it('a card is simulated for past days, and shows what it would have charged', async () => {
  const from = new Date(clock.now().getTime() - 60 * 86_400_000).toISOString().slice(0, 10);
  const asked = { warehouseId, clientOrgId: null, rules, fromDay: from, toDay: today() };
  const same = await made(simulateCard, { body: asked }, staff);
  expect(same.unrated).toBe(0);
  const units = same.fees.find(({ fee }) => fee === 'PICK_UNIT')!;
  expect(units.amount).toBe(units.actual);
  expect(await refused(simulateCard, { body: { ...asked, toDay: '2020-01-01' } }, staff)).toEqual({
    code: 400,
  });
});

it('a provider of another warehouse cannot see or change clients, cards or charges of this one', async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `select org_id as id from person where email = 'other@lading.test'`,
  );
  await database.asSystem((trx) =>
    sql`insert into warehouse (warehouse_code, warehouse_name, provider_org_id) values ('ONT-10', 'Ontario', ${rows[0]!.id})`.execute(
      trx,
    ),
  );
  const known = await made(cards, { query: { warehouseId } }, staff);
  const { cardId } = await made(saveCard, { body: { ...draft, validFrom: '2019-01-01' } }, staff);
  const { discardCard, chargePage: providerCharges } = moneyApi.calls;
  const terms = { warehouseId, orgId, whenShort: 'BLOCK' as const, dueDays: 1 };
  const days = { fromDay: today(), toDay: today() };
  expect([
    await refused(cards, { query: { warehouseId } }, other),
    await refused(clients, { query: { warehouseId } }, other),
    await refused(saveCard, { body: draft }, other),
    await refused(saveTerms, { body: terms }, other),
    await refused(providerCharges, { query: { warehouseId } }, other),
    await refused(simulateCard, { body: { warehouseId, clientOrgId: null, rules, ...days } }, other),
    await refused(publishCard, { body: { cardId } }, other),
    await refused(discardCard, { body: { cardId } }, other),
  ]).toEqual([403, 403, 403, 403, 403, 403, 404, 404].map((code) => ({ code })));
  await made(discardCard, { body: { cardId } }, staff);
  expect(await made(cards, { query: { warehouseId } }, staff)).toEqual(known);
});

it('every event has one rating, and the books add up', async () => {
  const { rows } = await database.pool.query<{ open: string; ratings: string; events: string }>(
    `select (select count(*) from event_to_rate where warehouse_id = $1) as open,
       (select count(*) from event_rating where warehouse_id = $1) as ratings, (select count(*) from wms_event where warehouse_id = $1) as events`,
    [warehouseId],
  );
  expect(rows[0]).toMatchObject({ open: '0', ratings: rows[0]!.events });
  expect(await posted()).toBe(await settled());
  expect(await database.asSystem((trx) => checkBooks(trx, clock.now()))).toEqual(noFindings);
  const owed = (await made(unbilled, {}, seller)).find((one) => one.warehouseId === warehouseId);
  expect(owed!.fees.map(({ fee }) => fee)).toContain('STORAGE_CBM_DAY');
  expect(await made(unbilled, {}, other)).toEqual([]);
});
