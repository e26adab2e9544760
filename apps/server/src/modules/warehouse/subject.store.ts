import type {
  CrossdockStatus,
  InboundStatus,
  OutboundStatus,
  ReturnStatus,
  WorkKind,
  WorkOrderStatus,
} from '@lading/contracts/warehouse';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { timeBetween } from '../../platform/lists/found-records.store.ts';
import type { ListChoice, Sql, TimeRange } from '../../platform/lists/list-source.ts';

/** The kinds of documents that a warehouse processes for a client: their tables, id and number columns, and the name of their id in code. */
const subjects = {
  inbound: {
    table: 'inbound',
    lines: 'inbound_line',
    id: 'inbound_id',
    number: 'inbound_no',
    key: 'inboundId',
  },
  outbound: {
    table: 'outbound',
    lines: 'outbound_line',
    id: 'outbound_id',
    number: 'outbound_no',
    key: 'outboundId',
  },
  return: {
    table: 'customer_return',
    lines: 'return_line',
    id: 'return_id',
    number: 'return_no',
    key: 'returnId',
  },
  crossdock: {
    table: 'crossdock',
    lines: 'crossdock_line',
    id: 'crossdock_id',
    number: 'crossdock_no',
    key: 'crossdockId',
  },
  'work-order': {
    table: 'work_order',
    lines: 'work_order_line',
    id: 'work_order_id',
    number: 'work_order_no',
    key: 'workOrderId',
  },
} as const;
type SubjectKind = keyof typeof subjects;

/** The states of each. */
interface SubjectStates {
  inbound: InboundStatus;
  outbound: OutboundStatus;
  return: ReturnStatus;
  crossdock: CrossdockStatus;
  'work-order': WorkOrderStatus;
}

/** The filters of a list. */
export interface SubjectChoice<Field extends string, Status extends string>
  extends ListChoice<Field>, TimeRange {
  status?: Status | undefined;
  warehouseId?: string | undefined;
}

/** Their filters besides the search. @param alias the name of their table in the list */
export const subjectFilters = (
  alias: string,
  { status, warehouseId, ...range }: Omit<SubjectChoice<string, string>, 'sort'>,
): Sql[] => [
  ...(status ? [sql`${sql.ref(`${alias}.status`)} = ${status}`] : []),
  ...(warehouseId ? [sql`${sql.ref(`${alias}.warehouse_id`)}::text = ${warehouseId}`] : []),
  ...timeBetween(sql.ref(`${alias}.created_at`), range),
];

/** The work of a warehouse's floor to list; `code`: only what it names. */
export interface FloorWork {
  warehouseId: string;
  code?: string | undefined;
}

/** Those that a scanned code names in any of these columns, ignoring case; all of them without a code. */
export const namedBy = (code: string | undefined, columns: readonly Sql[]): Sql =>
  code === undefined
    ? sql`true`
    : sql`lower(${code}) in (${sql.join(columns.map((column) => sql`lower(${column})`))})`;

/** One of them, locked until the transaction ends. */
export type LockedSubject<Kind extends SubjectKind> = Record<(typeof subjects)[Kind]['key'], string> & {
  orgId: string;
  warehouseId: string;
  number: string;
  state: SubjectStates[Kind];
  version: number;
} & (Kind extends 'work-order' ? { kind: WorkKind } : unknown);

/** Locks one of them; concurrent work on it waits. */
export async function lockSubject<Kind extends SubjectKind>(
  trx: Trx,
  kind: Kind,
  subjectId: string,
): Promise<LockedSubject<Kind> | undefined> {
  const { table, id, key, number } = subjects[kind];
  const { rows } = await sql<LockedSubject<Kind>>`
    select ${sql.ref(id)}::text as ${sql.id(key)}, org_id::text as "orgId", warehouse_id::text as "warehouseId",
      ${sql.ref(number)} as number, status as state, version ${kind === 'work-order' ? sql`, kind` : sql``}
    from ${sql.table(table)} where ${sql.ref(id)} = ${subjectId} for no key update`.execute(trx);
  return rows[0];
}

/** Changes the state of one of them. @param at the moments of events, by column */
export async function saveSubjectState<Kind extends SubjectKind>(
  trx: Trx,
  kind: Kind,
  subjectId: string,
  { status, at = {} }: { status: SubjectStates[Kind]; at?: Readonly<Record<string, Date>> | undefined },
): Promise<void> {
  const { table, id } = subjects[kind];
  const times = Object.entries(at).map(([column, time]) => sql`, ${sql.id(column)} = ${time}`);
  await sql`update ${sql.table(table)} set status = ${status}, version = version + 1 ${sql.join(times, sql``)}
    where ${sql.ref(id)} = ${subjectId}`.execute(trx);
}

/** The input of clients, by column. `search_body`: the searchable text besides its number, if people search for it. */
interface SubjectColumns {
  warehouse_id: string;
  client_ref: string;
  search_body?: string;
  [column: string]: string | number | null | undefined;
}

/** Writes a new one; undefined when its reference is taken. */
export async function insertSubject(
  trx: Trx,
  kind: SubjectKind,
  columns: SubjectColumns,
  now: Date,
): Promise<string | undefined> {
  const { table, id, number } = subjects[kind];
  const entries = Object.entries({ ...columns, created_at: now });
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(entries.map(([column]) => sql.id(column)))})
    values (${sql.join(entries.map(([, value]) => value))})
    on conflict do nothing returning ${sql.ref(id)}::text as id`.execute(trx);
  const insertedId = rows[0]?.id;
  // Also searchable by its number, which is only known after the insert.
  if (insertedId !== undefined && columns.search_body !== undefined) {
    await sql`update ${sql.table(table)} set search_body = ${sql.ref(number)} || chr(10) || search_body
      where ${sql.ref(id)} = ${insertedId}`.execute(trx);
  }
  return insertedId;
}

/** The kinds that may be canceled as drafts, which leave their reference to others. */
const freed: ReadonlySet<SubjectKind> = new Set(['inbound', 'crossdock']);

/** Replaces the input, and removes the lines; false when its reference is taken. */
export async function replaceSubject(
  trx: Trx,
  kind: SubjectKind,
  subjectId: string,
  columns: SubjectColumns,
): Promise<boolean> {
  const { table, lines, id, number } = subjects[kind];
  const changes = Object.entries(columns).map(([column, value]) =>
    column === 'search_body'
      ? sql`${sql.id(column)} = ${sql.ref(number)} || chr(10) || ${value}`
      : sql`${sql.id(column)} = ${value}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(changes)}, version = version + 1
    where ${sql.ref(id)} = ${subjectId} and not exists (
      select from ${sql.table(table)} o where o.warehouse_id = ${columns.warehouse_id} and o.client_ref = ${columns.client_ref}
        and ${sql.ref(`o.${id}`)} <> ${subjectId}
        ${freed.has(kind) ? sql`and (o.status <> 'CANCELLED' or o.submitted_at is not null)` : sql``})`.execute(
    trx,
  );
  if (numAffectedRows === 0n) return false;
  await sql`delete from ${sql.table(lines)} where ${sql.ref(id)} = ${subjectId}`.execute(trx);
  return true;
}
