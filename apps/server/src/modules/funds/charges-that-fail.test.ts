import { moneyApi, rateRule } from '@lading/contracts/funds';
import { floorApi } from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ledger } from './index.ts';
import { rateNewEvents } from './rating.service.ts';
import { newKey, warehouseWorld } from '../warehouse/testing/warehouse-world.ts';

const world = await warehouseWorld({ ownWarehouse: true });
const { made, staff, server, warehouseId, orgId, database } = world;
const { platform, clock } = server;
const { arrive, receive, undo } = floorApi.calls;
const rules = [rateRule.parse({ fee: 'RECEIVE_UNIT', model: 'UNIT', price: '0.20' })];
const draft = { warehouseId, cardName: 'Standard', clientOrgId: null, validFrom: '2020-01-01', rules };
const { cardId } = await made(moneyApi.calls.saveCard, { body: draft }, staff);
await made(moneyApi.calls.publishCard, { body: { cardId } }, staff);

/** Receives units, charged 20 cents each. @returns the event */
async function received(good: number): Promise<string> {
  const { skuCode } = await world.newProduct();
  const inboundId = await world.announced(skuCode, good);
  await made(arrive, { body: { inboundId, eventKey: newKey() } }, staff);
  const body = { inboundId, eventKey: newKey(), code: skuCode, good };
  return (await made(receive, { body }, staff)).timeline[0]!.eventId;
}
const taken = async (eventId: string) => {
  const { rows } = await database.pool.query<{ minor: string }>(
    'select minor from charge_posting where posting_key = $1',
    [`event-${eventId}`],
  );
  return rows[0] && Number(rows[0].minor);
};

it('a charge that cannot be posted does not block the others', async () => {
  const [stuck, other] = [await received(3), await received(4)];
  // Another transaction is in the ledger under its key.
  await database.asOrganization(orgId, (trx) =>
    ledger(clock).settle(trx, {
      kind: 'fee',
      key: `charge-event-${stuck}`,
      cause: { kind: 'test', id: 'else' },
      wallet: { kind: 'warehouse', warehouseId, currency: 'USD' },
      shares: [{ account: 'warehouse-payable', minor: 1 }],
    }),
  );
  await expect(rateNewEvents(platform, orgId)).rejects.toThrow('Clients that failed: 1');
  expect([await taken(stuck), await taken(other)]).toEqual([undefined, 80]);
});

it('an event that cannot be rated does not block the others', async () => {
  await database.asSystem((trx) =>
    sql`insert into wms_event (org_id, warehouse_id, kind, occurred_at, subject_kind, subject_id, payload)
      values (${orgId}, ${warehouseId}, 'outbound.shipped', ${clock.now()}, 'outbound', 1, '{"pallets": "many"}')`.execute(
      trx,
    ),
  );
  const other = await received(5);
  await expect(rateNewEvents(platform, orgId)).rejects.toThrow('Clients that failed: 1');
  expect(await taken(other)).toBe(100);
  const { rowCount } = await database.pool.query('select from event_to_rate where warehouse_id = $1', [
    warehouseId,
  ]);
  expect(rowCount).toBe(1);
});

it('a reversed event is not charged, also when it could not be rated before its reversal', async () => {
  const eventId = await received(6);
  await made(undo, { body: { eventId, eventKey: newKey() } }, staff);
  // As a statement does that takes too long.
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'too long'; end $$;
    create trigger refuse before insert on event_rating for each row when (new.event_id = ${eventId}) execute function refuse()`);
  try {
    await expect(rateNewEvents(platform, orgId)).rejects.toThrow('Clients that failed: 1');
  } finally {
    await database.pool.query('drop function refuse cascade');
  }
  // Another event of this file can never be rated.
  await rateNewEvents(platform, orgId).catch(() => undefined);
  const { rows } = await database.pool.query<{ sum: string; rated: string }>(
    `select coalesce(sum(c.amount), 0)::text as sum, count(distinct t.event_id) as rated
     from wms_event e left join event_rating t using (event_id) left join charge c using (event_id)
     where e.event_id = $1 or e.reverses_id = $1`,
    [eventId],
  );
  expect(rows[0]).toEqual({ sum: '0.000000', rated: '2' });
});
