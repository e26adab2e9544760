import {
  actsIn,
  returnStatuses,
  returnTransitions,
  type FloorReturn,
  type FloorReturnRow,
  type ReturnDetail,
  type ReturnDraft,
  type ReturnLine,
  type ReturnStatus,
  type ReturnSummary,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListSource, Sql } from '../../platform/lists/list-source.ts';
import { statusList } from '../../platform/lists/status-list.store.ts';
import {
  insertSubject,
  lockSubject,
  namedBy,
  replaceSubject,
  saveSubjectState,
  subjectFilters,
  type FloorWork,
  type LockedSubject,
  type SubjectChoice,
} from './subject.store.ts';
import { readWarehouseEvents } from './warehouse-timeline.store.ts';
import { barcodesOf } from './inbound-floor.store.ts';

type ReturnField = 'returnNo' | 'createTime';

/** The filters of a list of returns. */
type ReturnChoice = SubjectChoice<ReturnField, ReturnStatus>;

const source: ListSource<ReturnField> = {
  kind: 'return',
  from: sql`customer_return r`,
  alias: 'r',
  id: sql`r.return_id`,
  usual: 'createTime:desc',
  keys: {
    returnNo: { key: sql`r.return_no`, type: 'text' },
    createTime: { key: sql`r.created_at`, type: 'timestamptz' },
  },
};

const filtersOf = (choice: ReturnChoice): Sql[] => subjectFilters('r', choice);

const counted = sql`cross join lateral (
    select coalesce(sum(expected), 0)::integer as expected, coalesce(sum(restocked + damaged + disposed), 0)::integer as inspected
    from return_line where return_line.return_id = r.return_id) l`;

type HeadRow = Omit<ReturnSummary, 'createTime'> & {
  createTime: Date;
  remark: string | null;
  version: number;
};

const heads = (condition: Sql) => sql<HeadRow>`
  select r.return_id::text as "returnId", r.return_no as "returnNo", r.client_ref as "clientRef", r.status, r.reason,
    r.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", r.order_no as "orderNo", r.tracking, r.remark,
    r.version, r.created_at as "createTime", l.expected, l.inspected
  from customer_return r join warehouse w using (warehouse_id) ${counted} where ${condition}`;

const asSummary = ({ remark: _r, version: _v, ...row }: HeadRow): ReturnSummary => ({
  ...row,
  createTime: row.createTime.toISOString(),
});

const read = async (trx: Trx, condition: Sql): Promise<HeadRow[]> =>
  (await heads(condition).execute(trx)).rows;

/** The list of returns, newest first by default. */
export const returnList = statusList({
  source,
  statuses: returnStatuses,
  filters: filtersOf,
  read,
  show: asSummary,
  idOf: ({ returnId }) => returnId,
});

