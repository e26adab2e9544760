import { rateRule, type RateRule } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import type { Rated, RatedEvent, RatedItem } from './rating-rules.ts';

/** A client in a warehouse. */
export interface ClientAt {
  orgId: string;
  warehouseId: string;
}

/** The card that is valid for a client on a day. */
export interface ValidCard {
  cardId: string;
  currency: string;
  rules: RateRule[];
}

/** Weight of one unit of product `p` in grams. */
const grams = sql`round(case when p.unit = 'in/lb' then coalesce(p.weight1, 0) * 453.59237 + coalesce(p.weight2, 0) * 28.349523125
  else coalesce(p.weight1, 0) * 1000 + coalesce(p.weight2, 0) end)::bigint`;

/** Rows of `product_id` and `quantity` as items for rating, in JSON. */
export const itemsOf = (from: Sql) => sql`(
  select coalesce(json_agg(json_build_object('productId', p.product_id::text, 'skuCode', p.sku_code, 'quantity', u.quantity,
    'grams', ${grams}) order by p.product_id), '[]')
  from (${from}) u join product p on p.product_id = u.product_id)`;

/** The content of an outbound, for rating packing and shipping. */
const ordered = (outboundId: Sql) =>
  itemsOf(
    sql`select l.product_id, sum(l.ordered)::integer as quantity from outbound_line l where l.outbound_id = ${outboundId} group by 1`,
  );

/** An event to rate. */
export interface EventFacts extends ClientAt, Required<Pick<RatedEvent, 'lines' | 'pallets' | 'cartons'>> {
  eventId: string;
  kind: string;
  day: string;
  subjectKind: string;
  subjectId: string;
  reversesId: string | null;
  isReversed: boolean;
  items: RatedItem[];
  card: { cardId: string; currency: string; rules: unknown } | null;
}

const facts = (condition: Sql) => sql<EventFacts>`
  select e.event_id::text as "eventId", e.org_id::text as "orgId", e.warehouse_id::text as "warehouseId", e.kind, d.day::text as day,
    e.subject_kind as "subjectKind", e.subject_id::text as "subjectId", e.reverses_id::text as "reversesId",
    exists (select from wms_event r where r.reverses_id = e.event_id) as "isReversed",
    case when e.kind in ('outbound.packed', 'outbound.shipped') then ${ordered(sql`e.subject_id`)}
      when e.subject_kind = 'work-order' then ${itemsOf(
        sql`select l.product_id, (e.payload->>'quantity')::integer as quantity from work_order_line l
          where l.line_id = (e.payload->>'lineId')::bigint and l.work_order_id = e.subject_id`,
      )}
      else ${itemsOf(
        sql`select m.product_id, sum(m.qty)::integer as quantity from stock_move m where m.event_id = e.event_id group by 1`,
      )} end as items,
    (select count(*)::integer from outbound_line l where e.kind = 'outbound.packed' and l.outbound_id = e.subject_id) as lines,
    coalesce((e.payload->>'pallets')::integer, 0) as pallets,
    case when e.subject_kind = 'crossdock' then coalesce((e.payload->>'quantity')::integer, 0) else 0 end as cartons,
    (select json_build_object('cardId', c.card_id::text, 'currency', c.currency, 'rules', c.rules)
      from rate_card_on(e.warehouse_id, e.org_id, d.day) c) as card
  from wms_event e join warehouse w using (warehouse_id)
    cross join lateral (select (e.occurred_at at time zone w.time_zone)::date as day) d
  where ${condition}`;

