import { moneyApi, rateRule } from '@lading/contracts/funds';
import { floorApi } from '@lading/contracts/warehouse';
import { expect, it } from 'vitest';
import { rateAndPost, rateNewEvents } from './rating.service.ts';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, staff, server, warehouseId, orgId, database } = world;
const { platform } = server;
const { arrive, receive, undo } = floorApi.calls;

/** Receives five units as if there had been no card at the time. @returns the event */
async function unrated(): Promise<string> {
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, 5);
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const body = { inboundId, eventKey: newKey(), code: skuCode, good: 5 };
  const { eventId } = (await made(receive, { body }, staff)).timeline[0]!;
  await database.pool.query(
    `with waits as (delete from event_to_rate where event_id = $1 returning event_id, org_id, warehouse_id)
     insert into event_rating (event_id, org_id, warehouse_id, outcome, reason, day, rated_at)
     select event_id, org_id, warehouse_id, 'UNRATED', 'NO_CARD', current_date, now() from waits`,
    [eventId],
  );
  return eventId;
}
const rules = [rateRule.parse({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.20' })];
const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules };
const { cardId } = await made(moneyApi.calls.saveCard, { body: draft }, staff);
await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);

const undoEvent = (eventId: string) => made(undo, { body: { eventId, eventKey: newKey() } }, staff);
/** The charges of an event and its reversal. */
async function charged(eventId: string): Promise<number> {
  const { rows } = await database.pool.query<{ sum: string }>(
    `select coalesce(sum(c.amount), 0) as sum from charge c join wms_event e using (event_id)
     where e.event_id = $1 or e.reverses_id = $1`,
    [eventId],
  );
  return Number(rows[0]!.sum);
}
async function waiting(): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount ?? 0;
}
/** Resolves once the work is done, or a number of transactions wait for a lock. */
async function doneOrWaiting(work: Promise<void>, many: number): Promise<void> {
  let isDone = false;
  void work.then(() => (isDone = true));
  await expect.poll(async () => isDone || (await waiting()) >= many).toBe(true);
}
const again = { orgId, warehouseId, again: true };

it('an event reversed after it was read, but before it is charged, is not charged', async () => {
  const eventId = await unrated();
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('select from event_rating where event_id = $1 for update', [eventId]);
  const late = rateAndPost(platform, again);
  await expect.poll(waiting).toBe(1);
  await undoEvent(eventId);
  const fresh = rateNewEvents(platform, orgId);
  await doneOrWaiting(fresh, 2);
  await holder.query('commit');
  holder.release();
  await Promise.all([late, fresh]);
  expect(await charged(eventId)).toBe(0);
});

it('an event reversed while it is being charged is charged back', async () => {
  const eventId = await unrated();
  const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let transactions = 0;
  const slow: typeof platform = {
    ...platform,
    database: {
      ...database,
      asSystem: (work) =>
        database.asSystem(async (trx) => {
          const came = await work(trx);
          transactions += 1;
          // The first has found what to rate.
          if (transactions === 2) {
            written.resolve();
            await mayEnd.promise;
          }
          return came;
        }),
    },
  };
  const late = rateAndPost(slow, again);
  await written.promise;
  await undoEvent(eventId);
  const fresh = rateNewEvents(platform, orgId);
  await doneOrWaiting(fresh, 1);
  mayEnd.resolve();
  await Promise.all([late, fresh]);
  expect(await charged(eventId)).toBe(0);
  const { rowCount } = await database.pool.query('select from charge where event_id = $1', [eventId]);
  expect(rowCount).toBe(1);
});
