import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { timeBetween } from '../../platform/lists/found-records.store.ts';
import type { ListChoice, Sql, TimeRange } from '../../platform/lists/list-source.ts';

/** What a warehouse works on for a client: the table of each, its columns of id and number, and what code calls its id. */
const subjects = {
  inbound: { table: 'inbound', id: 'inbound_id', key: 'inboundId', number: 'inbound_no' },
  outbound: { table: 'outbound', id: 'outbound_id', key: 'outboundId', number: 'outbound_no' },
  return: { table: 'customer_return', id: 'return_id', key: 'returnId', number: 'return_no' },
  crossdock: { table: 'crossdock', id: 'crossdock_id', key: 'crossdockId', number: 'crossdock_no' },
  'work-order': { table: 'work_order', id: 'work_order_id', key: 'workOrderId', number: 'work_order_no' },
} as const;
type SubjectKind = keyof typeof subjects;

/** Which of them a list is asked for. */
export interface SubjectChoice<Field extends string, Status extends string>
  extends ListChoice<Field>, TimeRange {
  status?: Status | undefined;
  warehouseId?: string | undefined;
}

/** What narrows a list of them beside its search. @param alias the name of their table in the list */
export const subjectFilters = (
  alias: string,
  { status, warehouseId, ...range }: Omit<SubjectChoice<string, string>, 'sort'>,
): Sql[] => [
  ...(status ? [sql`${sql.ref(`${alias}.status`)} = ${status}`] : []),
  ...(warehouseId ? [sql`${sql.ref(`${alias}.warehouse_id`)}::text = ${warehouseId}`] : []),
  ...timeBetween(sql.ref(`${alias}.created_at`), range),
];

/** One of them, locked until the transaction ends. */
export type LockedSubject<Kind extends SubjectKind, State> = Record<
  (typeof subjects)[Kind]['key'],
  string
> & {
  orgId: string;
  warehouseId: string;
  number: string;
  state: State;
  version: number;
};

/** Locks one of them; others that work on it wait. @param further columns to read besides */
export async function lockSubject<Kind extends SubjectKind, State, Further = unknown>(
  trx: Trx,
  kind: Kind,
  subjectId: string,
  further: Sql = sql``,
): Promise<(LockedSubject<Kind, State> & Further) | undefined> {
  const { table, id, key, number } = subjects[kind];
  const { rows } = await sql<LockedSubject<Kind, State> & Further>`
    select ${sql.ref(id)}::text as ${sql.id(key)}, org_id::text as "orgId", warehouse_id::text as "warehouseId",
      ${sql.ref(number)} as number, status as state, version ${further}
    from ${sql.table(table)} where ${sql.ref(id)} = ${subjectId} for no key update`.execute(trx);
  return rows[0];
}

/** Moves one of them on. @param at when what happened to it happened, by column */
export async function saveSubjectState(
  trx: Trx,
  kind: SubjectKind,
  subjectId: string,
  { status, at = {} }: { status: string; at?: Readonly<Record<string, Date>> | undefined },
): Promise<void> {
  const { table, id } = subjects[kind];
  const times = Object.entries(at).map(([column, time]) => sql`, ${sql.id(column)} = ${time}`);
  await sql`update ${sql.table(table)} set status = ${status}, version = version + 1 ${sql.join(times, sql``)}
    where ${sql.ref(id)} = ${subjectId}`.execute(trx);
}

/** Lets people find a new one by its number, which is only known once it is written. */
export async function searchByNumber(trx: Trx, kind: SubjectKind, subjectId: string): Promise<void> {
  const { table, id, number } = subjects[kind];
  await sql`update ${sql.table(table)} set search_body = ${sql.ref(number)} || chr(10) || search_body
    where ${sql.ref(id)} = ${subjectId}`.execute(trx);
}
