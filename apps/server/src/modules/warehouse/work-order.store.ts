import type { Money } from '@lading/contracts/core';
import {
  workOrderStatuses,
  type WorkKind,
  type WorkOrderDetail,
  type WorkOrderDraft,
  type WorkOrderLine,
  type WorkOrderStatus,
  type WorkOrderSummary,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListSource, Sql } from '../../platform/lists/list-source.ts';
import { statusList } from '../../platform/lists/status-list.store.ts';
import { moneyOfMicros } from '../funds/index.ts';
import {
  insertSubject,
  lockSubject,
  replaceSubject,
  saveSubjectState,
  subjectFilters,
  type LockedSubject,
  type SubjectChoice,
} from './subject.store.ts';

type WorkOrderField = 'workOrderNo' | 'createTime';

/** The filters of a list of work orders. */
interface WorkOrderChoice extends SubjectChoice<WorkOrderField, WorkOrderStatus> {
  kind?: WorkKind | undefined;
}

const source: ListSource<WorkOrderField> = {
  kind: 'work-order',
  from: sql`work_order r`,
  alias: 'r',
  id: sql`r.work_order_id`,
  usual: 'createTime:desc',
  keys: {
    workOrderNo: { key: sql`r.work_order_no`, type: 'text' },
    createTime: { key: sql`r.created_at`, type: 'timestamptz' },
  },
};

const filtersOf = ({ kind, ...choice }: WorkOrderChoice): Sql[] => [
  ...(kind ? [sql`r.kind = ${kind}`] : []),
  ...subjectFilters('r', choice),
];

/** Units of a work order `r`, planned and done. */
export const workUnits = sql`cross join lateral (
    select coalesce(sum(planned), 0)::integer as planned, coalesce(sum(done), 0)::integer as done
    from work_order_line where work_order_line.work_order_id = r.work_order_id) l`;

type HeadRow = Omit<WorkOrderSummary, 'createTime' | 'estimate'> & {
  createTime: Date;
  instructions: string | null;
  version: number;
  micros: string | null;
  currency: string | null;
};

const heads = (condition: Sql) => sql<HeadRow>`
  select r.work_order_id::text as "workOrderId", r.work_order_no as "workOrderNo", r.client_ref as "clientRef", r.kind, r.status,
    r.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", r.instructions, r.version,
    r.estimated_micros::text as micros, r.currency, r.created_at as "createTime", l.planned, l.done
  from work_order r join warehouse w using (warehouse_id) ${workUnits} where ${condition}`;

function asSummary({ instructions: _i, version: _v, micros, currency, ...row }: HeadRow): WorkOrderSummary {
  const estimate: Money | null =
    micros !== null && currency !== null ? moneyOfMicros(BigInt(micros), currency) : null;
  return { ...row, estimate, createTime: row.createTime.toISOString() };
}

const read = async (trx: Trx, condition: Sql): Promise<HeadRow[]> =>
  (await heads(condition).execute(trx)).rows;

/** The list of work orders, newest first by default. */
export const workOrderList = statusList({
  source,
  statuses: workOrderStatuses,
  filters: filtersOf,
  read,
  show: asSummary,
  idOf: ({ workOrderId }) => workOrderId,
});

