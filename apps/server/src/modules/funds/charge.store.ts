import type { Page } from '@lading/contracts/core';
import type {
  ChargeDetail,
  ChargeRow,
  FeeCode,
  RateRule,
  RatingOutcome,
  Unbilled,
} from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Sql } from '../../platform/lists/list-source.ts';
import { holdsText } from '../../platform/holds-text.ts';

/** The filters of a list of charges or rated events. */
export interface ChargeChoice {
  outcome: RatingOutcome;
  search?: string | undefined;
  sort?: 'day:asc' | 'day:desc' | undefined;
  warehouseId?: string | undefined;
  fee?: FeeCode | undefined;
  invoiceId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Charges `c`, as rows. */
const charges = sql`
  select 'c' || c.charge_id as "rowId", c.charge_id::text as "chargeId", c.charge_id as ordering, 'CHARGED' as outcome,
    case when c.reverses_id is null then 'RULE' else 'REVERSAL' end as reason, c.fee, c.day, c.warehouse_id, c.event_id, c.product_id,
    c.quantity, c.amount, c.currency, c.org_id, c.posting_key, c.inputs, c.card_id, c.rule_no, b.invoice_id, v.invoice_no
  from charge c left join billed_charge b using (charge_id) left join invoice v on v.invoice_id = b.invoice_id`;

/** Ratings of events without a charge, as the same rows. */
const ratings = (outcome: RatingOutcome) => sql`
  select 'e' || g.event_id as "rowId", null::text as "chargeId", g.event_id as ordering, g.outcome, g.reason, null::text as fee, g.day,
    g.warehouse_id, g.event_id, null::bigint as product_id, 0::numeric as quantity, 0::numeric as amount, w.currency, g.org_id,
    null::text as posting_key, null::jsonb as inputs, g.card_id, null::integer as rule_no, null::bigint as invoice_id,
    null::text as invoice_no
  from event_rating g join warehouse w using (warehouse_id) where g.outcome = ${outcome}`;

const fields = sql`r."rowId", r."chargeId", r.outcome, r.reason, r.fee, r.day::text as day, r.warehouse_id::text as "warehouseId",
  w.warehouse_name as "warehouseName", e.kind as "eventKind", e.subject_kind as "subjectKind", e.subject_id::text as "subjectId",
  coalesce(o.outbound_no, i.inbound_no, wo.work_order_no, cd.crossdock_no) as "subjectNo", p.sku_code as "skuCode", trim_scale(r.quantity)::text as quantity,
  r.amount::text as amount, r.currency,
  exists (select from charge_posting s where s.org_id = r.org_id and s.posting_key = r.posting_key) as "isPosted",
  r.invoice_id::text as "invoiceId", r.invoice_no as "invoiceNo"`;

const joined = (rows: Sql) => sql`(${rows}) r join warehouse w on w.warehouse_id = r.warehouse_id
  left join wms_event e on e.event_id = r.event_id
  left join outbound o on e.subject_kind = 'outbound' and o.outbound_id = e.subject_id
  left join inbound i on e.subject_kind = 'inbound' and i.inbound_id = e.subject_id
  left join work_order wo on e.subject_kind = 'work-order' and wo.work_order_id = e.subject_id
  left join crossdock cd on e.subject_kind = 'crossdock' and cd.crossdock_id = e.subject_id
  left join product p on p.product_id = r.product_id`;

/** One page of charges, or of free or unrated events, latest first. Only rows visible to the role. */
export async function readChargePage(
  trx: Trx,
  choice: ChargeChoice & { pageNo: number; pageSize: number },
): Promise<Page<ChargeRow>> {
  const rows = choice.outcome === 'CHARGED' ? charges : ratings(choice.outcome);
  const conditions = [
    sql`true`,
    ...(choice.warehouseId ? [sql`r.warehouse_id::text = ${choice.warehouseId}`] : []),
    ...(choice.fee ? [sql`r.fee = ${choice.fee}`] : []),
    ...(choice.invoiceId ? [sql`r.invoice_id::text = ${choice.invoiceId}`] : []),
    ...(choice.from ? [sql`r.day >= ${choice.from}::date`] : []),
    ...(choice.to ? [sql`r.day <= ${choice.to}::date`] : []),
    ...(choice.search
      ? [
          holdsText(
            choice.search,
            sql`o.outbound_no`,
            sql`o.client_ref`,
            sql`i.inbound_no`,
            sql`i.client_ref`,
            sql`wo.work_order_no`,
            sql`wo.client_ref`,
            sql`cd.crossdock_no`,
            sql`cd.client_ref`,
            sql`p.sku_code`,
          ),
        ]
      : []),
  ];
  const direction = choice.sort === 'day:asc' ? sql`asc` : sql`desc`;
  const { rows: records } = await sql<ChargeRow & { all: string }>`
    select ${fields}, count(*) over () as all from ${joined(rows)} where ${sql.join(conditions, sql` and `)}
    order by r.day ${direction}, r.ordering ${direction} limit ${choice.pageSize} offset ${(choice.pageNo - 1) * choice.pageSize}`.execute(
    trx,
  );
  return {
    records: records.map(({ all: _all, ...row }) => row),
    total: Number(records[0]?.all ?? 0),
  };
}

/** One charge down to its events; undefined when the role sees none with that id. */
export async function readCharge(trx: Trx, chargeId: string): Promise<ChargeDetail | undefined> {
  const { rows } = await sql<
    ChargeRow &
      Pick<ChargeDetail, 'cardName' | 'validFrom' | 'items'> & {
        rule: RateRule | null;
        eventId: string | null;
      }
  >`
    select ${fields}, k.card_name as "cardName", k.valid_from::text as "validFrom", k.rules -> (r.rule_no - 1) as rule,
      coalesce(r.inputs -> 'items', '[]') as items, r.event_id::text as "eventId"
    from ${joined(charges)} left join rate_card k on k.card_id = r.card_id where r."chargeId" = ${chargeId}`.execute(
    trx,
  );
  const [found] = rows;
  if (!found) return undefined;
  const { eventId, ...row } = found;
  const events = await sql<ChargeDetail['events'][number]>`
    select e.event_id::text as "eventId", e.kind, to_json(e.occurred_at) #>> '{}' as time, e.payload ->> 'skuCode' as "skuCode",
      (e.payload ->> 'quantity')::integer as quantity, e.payload ->> 'binCode' as "binCode", e.event_id = ${eventId} as "isThis"
    from wms_event e where e.subject_kind = ${row.subjectKind ?? ''} and e.subject_id = ${row.subjectId ?? '0'}
    order by e.event_id limit 500`.execute(trx);
  return { ...row, events: events.rows, transactionId: null };
}

/** The wallet transaction of a charge. In the client's own role: staff see no ledger. */
export async function transactionOf(trx: Trx, chargeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select t.transaction_id::text as id from charge c join ledger_transaction t
      on t.cause_kind = 'warehouse-charge' and t.cause_id = c.posting_key and t.kind in ('fee', 'purchase')
    where c.charge_id = ${chargeId} limit 1`.execute(trx);
  return rows[0]?.id;
}

interface UnbilledFee {
  warehouseId: string;
  warehouseName: string;
  currency: string;
  fee: FeeCode;
  quantity: string;
  amount: string;
  charges: number;
}

/** Uninvoiced amounts, by warehouse and fee. */
export async function readUnbilled(trx: Trx): Promise<UnbilledFee[]> {
  const { rows } = await sql<UnbilledFee>`
    select c.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", c.currency, c.fee,
      trim_scale(sum(c.quantity))::text as quantity, sum(c.amount)::text as amount, count(*)::integer as charges
    from charge c join warehouse w using (warehouse_id)
    where not exists (select from billed_charge b where b.charge_id = c.charge_id) group by 1, 2, 3, 4 order by 2, 4`.execute(
    trx,
  );
  return rows;
}

/** Unrated events, by warehouse. */
export async function countUnrated(trx: Trx): Promise<Pick<Unbilled, 'warehouseId' | 'unrated'>[]> {
  const { rows } = await sql<Pick<Unbilled, 'warehouseId' | 'unrated'>>`
    select warehouse_id::text as "warehouseId", count(*)::integer as unrated from event_rating where outcome = 'UNRATED' group by 1`.execute(
    trx,
  );
  return rows;
}
