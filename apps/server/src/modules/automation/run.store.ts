import type { RuleChange, RuleRun, RuleTrace, TraceState } from '@lading/contracts/automation';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { personNameIn } from '../../platform/person-name.ts';
import { isRowId } from '../../platform/row-id.ts';
import './automation.table.ts';

const runsShown = 50;
const tracesShown = 1_000;

/** Takes queued orders for rules, except some, in this transaction; concurrent calls never take the same. */
export async function takeQueued(
  trx: Trx,
  { most, but }: { most: number; but: readonly string[] },
): Promise<{ orderId: string; trigger: 'ARRIVED' | 'READY' }[]> {
  const { rows } = await sql<{ order_id: string; trigger: 'ARRIVED' | 'READY' }>`
    delete from order_to_automate q using (
      select order_id, trigger from order_to_automate where order_id <> all (${[...but]}::bigint[])
      order by order_id, trigger limit ${most} for update skip locked
    ) next
    where q.order_id = next.order_id and q.trigger = next.trigger
    returning q.order_id::text, q.trigger`.execute(trx);
  return rows.map((row) => ({ orderId: row.order_id, trigger: row.trigger }));
}

/** Starts a run. */
export async function beginRun(trx: Trx, now: Date): Promise<string> {
  const row = await trx
    .insertInto('automation_run')
    .values({ began_at: now })
    .returning('run_id')
    .executeTakeFirstOrThrow();
  return row.run_id;
}

/** Adds to the order counts of a run, and of the rules that matched. */
export async function countRun(
  trx: Trx,
  runId: string,
  {
    orders,
    matched,
    byRule,
    now,
  }: { orders: number; matched: number; byRule: ReadonlyMap<string, number>; now: Date },
): Promise<void> {
  await sql`update automation_run set orders = orders + ${orders}, matched = matched + ${matched}
    where run_id = ${runId}`.execute(trx);
  // Sorted, so that concurrent jobs do not deadlock.
  for (const [ruleId, count] of [...byRule].toSorted(([one], [other]) => Number(one) - Number(other)))
    await sql`update automation_rule set matched = matched + ${count}, last_matched_at = ${now}::timestamptz
      where rule_id = ${ruleId}`.execute(trx);
}

/** The rules applied to orders, by order. */
export async function readMatches(trx: Trx, orderIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const rows = await trx
    .selectFrom('automation_match')
    .select(['order_id', 'rule_id'])
    .where('order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
  const byOrder = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...byOrder].map(([orderId, some]) => [orderId, new Set(some.map((row) => row.rule_id))]));
}

/** A rule's effect on an order, for the record. */
export interface NewTrace {
  orderId: string;
  rule: { ruleId: string; name: string; version: number };
  change: RuleChange;
  isKept: boolean;
}

/** Records that rules were applied to orders, and their changes. */
export async function keepTraces(
  trx: Trx,
  runId: string,
  {
    matches,
    traces,
    now,
  }: { matches: readonly { orderId: string; ruleId: string }[]; traces: readonly NewTrace[]; now: Date },
): Promise<void> {
  if (matches.length > 0)
    await trx
      .insertInto('automation_match')
      .values(matches.map(({ orderId, ruleId }) => ({ order_id: orderId, rule_id: ruleId })))
      .execute();
  if (traces.length === 0) return;
  await trx
    .insertInto('automation_trace')
    .values(
      traces.map(({ orderId, rule, change, isKept }) => ({
        run_id: runId,
        order_id: orderId,
        rule_id: rule.ruleId,
        rule_name: rule.name,
        rule_version: rule.version,
        happened_at: now,
        change: JSON.stringify(change),
        state: isKept ? ('KEPT' as const) : ('SET' as const),
      })),
    )
    .execute();
}

const traces = (trx: Trx) =>
  trx
    .selectFrom('automation_trace as t')
    .innerJoin('customer_order as o', 'o.order_id', 't.order_id')
    .select(['t.trace_id', 't.run_id', 't.order_id', 'o.order_no', 't.rule_id', 't.rule_name'])
    .select(['t.rule_version', 't.happened_at', 't.change', 't.state']);