/** Lines of a work order with the parts of their kits. */
export async function readWorkLines(trx: Trx, workOrderId: string): Promise<WorkOrderLine[]> {
  const { rows } = await sql<WorkOrderLine>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
      l.condition, l.planned, l.done,
      coalesce((select json_agg(json_build_object('productId', q.product_id::text, 'skuCode', c.sku_code, 'perUnit', q.per_unit)
        order by c.sku_code) from work_order_part q join product c using (product_id) where q.line_id = l.line_id), '[]') as parts
    from work_order_line l join product p using (product_id) where l.work_order_id = ${workOrderId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}

/** The head of a work order with its lines; undefined when the organization has none with that id. */
export async function readWorkOrder(
  trx: Trx,
  workOrderId: string,
): Promise<Omit<WorkOrderDetail, 'timeline' | 'acts' | 'charged'> | undefined> {
  const [head] = await read(trx, sql`r.work_order_id = ${workOrderId}`);
  if (!head) return undefined;
  const { instructions, version } = head;
  return { ...asSummary(head), instructions, version, lines: await readWorkLines(trx, workOrderId) };
}

/** A work order, locked until the transaction ends. */
export type LockedWorkOrder = LockedSubject<'work-order'>;

/** Locks a work order; concurrent work on it waits. */
export const lockWorkOrder = (trx: Trx, workOrderId: string): Promise<LockedWorkOrder | undefined> =>
  lockSubject(trx, 'work-order', workOrderId);

/** Changes the state of a work order. */
export const saveWorkOrderState = (
  trx: Trx,
  workOrderId: string,
  status: WorkOrderStatus,
  at?: Partial<Record<'started_at' | 'ended_at', Date>>,
): Promise<void> => saveSubjectState(trx, 'work-order', workOrderId, { status, at });

/** The order: products by id, each with the parts of its kit, and the estimate in 10⁻⁶ of the currency. */
export interface WorkOrderToSave extends Omit<WorkOrderDraft, 'lines'> {
  lines: readonly (WorkOrderDraft['lines'][number] & {
    productId: string;
    parts: readonly { productId: string; quantity: number }[];
  })[];
  estimate: { micros: bigint; currency: string } | null;
}

const searched = ({ clientRef, instructions, lines }: WorkOrderToSave): string =>
  [clientRef, instructions, ...lines.map(({ skuCode }) => skuCode)].filter(Boolean).join('\n');

const columnsOf = (draft: WorkOrderToSave) => ({
  warehouse_id: draft.warehouseId,
  client_ref: draft.clientRef,
  kind: draft.kind,
  instructions: draft.instructions || null,
  estimated_micros: draft.estimate?.micros.toString() ?? null,
  currency: draft.estimate?.currency ?? null,
  search_body: searched(draft),
});

/** Writes a new work order; undefined when its reference is taken. */
export async function insertWorkOrder(
  trx: Trx,
  draft: WorkOrderToSave,
  now: Date,
): Promise<string | undefined> {
  const workOrderId = await insertSubject(trx, 'work-order', columnsOf(draft), now);
  if (workOrderId !== undefined) await insertLines(trx, workOrderId, draft);
  return workOrderId;
}

/** Replaces the order; false when its reference is taken. */
export async function replaceWorkOrder(
  trx: Trx,
  workOrderId: string,
  draft: WorkOrderToSave,
): Promise<boolean> {
  if (!(await replaceSubject(trx, 'work-order', workOrderId, columnsOf(draft)))) return false;
  await insertLines(trx, workOrderId, draft);
  return true;
}

async function insertLines(trx: Trx, workOrderId: string, draft: WorkOrderToSave): Promise<void> {
  const rows = draft.lines.map(({ productId, planned, condition, parts }, index) => ({
    line_no: index + 1,
    product_id: productId,
    planned,
    condition,
    parts,
  }));
  await sql`with made as (
      insert into work_order_line (warehouse_id, work_order_id, line_no, product_id, planned, condition)
      select ${draft.warehouseId}::bigint, ${workOrderId}::bigint, l.line_no, l.product_id, l.planned, l.condition
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        l (line_no integer, product_id bigint, planned integer, condition text)
      returning line_id, line_no)
    insert into work_order_part (warehouse_id, line_id, product_id, per_unit)
    select ${draft.warehouseId}::bigint, made.line_id, (part->>'productId')::bigint, (part->>'quantity')::integer
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) l (line_no integer, parts jsonb)
      join made using (line_no) cross join jsonb_array_elements(l.parts) part`.execute(trx);
}