async function readLines(trx: Trx, returnId: string): Promise<ReturnLine[]> {
  const { rows } = await sql<ReturnLine>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", p.sku_name as "skuName",
      l.expected, l.restocked, l.damaged, l.disposed
    from return_line l join product p using (product_id) where l.return_id = ${returnId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}

/** A return with everything that its page shows; undefined when the organization has none with that id. */
export async function readReturn(trx: Trx, returnId: string): Promise<ReturnDetail | undefined> {
  const [head] = await read(trx, sql`r.return_id = ${returnId}`);
  if (!head) return undefined;
  return {
    ...asSummary(head),
    remark: head.remark,
    version: head.version,
    lines: await readLines(trx, returnId),
    timeline: await readWarehouseEvents(trx, 'return', returnId),
    acts: actsIn(returnTransitions, head.status, 'client'),
  };
}

const floorHeads = (condition: Sql) => sql<FloorReturnRow & Pick<FloorReturn, 'orderNo' | 'remark'>>`
  select r.return_id::text as "returnId", r.return_no as "returnNo", r.client_ref as "clientRef", o.org_name as "clientName",
    r.status, r.reason, r.tracking, r.order_no as "orderNo", r.remark, l.expected, l.inspected
  from customer_return r join organisation o on o.org_id = r.org_id ${counted} where ${condition}`;

/** Returns that are expected or on the bench, arrived ones first. */
export async function readFloorReturns(
  trx: Trx,
  { warehouseId, code }: FloorWork,
): Promise<FloorReturnRow[]> {
  const { rows } =
    await floorHeads(sql`r.warehouse_id = ${warehouseId} and r.status in ('AWAITING', 'ARRIVED', 'INSPECTING')
      and ${namedBy(code, [sql`r.return_no`, sql`r.client_ref`, sql`r.tracking`])}
    order by r.status = 'AWAITING', r.return_id limit 200`).execute(trx);
  return rows.map(({ orderNo: _o, remark: _r, ...row }) => row);
}

/** A return for work on the bench; undefined for one of another warehouse. */
export async function readFloorReturn(trx: Trx, returnId: string): Promise<FloorReturn | undefined> {
  const { rows } = await floorHeads(sql`r.return_id = ${returnId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  return {
    ...head,
    lines: await readLines(trx, returnId),
    timeline: await readWarehouseEvents(trx, 'return', returnId),
    acts: actsIn(returnTransitions, head.status, 'floor'),
  };
}

/** A return, locked until the transaction ends. */
export type LockedReturn = LockedSubject<'return'>;

/** Locks a return; concurrent work on it waits. */
export const lockReturn = (trx: Trx, returnId: string): Promise<LockedReturn | undefined> =>
  lockSubject(trx, 'return', returnId);

/** Changes the state of a return. */
export const saveReturnState = (
  trx: Trx,
  returnId: string,
  status: ReturnStatus,
  at?: Partial<Record<'arrived_at' | 'completed_at', Date>>,
): Promise<void> => saveSubjectState(trx, 'return', returnId, { status, at });

/** The announced content, its products by id. */
export interface ReturnToSave extends Omit<ReturnDraft, 'lines'> {
  lines: readonly (ReturnDraft['lines'][number] & { productId: string })[];
}

const searched = ({ clientRef, orderNo, tracking, lines }: ReturnToSave): string =>
  [clientRef, orderNo, tracking, ...lines.map(({ skuCode }) => skuCode)].filter(Boolean).join('\n');

const columnsOf = (draft: ReturnToSave) => ({
  warehouse_id: draft.warehouseId,
  client_ref: draft.clientRef,
  reason: draft.reason,
  order_no: draft.orderNo || null,
  tracking: draft.tracking || null,
  remark: draft.remark || null,
  search_body: searched(draft),
});

/** Writes a new return; undefined when its reference is taken. */
export async function insertReturn(trx: Trx, draft: ReturnToSave, now: Date): Promise<string | undefined> {
  const returnId = await insertSubject(trx, 'return', columnsOf(draft), now);
  if (returnId !== undefined) await insertLines(trx, returnId, draft);
  return returnId;
}

/** Replaces the announced content; false when its reference is taken. */
export async function replaceReturn(trx: Trx, returnId: string, draft: ReturnToSave): Promise<boolean> {
  if (!(await replaceSubject(trx, 'return', returnId, columnsOf(draft)))) return false;
  await insertLines(trx, returnId, draft);
  return true;
}

async function insertLines(trx: Trx, returnId: string, { warehouseId, lines }: ReturnToSave): Promise<void> {
  const rows = lines.map(({ productId, expected }, index) => ({
    line_no: index + 1,
    product_id: productId,
    expected,
  }));
  await sql`insert into return_line (warehouse_id, return_id, line_no, product_id, expected)
    select ${warehouseId}, ${returnId}, line_no, product_id, expected
    from jsonb_populate_recordset(null::return_line, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

/** A line of a return with all its scan codes. */
export interface ReturnCodes {
  lineId: string;
  productId: string;
  skuCode: string;
  codes: string[];
  expected: number;
  inspected: number;
}

/** The lines of a return for matching scans. */
export async function readReturnCodes(trx: Trx, returnId: string): Promise<ReturnCodes[]> {
  const { rows } = await sql<ReturnCodes>`
    select l.line_id::text as "lineId", l.product_id::text as "productId", p.sku_code as "skuCode", array[p.sku_code] || ${barcodesOf} as codes,
      l.expected, l.restocked + l.damaged + l.disposed as inspected
    from return_line l join product p using (product_id) where l.return_id = ${returnId} order by l.line_no`.execute(
    trx,
  );
  return rows;
}