type TraceRow = Awaited<ReturnType<ReturnType<typeof traces>['executeTakeFirstOrThrow']>>;
const asTrace = (row: TraceRow): RuleTrace => ({
  traceId: row.trace_id,
  runId: row.run_id,
  orderId: row.order_id,
  orderNo: row.order_no,
  ruleId: row.rule_id,
  ruleName: row.rule_name,
  ruleVersion: row.rule_version,
  time: row.happened_at.toISOString(),
  change: row.change,
  state: row.state,
});

/** The changes of rules to an order, newest first. */
export async function readOrderTraces(trx: Trx, orderId: string): Promise<RuleTrace[]> {
  if (!isRowId(orderId)) return [];
  const rows = await traces(trx)
    .where('t.order_id', '=', orderId)
    .orderBy('t.trace_id', 'desc')
    .limit(tracesShown)
    .execute();
  return rows.map(asTrace);
}

/** The changes of rules to orders that still apply, newest first, by order. */
export async function readSet(trx: Trx, orderIds: readonly string[]): Promise<Map<string, RuleTrace[]>> {
  const rows = await traces(trx)
    .where('t.order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .where('t.state', '=', 'SET')
    .orderBy('t.trace_id', 'desc')
    .execute();
  return Map.groupBy(rows.map(asTrace), ({ orderId }) => orderId);
}

/** The changes of a run, in that order; see {@link readOrderTraces}. */
export async function readRunTraces(
  trx: Trx,
  runId: string,
  { most = tracesShown } = {},
): Promise<RuleTrace[]> {
  if (!isRowId(runId)) return [];
  const rows = await traces(trx).where('t.run_id', '=', runId).orderBy('t.trace_id').limit(most).execute();
  return rows.map(asTrace);
}

const runs = (trx: Trx) =>
  trx
    .selectFrom('automation_run as r')
    .leftJoin('person as p', 'p.user_id', 'r.undone_by')
    .select(['r.run_id', 'r.began_at', 'r.orders', 'r.matched', 'r.undone_at'])
    .select([
      personNameIn('p').as('who'),
      sql<number>`(select count(*) from automation_trace t where t.run_id = r.run_id and t.state <> 'KEPT')::integer`.as(
        'changes',
      ),
    ]);
type RunRow = Awaited<ReturnType<ReturnType<typeof runs>['executeTakeFirstOrThrow']>>;
const asRun = (row: RunRow): RuleRun => ({
  runId: row.run_id,
  time: row.began_at.toISOString(),
  orders: row.orders,
  matched: row.matched,
  changes: row.changes,
  undoneTime: row.undone_at?.toISOString() ?? null,
  undoneBy: row.who,
});

/** The latest runs that matched an order, newest first. */
export async function readRuns(trx: Trx): Promise<RuleRun[]> {
  const rows = await runs(trx)
    .where('r.matched', '>', 0)
    .orderBy('r.run_id', 'desc')
    .limit(runsShown)
    .execute();
  return rows.map(asRun);
}

/** A run; undefined when the organization has none with that id. */
export async function readRun(trx: Trx, runId: string): Promise<RuleRun | undefined> {
  if (!isRowId(runId)) return undefined;
  const row = await runs(trx).where('r.run_id', '=', runId).executeTakeFirst();
  return row && asRun(row);
}

/** Marks a run as undone. @returns whether it was not before */
export async function markUndone(
  trx: Trx,
  runId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const done = await trx
    .updateTable('automation_run')
    .set({ undone_at: now, undone_by: userId })
    .where('run_id', '=', runId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Records the outcome for changes made by a rule. */
export async function markTraces(trx: Trx, traceIds: readonly string[], state: TraceState): Promise<void> {
  await trx
    .updateTable('automation_trace')
    .set({ state })
    .where('trace_id', '=', sql<string>`any (${[...traceIds]}::bigint[])`)
    .execute();
}
