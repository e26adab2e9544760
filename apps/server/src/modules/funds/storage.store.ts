import { fees, type FeeCode, type RateRule } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { cardOf, type ClientAt, type EventFacts, type ValidCard } from './rating.store.ts';

/** Cubic centimeters of one unit of product `p`, exact. */
export const cm3Of = sql`(p.length * p.width * p.height * case when p.unit = 'in/lb' then 16.387064 else 1 end)`;

/** Cubic centimeters of a fee's volume unit. */
export const volumeOf: Partial<Record<FeeCode, string>> = {
  STORAGE_CBM_DAY: '1000000',
  STORAGE_CUFT_DAY: '28316.846592',
};

/** The next day, YYYY-MM-DD. */
export const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The storage rules of a card, with their indexes. */
export const storageRules = (rules: readonly RateRule[]): { rule: RateRule; ruleNo: number }[] =>
  rules
    .map((rule, index) => ({ rule, ruleNo: index + 1 }))
    .filter(({ rule }) => fees[rule.fee].by === 'volume-day');

/** The days from which a client has stock in warehouses, and until when storage was rated. */
export async function readStoredSince(
  trx: Trx,
  { orgId, warehouseId }: ClientAt,
): Promise<{ since: string | null; ratedTo: string | null }> {
  const { rows } = await sql<{ since: string | null; ratedTo: string | null }>`
    select (select min((e.occurred_at at time zone w.time_zone)::date)::text
        from stock_layer y join wms_event e using (event_id) join warehouse w on w.warehouse_id = y.warehouse_id
        where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId}) as since,
      (select max(to_day)::text from storage_run where org_id = ${orgId} and warehouse_id = ${warehouseId}) as "ratedTo"`.execute(
    trx,
  );
  return rows[0]!;
}

/** The next period to rate from a day on: until the month, the card or the requested time ends; one day without a card. */
export async function readNextSpan(
  trx: Trx,
  { orgId, warehouseId, from, through }: ClientAt & { from: string; through: string },
): Promise<{ to: string; card: ValidCard | null }> {
  const { rows } = await sql<{ to: string; card: EventFacts['card'] }>`
    select least(${through}::date, (date_trunc('month', ${from}::date) + interval '1 month - 1 day')::date,
        case when c.card is null then ${from}::date end,
        (select min(n.valid_from) - 1 from rate_card n where n.warehouse_id = ${warehouseId} and n.status = 'PUBLISHED'
          and n.valid_from > ${from}::date and (n.client_org_id is null or n.client_org_id = ${orgId})))::text as to,
      c.card
    from (select (select json_build_object('cardId', r.card_id::text, 'currency', r.currency, 'rules', r.rules)
      from rate_card_on(${warehouseId}, ${orgId}, ${from}::date) r) as card) c`.execute(trx);
  const { to, card } = rows[0]!;
  return { to, card: card && cardOf(card) };
}

/** Volume-days of a product in one age step. */
export interface StoredStep {
  productId: string;
  skuCode: string;
  /** Index of the rule's tier, from 0. */
  step: number;
  unitDays: string;
  cm3: string;
  /** In the volume unit of the fee, with six places. */
  quantity: string;
}

/**
 * The storage of a client's goods in a period, by product and age step, in closed form: a layer counts its units for every
 * day on which it was there at the end, minus each use from its day on. The arrival day is the first of their age.
 */
export async function readStoredSteps(
  trx: Trx,
  { orgId, warehouseId, from, to, rule }: ClientAt & { from: string; to: string; rule: RateRule },
): Promise<StoredStep[]> {
  const tiers = rule.tiers.map(({ upTo }, index) => ({
    step: index,
    first: (rule.tiers[index - 1]?.upTo ?? 0) + 1,
    last: upTo,
  }));
  const { rows } = await sql<StoredStep>`
    with tier as (
      select * from jsonb_to_recordset(${JSON.stringify(tiers)}::jsonb) t (step integer, first integer, last integer)
    ), span as (
      select y.layer_id, y.product_id, y.qty, t.step,
        greatest(${from}::date, y.received_on + t.first - 1, y.received_on, (e.occurred_at at time zone w.time_zone)::date) as a,
        least(${to}::date, y.received_on + t.last - 1) as b
      from stock_layer y join wms_event e using (event_id) join warehouse w on w.warehouse_id = y.warehouse_id cross join tier t
      where y.org_id = ${orgId} and y.warehouse_id = ${warehouseId}
        and (y.qty_left > 0 or exists (select from stock_layer_use u where u.layer_id = y.layer_id and u.used_on > ${from}::date))
    ), days as (
      select s.product_id, s.step, sum(s.qty::bigint * (s.b - s.a + 1) - coalesce((
        select sum(u.qty::bigint * (s.b - greatest(s.a, u.used_on) + 1)) from stock_layer_use u
        where u.layer_id = s.layer_id and u.used_on <= s.b), 0)) as unit_days
      from span s where s.b >= s.a group by 1, 2
    )
    select d.product_id::text as "productId", p.sku_code as "skuCode", d.step, d.unit_days::text as "unitDays", ${cm3Of}::text as cm3,
      round(d.unit_days * ${cm3Of} / ${volumeOf[rule.fee]!}::numeric, 6)::text as quantity
    from days d join product p using (product_id) where d.unit_days > 0
    order by d.product_id, d.step`.execute(trx);
  return rows;
}

/** Records a rated period; undefined when another transaction has started it. */
export async function insertRun(
  trx: Trx,
  given: ClientAt & {
    from: string;
    to: string;
    outcome: 'CHARGED' | 'FREE' | 'UNRATED';
    cardId: string | null;
    now: Date;
  },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into storage_run (org_id, warehouse_id, from_day, to_day, outcome, card_id, rated_at)
    values (${given.orgId}, ${given.warehouseId}, ${given.from}, ${given.to}, ${given.outcome}, ${given.cardId}, ${given.now})
    on conflict do nothing returning run_id::text as id`.execute(trx);
  return rows[0]?.id;
}

/** Days of storage that could not be rated, oldest first. */
export async function unratedRuns(
  trx: Trx,
  { orgId, warehouseId }: ClientAt,
): Promise<{ runId: string; from: string; to: string }[]> {
  const { rows } = await sql<{ runId: string; from: string; to: string }>`
    select run_id::text as "runId", from_day::text as from, to_day::text as to from storage_run
    where org_id = ${orgId} and warehouse_id = ${warehouseId} and outcome = 'UNRATED' order by from_day`.execute(
    trx,
  );
  return rows;
}

/** Records the result of an unrated day; false when another transaction has done so. */
export async function resolveRun(
  trx: Trx,
  runId: string,
  given: { outcome: 'CHARGED' | 'FREE'; cardId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update storage_run set outcome = ${given.outcome}, card_id = ${given.cardId}, rated_at = ${given.now}
    where run_id = ${runId} and outcome = 'UNRATED'`.execute(trx);
  return numAffectedRows === 1n;
}

/** Clients with goods in warehouses, and the last day of each warehouse's month before this one. */
export async function clientsThatStore(trx: Trx, now: Date): Promise<(ClientAt & { through: string })[]> {
  const { rows } = await sql<ClientAt & { through: string }>`
    select y.org_id::text as "orgId", y.warehouse_id::text as "warehouseId",
      (date_trunc('month', ${now}::timestamptz at time zone w.time_zone) - interval '1 day')::date::text as through
    from (select distinct org_id, warehouse_id from stock_layer) y join warehouse w using (warehouse_id)`.execute(
    trx,
  );
  return rows;
}
