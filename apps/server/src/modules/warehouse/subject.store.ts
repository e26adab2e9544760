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

/** What a warehouse works on for a client: the table of each, its columns of id and number, and what code calls its id. */
const subjects = {
  inbound: { table: 'inbound', id: 'inbound_id', key: 'inboundId', number: 'inbound_no' },
  outbound: { table: 'outbound', id: 'outbound_id', key: 'outboundId', number: 'outbound_no' },
  return: { table: 'customer_return', id: 'return_id', key: 'returnId', number: 'return_no' },
  crossdock: { table: 'crossdock', id: 'crossdock_id', key: 'crossdockId', number: 'crossdock_no' },
  'work-order': { table: 'work_order', id: 'work_order_id', key: 'workOrderId', number: 'work_order_no' },
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
export type LockedSubject<Kind extends SubjectKind> = Record<(typeof subjects)[Kind]['key'], string> & {
  orgId: string;
  warehouseId: string;
  number: string;
  state: SubjectStates[Kind];
  version: number;
} & (Kind extends 'work-order' ? { kind: WorkKind } : unknown);

/** Locks one of them; others that work on it wait. */
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

/** Moves one of them on. @param at when what happened to it happened, by column */
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

/** Lets people find a new one by its number, which is only known once it is written. */
export async function searchByNumber(trx: Trx, kind: SubjectKind, subjectId: string): Promise<void> {
  const { table, id, number } = subjects[kind];
  await sql`update ${sql.table(table)} set search_body = ${sql.ref(number)} || chr(10) || search_body
    where ${sql.ref(id)} = ${subjectId}`.execute(trx);
}
