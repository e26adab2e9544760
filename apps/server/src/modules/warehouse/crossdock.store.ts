import {
  actsIn,
  crossdockStatuses,
  crossdockTransitions,
  type CrossdockDetail,
  type CrossdockDraft,
  type CrossdockLine,
  type CrossdockStatus,
  type CrossdockSummary,
  type FloorCrossdock,
  type FloorCrossdockRow,
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

type CrossdockField = 'crossdockNo' | 'eta' | 'createTime';

/** Which crossdocks a list is asked for. */
type CrossdockChoice = SubjectChoice<CrossdockField, CrossdockStatus>;

const source: ListSource<CrossdockField> = {
  kind: 'crossdock',
  from: sql`crossdock c`,
  alias: 'c',
  id: sql`c.crossdock_id`,
  usual: 'createTime:desc',
  keys: {
    crossdockNo: { key: sql`c.crossdock_no`, type: 'text' },
    eta: { key: sql`c.eta`, type: 'date' },
    createTime: { key: sql`c.created_at`, type: 'timestamptz' },
  },
};

const filtersOf = (choice: CrossdockChoice): Sql[] => subjectFilters('c', choice);

type HeadRow = Omit<CrossdockSummary, 'createTime'> &
  Pick<CrossdockDetail, 'tracking' | 'remark' | 'version'> & { createTime: Date };

const ofHead = sql`c.crossdock_id::text as "crossdockId", c.crossdock_no as "crossdockNo", c.client_ref as "clientRef", c.status, c.delivery,
  c.eta::text as eta, c.tracking, c.remark, l.destinations, l.cartons, l.received, l.dispatched`;
const sums = sql`cross join lateral (
  select count(distinct destination)::integer as destinations, coalesce(sum(cartons), 0)::integer as cartons,
    coalesce(sum(received), 0)::integer as received, coalesce(sum(dispatched), 0)::integer as dispatched
  from crossdock_line where crossdock_line.crossdock_id = c.crossdock_id) l`;

const heads = (condition: Sql) => sql<HeadRow>`
  select ${ofHead}, c.warehouse_id::text as "warehouseId", w.warehouse_name as "warehouseName", c.version, c.created_at as "createTime"
  from crossdock c join warehouse w using (warehouse_id) ${sums} where ${condition}`;

const asSummary = ({ tracking: _t, remark: _r, version: _v, ...row }: HeadRow): CrossdockSummary => ({
  ...row,
  createTime: row.createTime.toISOString(),
});

const read = async (trx: Trx, condition: Sql): Promise<HeadRow[]> =>
  (await heads(condition).execute(trx)).rows;

/** The list of crossdocks, newest first unless asked otherwise. */
export const crossdockList = statusList({
  source,
  statuses: crossdockStatuses,
  filters: filtersOf,
  read,
  show: asSummary,
  idOf: ({ crossdockId }) => crossdockId,
});

/** The lines of crossdocks, by the crossdock's id. */
async function readLines(trx: Trx, ids: readonly string[]): Promise<Map<string, CrossdockLine[]>> {
  const { rows } = await sql<CrossdockLine & { crossdockId: string }>`
    select crossdock_id::text as "crossdockId", line_id::text as "lineId", destination, reference, cartons, received, dispatched
    from crossdock_line where crossdock_id = any (${[...ids]}::bigint[]) order by crossdock_id, line_no`.execute(
    trx,
  );
  const byCrossdock = Map.groupBy(rows, ({ crossdockId }) => crossdockId);
  return new Map(
    Array.from(byCrossdock, ([id, lines]) => [id, lines.map(({ crossdockId: _i, ...line }) => line)]),
  );
}

/** The head of a crossdock with its lines; undefined when the organization has none with that id. */
export async function readCrossdock(
  trx: Trx,
  crossdockId: string,
): Promise<Omit<CrossdockDetail, 'charged'> | undefined> {
  const [head] = await read(trx, sql`c.crossdock_id = ${crossdockId}`);
  if (!head) return undefined;
  return {
    ...asSummary(head),
    tracking: head.tracking,
    remark: head.remark,
    version: head.version,
    lines: (await readLines(trx, [crossdockId])).get(crossdockId) ?? [],
    timeline: await readWarehouseEvents(trx, 'crossdock', crossdockId),
    acts: actsIn(crossdockTransitions, head.status, 'client'),
  };
}

/** The content of crossdocks, by id. */
export async function readCrossdocksById(
  trx: Trx,
  ids: readonly string[],
): Promise<Map<string, HeadRow & Pick<CrossdockDetail, 'lines'>>> {
  if (ids.length === 0) return new Map();
  const found = await read(trx, sql`c.crossdock_id = any (${[...ids]}::bigint[])`);
  const lines = await readLines(trx, ids);
  return new Map(
    found.map((head) => [head.crossdockId, { ...head, lines: lines.get(head.crossdockId) ?? [] }]),
  );
}

const floorHeads = (condition: Sql) => sql<FloorCrossdockRow & Pick<FloorCrossdock, 'tracking' | 'remark'>>`
  select ${ofHead}, o.org_name as "clientName" from crossdock c join organisation o on o.org_id = c.org_id ${sums} where ${condition}`;

/** Crossdocks that are expected or at the dock: what has arrived first, then by the day it is expected. */
export async function readFloorCrossdocks(
  trx: Trx,
  { warehouseId, code }: FloorWork,
): Promise<FloorCrossdockRow[]> {
  const { rows } =
    await floorHeads(sql`c.warehouse_id = ${warehouseId} and c.status in ('SUBMITTED', 'ARRIVED', 'IN_PROGRESS')
      and ${namedBy(code, [sql`c.crossdock_no`, sql`c.client_ref`])}
    order by c.status = 'SUBMITTED', c.eta nulls last, c.crossdock_id limit 200`).execute(trx);
  return rows.map(({ tracking: _t, remark: _r, ...row }) => row);
}

/** A crossdock as the floor works on it; undefined for one of another warehouse. */
export async function readFloorCrossdock(trx: Trx, crossdockId: string): Promise<FloorCrossdock | undefined> {
  const { rows } = await floorHeads(sql`c.crossdock_id = ${crossdockId}`).execute(trx);
  const [head] = rows;
  if (!head) return undefined;
  return {
    ...head,
    lines: (await readLines(trx, [crossdockId])).get(crossdockId) ?? [],
    timeline: await readWarehouseEvents(trx, 'crossdock', crossdockId),
    acts: actsIn(crossdockTransitions, head.status, 'floor'),
  };
}

/** A crossdock, locked until the transaction ends. */
export type LockedCrossdock = LockedSubject<'crossdock'>;

/** Locks a crossdock; others that work on it wait. */
export const lockCrossdock = (trx: Trx, crossdockId: string): Promise<LockedCrossdock | undefined> =>
  lockSubject(trx, 'crossdock', crossdockId);

/** Stores the status of a crossdock, and when it was reached. */
export const saveCrossdockState = (
  trx: Trx,
  crossdockId: string,
  status: CrossdockStatus,
  at?: Partial<Record<'submitted_at' | 'arrived_at' | 'closed_at', Date>>,
): Promise<void> => saveSubjectState(trx, 'crossdock', crossdockId, { status, at });

const searched = ({ clientRef, tracking, lines }: CrossdockDraft): string =>
  [clientRef, tracking, ...lines.flatMap(({ destination, reference }) => [destination, reference])]
    .filter(Boolean)
    .join('\n');

const columnsOf = (draft: CrossdockDraft) => ({
  warehouse_id: draft.warehouseId,
  client_ref: draft.clientRef,
  delivery: draft.delivery,
  tracking: draft.tracking || null,
  eta: draft.eta ?? null,
  remark: draft.remark || null,
  search_body: searched(draft),
});

/** Writes a new crossdock; undefined when its reference is taken. */
export async function insertCrossdock(
  trx: Trx,
  draft: CrossdockDraft,
  { status, now }: { status: 'DRAFT' | 'SUBMITTED'; now: Date },
): Promise<string | undefined> {
  const submittedAt = status === 'SUBMITTED' ? now.toISOString() : null;
  const columns = { ...columnsOf(draft), status, submitted_at: submittedAt };
  const crossdockId = await insertSubject(trx, 'crossdock', columns, now);
  if (crossdockId !== undefined) await insertLines(trx, crossdockId, draft);
  return crossdockId;
}

/** Deletes a draft. */
export async function deleteCrossdockDraft(trx: Trx, crossdockId: string): Promise<void> {
  await sql`delete from crossdock where crossdock_id = ${crossdockId} and status = 'DRAFT'`.execute(trx);
}

/** Replaces the content of a draft or an announced crossdock; false when its reference is taken. */
export async function replaceCrossdock(
  trx: Trx,
  crossdockId: string,
  draft: CrossdockDraft,
): Promise<boolean> {
  if (!(await replaceSubject(trx, 'crossdock', crossdockId, columnsOf(draft)))) return false;
  await insertLines(trx, crossdockId, draft);
  return true;
}

async function insertLines(
  trx: Trx,
  crossdockId: string,
  { warehouseId, lines }: CrossdockDraft,
): Promise<void> {
  const rows = lines.map(({ destination, reference, cartons }, index) => ({
    line_no: index + 1,
    destination,
    reference: reference || null,
    cartons,
  }));
  await sql`insert into crossdock_line (warehouse_id, crossdock_id, line_no, destination, reference, cartons)
    select ${warehouseId}::bigint, ${crossdockId}::bigint, line_no, destination, reference, cartons
    from jsonb_populate_recordset(null::crossdock_line, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}
