import {
  actsIn,
  discrepancyStatuses,
  discrepancyTransitions,
  type Discrepancy,
  type DiscrepancyReason,
  type DiscrepancyStatus,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListChoice, ListSource, Sql } from '../../platform/lists/list-source.ts';
import { statusList } from '../../platform/lists/status-list.store.ts';

type Side = 'client' | 'floor';

/** The filters of a list of discrepancies. */
interface DiscrepancyChoice extends ListChoice<'createTime'> {
  status?: DiscrepancyStatus | undefined;
  warehouseId?: string | undefined;
  inboundId?: string | undefined;
}

const source: ListSource<'createTime'> = {
  kind: 'discrepancy',
  from: sql`inbound_discrepancy d`,
  alias: 'd',
  id: sql`d.discrepancy_id`,
  usual: 'createTime:desc',
  keys: { createTime: { key: sql`d.created_at`, type: 'timestamptz' } },
};

const filtersOf = ({ status, warehouseId, inboundId }: DiscrepancyChoice): Sql[] => [
  ...(status ? [sql`d.status = ${status}`] : []),
  ...(warehouseId ? [sql`d.warehouse_id::text = ${warehouseId}`] : []),
  ...(inboundId ? [sql`d.inbound_id::text = ${inboundId}`] : []),
];

type Row = Omit<Discrepancy, 'createTime' | 'answerTime' | 'decideTime' | 'acts'> &
  Record<'createTime', Date> &
  Record<'answerTime' | 'decideTime', Date | null>;

/** The floor does not see people of the client, and the client knows its own name. */
const names = {
  client: sql`null::text as "clientName",
    (select p.user_name from person p where p.user_id = d.decided_by) as "decidedBy"`,
  floor: sql`(select o.org_name from organisation o where o.org_id = d.org_id) as "clientName", null::text as "decidedBy"`,
};

async function read(trx: Trx, side: Side, condition: Sql): Promise<Discrepancy[]> {
  const { rows } = await sql<Row>`
    select d.discrepancy_id::text as "discrepancyId", d.inbound_id::text as "inboundId", i.inbound_no as "inboundNo",
      i.client_ref as "clientRef", w.warehouse_name as "warehouseName", p.sku_code as "skuCode", p.sku_name as "skuName",
      d.kind, d.quantity, l.expected, l.counted_good as "countedGood", l.counted_damaged as "countedDamaged", d.status, d.reason,
      d.floor_note as "floorNote", d.answered_at as "answerTime", d.client_note as "clientNote", d.decided_at as "decideTime",
      d.created_at as "createTime", ${names[side]}
    from inbound_discrepancy d join inbound i using (inbound_id) join inbound_line l using (line_id)
      join product p on p.product_id = d.product_id join warehouse w on w.warehouse_id = d.warehouse_id
    where ${condition}`.execute(trx);
  return rows.map((row) => ({
    ...row,
    answerTime: row.answerTime?.toISOString() ?? null,
    decideTime: row.decideTime?.toISOString() ?? null,
    createTime: row.createTime.toISOString(),
    acts: actsIn(discrepancyTransitions, row.status, side),
  }));
}

/** The list of a client's discrepancies, the latest first. */
export const discrepancyList = statusList({
  source,
  statuses: discrepancyStatuses,
  filters: filtersOf,
  read: (trx, condition) => read(trx, 'client', condition),
  idOf: ({ discrepancyId }) => discrepancyId,
  show: (discrepancy) => discrepancy,
});

/** Open discrepancies of a warehouse, those waiting for the floor first. */
export const readFloorDiscrepancies = (trx: Trx, warehouseId: string): Promise<Discrepancy[]> =>
  read(
    trx,
    'floor',
    sql`d.warehouse_id = ${warehouseId} and d.status in ('OPEN', 'RECOUNT', 'CLAIMED')
      order by d.status = 'OPEN', d.discrepancy_id limit 200`,
  );

/** One discrepancy; undefined for one of another organization. */
export async function readDiscrepancy(
  trx: Trx,
  side: Side,
  discrepancyId: string,
): Promise<Discrepancy | undefined> {
  return (await read(trx, side, sql`d.discrepancy_id = ${discrepancyId}`))[0];
}

/** A discrepancy, locked until the transaction ends. */
export interface LockedDiscrepancy {
  orgId: string;
  warehouseId: string;
  inboundId: string;
  number: string;
  skuCode: string;
  quantity: number;
  state: DiscrepancyStatus;
  version: number;
}

/** Locks a discrepancy; concurrent acts on it wait. */
export async function lockDiscrepancy(
  trx: Trx,
  discrepancyId: string,
): Promise<LockedDiscrepancy | undefined> {
  const { rows } = await sql<LockedDiscrepancy>`
    select d.org_id::text as "orgId", d.warehouse_id::text as "warehouseId", d.inbound_id::text as "inboundId",
      i.inbound_no || ' ' || p.sku_code as number, p.sku_code as "skuCode", d.quantity, d.status as state, d.version
    from inbound_discrepancy d join inbound i using (inbound_id) join product p on p.product_id = d.product_id
    where d.discrepancy_id = ${discrepancyId} for no key update of d`.execute(trx);
  return rows[0];
}

/** Stores the client's decision. */
export async function saveDecision(
  trx: Trx,
  discrepancyId: string,
  given: { status: DiscrepancyStatus; note: string | null; userId: string; now: Date },
): Promise<void> {
  await sql`update inbound_discrepancy set status = ${given.status}, client_note = ${given.note}, decided_by = ${given.userId},
      decided_at = ${given.now}, version = version + 1 where discrepancy_id = ${discrepancyId}`.execute(trx);
}

/** Stores the floor's answer. */
export async function saveAnswer(
  trx: Trx,
  discrepancyId: string,
  given: { status: DiscrepancyStatus; reason: DiscrepancyReason; note: string; now: Date },
): Promise<void> {
  await sql`update inbound_discrepancy set status = ${given.status}, reason = ${given.reason}, floor_note = ${given.note},
      answered_at = ${given.now}, version = version + 1 where discrepancy_id = ${discrepancyId}`.execute(trx);
}

/** Records the differences between counts and announcement of an inbound, once for each line and kind. */
export async function recordDiscrepancies(trx: Trx, inboundId: string, now: Date): Promise<void> {
  await sql`
    insert into inbound_discrepancy (org_id, warehouse_id, inbound_id, line_id, product_id, kind, quantity, search_body, created_at)
    select l.org_id, l.warehouse_id, l.inbound_id, l.line_id, l.product_id, k.kind, k.quantity,
      concat_ws(chr(10), i.inbound_no, i.client_ref, p.sku_code, p.sku_name), ${now}
    from inbound_line l join inbound i using (inbound_id) join product p using (product_id) cross join lateral (values
      ('SHORT', l.expected - l.counted_good - l.counted_damaged),
      ('OVER', l.counted_good + l.counted_damaged - l.expected),
      ('DAMAGED', l.counted_damaged)) k (kind, quantity)
    where l.inbound_id = ${inboundId} and k.quantity > 0
    on conflict (line_id, kind) do nothing`.execute(trx);
}