/** Events of a client waiting for rating, in sequence; with `again`, those that could not be rated. */
export async function eventsToRate(
  trx: Trx,
  { orgId, warehouseId, again, limit, behind }: ClientAt & { again: boolean; limit: number; behind: string },
): Promise<string[]> {
  const waiting = again ? sql`event_rating where outcome = 'UNRATED' and` : sql`event_to_rate where`;
  const { rows } = await sql<{ id: string }>`
    select event_id::text as id from ${waiting} org_id = ${orgId} and warehouse_id = ${warehouseId} and event_id > ${behind}
    order by event_id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Events by id, in sequence. `card` is the one valid on the event's day. */
export async function readEvents(trx: Trx, eventIds: readonly string[]): Promise<EventFacts[]> {
  const { rows } = await facts(sql`e.event_id = any (${eventIds}::bigint[]) order by e.event_id`).execute(
    trx,
  );
  return rows;
}

/** Events of past days, in sequence, for a simulation: of one client, or of those without their own card. */
export async function readEventsOfDays(
  trx: Trx,
  given: {
    warehouseId: string;
    clientOrgId: string | null;
    fromDay: string;
    toDay: string;
    behind: string;
    limit: number;
  },
): Promise<EventFacts[]> {
  const { rows } = await facts(sql`e.event_id in (
      select g.event_id from event_rating g where g.warehouse_id = ${given.warehouseId} and g.day between ${given.fromDay}::date
        and ${given.toDay}::date and g.event_id > ${given.behind} and g.reason <> 'NO_FEE' and ${coveredClient(sql`g.org_id`, given)}
      order by 1 limit ${given.limit}) order by e.event_id`).execute(trx);
  return rows;
}

/** Whether a card applies to a client: one of all does until the client's own starts. @param day default: ever */
export const coveredClient = (
  orgId: Sql,
  { clientOrgId, warehouseId }: { clientOrgId: string | null; warehouseId: string },
  day?: Sql,
): Sql =>
  clientOrgId === null
    ? sql`not exists (select from rate_card own where own.warehouse_id = ${warehouseId} and own.status = 'PUBLISHED'
        and own.client_org_id = ${orgId} ${day ? sql`and own.valid_from <= ${day}` : sql``})`
    : sql`${orgId} = ${clientOrgId}`;

/** Clients of warehouses with unrated events; of one organization, if given. */
export async function clientsToRate(trx: Trx, orgId?: string): Promise<ClientAt[]> {
  const { rows } = await sql<ClientAt>`
    select distinct e.org_id::text as "orgId", e.warehouse_id::text as "warehouseId" from event_to_rate e
    ${orgId === undefined ? sql`` : sql`where e.org_id = ${orgId}`} order by 1, 2`.execute(trx);
  return rows;
}

/** Records the result of rating an event; false when another transaction has done so. */
export async function saveRating(
  trx: Trx,
  event: EventFacts,
  rated: Pick<Rated, 'outcome' | 'reason'>,
  { now, again }: { now: Date; again: boolean },
): Promise<boolean> {
  const cardId = event.card?.cardId ?? null;
  if (again) {
    const { numAffectedRows } =
      await sql`update event_rating set outcome = ${rated.outcome}, reason = ${rated.reason}, card_id = ${cardId}, rated_at = ${now}
        where event_id = ${event.eventId} and outcome = 'UNRATED'`.execute(trx);
    return numAffectedRows === 1n;
  }
  const { numAffectedRows } =
    await sql`insert into event_rating (event_id, org_id, warehouse_id, outcome, reason, card_id, day, rated_at)
      values (${event.eventId}, ${event.orgId}, ${event.warehouseId}, ${rated.outcome}, ${rated.reason}, ${cardId}, ${event.day}, ${now})
      on conflict do nothing`.execute(trx);
  await sql`delete from event_to_rate where event_id = ${event.eventId}`.execute(trx);
  return numAffectedRows === 1n;
}

/** Whether an event waits for its first rating. */
export async function isToRate(trx: Trx, eventId: string): Promise<boolean> {
  const { rows } = await sql`select from event_to_rate where event_id = ${eventId}`.execute(trx);
  return rows.length > 0;
}

/**
 * Locks the rating of an event until the transaction ends: its charges and those of its reversal are written one after the other.
 * @returns whether it was reversed by then
 */
export async function holdRating(trx: Trx, eventId: string): Promise<boolean> {
  await sql`select from event_rating where event_id = ${eventId} for update`.execute(trx);
  // Read only after the lock: the transaction that held it may have reversed it.
  const { rows } = await sql`select from wms_event where reverses_id = ${eventId} limit 1`.execute(trx);
  return rows.length > 0;
}

/** The data of an outbound for estimating its charges. */
interface OutboundToRate extends ClientAt, Pick<EventFacts, 'items' | 'lines'> {
  outboundNo: string;
  clientRef: string;
  card: ValidCard | null;
  whenShort: 'WARN' | 'BLOCK';
}

/** The card of a client in a warehouse on the warehouse's current day, with the content of an outbound, for an estimate. */
export async function readOutboundToRate(
  trx: Trx,
  outboundId: string,
  now: Date,
): Promise<OutboundToRate | undefined> {
  const { rows } = await sql<Omit<OutboundToRate, 'card'> & Pick<EventFacts, 'card'>>`
    select o.org_id::text as "orgId", o.warehouse_id::text as "warehouseId", o.outbound_no as "outboundNo", o.client_ref as "clientRef",
      ${ordered(sql`o.outbound_id`)} as items,
      (select count(*)::integer from outbound_line l where l.outbound_id = o.outbound_id) as lines,
      (select json_build_object('cardId', c.card_id::text, 'currency', c.currency, 'rules', c.rules)
        from rate_card_on(o.warehouse_id, o.org_id, (${now}::timestamptz at time zone w.time_zone)::date) c) as card,
      coalesce((select b.when_short from billing_terms b where b.org_id = o.org_id and b.warehouse_id = o.warehouse_id), 'WARN')
        as "whenShort"
    from outbound o join warehouse w using (warehouse_id) where o.outbound_id = ${outboundId}`.execute(trx);
  const [found] = rows;
  return found && { ...found, card: found.card && cardOf(found.card) };
}

/** A card from the database, with parsed rules. */
export const cardOf = (card: NonNullable<EventFacts['card']>): ValidCard => ({
  ...card,
  rules: rateRule.array().parse(card.rules),
});
