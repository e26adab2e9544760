import { limits, type LocalizedText } from '@lading/contracts/core';
import { orderWorkLimits, type BulkRowState, type OrderBulkRequest } from '@lading/contracts/orders';
import { taskType } from '@lading/contracts/tasks';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ChosenRows } from '../../platform/lists/list-source.ts';
import { hasSuggestion } from './order-address-take.store.ts';
import './order-bulk.table.ts';
import { everyOrder, type OrderChoice } from './order-page.store.ts';

const { taskInProgress, taskSuccess } = limits.codes;

/** Records a bulk action on orders as a task in progress. */
export async function keepBulk(
  trx: Trx,
  { userId, request }: { userId: string; request: OrderBulkRequest },
): Promise<{ taskId: string; taskNo: string }> {
  const task = await trx
    .insertInto('task')
    .values({
      user_id: userId,
      task_no: 'Bulk-ORDER',
      task_type: taskType.orderBulk,
      file_name: null,
      status: taskInProgress,
      total_quantity: 0,
      success_quantity: 0,
      fail_quantity: 0,
      receipt: JSON.stringify({ act: request.act }),
    })
    .returning(['task_id', 'task_no'])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_bulk_job')
    .values({ task_id: task.task_id, request: JSON.stringify(request) })
    .execute();
  return { taskId: task.task_id, taskNo: task.task_no };
}

/** Records which orders it changes, and how many: one more than the maximum when there are more. */
export async function keepBulkRows(
  trx: Trx,
  taskId: string,
  choice: OrderChoice & ChosenRows,
): Promise<number> {
  const most = orderWorkLimits.orders + 1;
  const { numAffectedRows: count = 0n } = await sql`
    insert into order_bulk_row (task_id, row_no, order_id, order_no)
    select ${taskId}::bigint, row_number() over (order by order_id desc), order_id, order_no
    from (
      select o.order_id, o.order_no from customer_order o where ${everyOrder(choice)}
      order by o.order_id desc limit ${sql.lit(most)}
    ) chosen`.execute(trx);
  return countRowsOf(trx, taskId, Number(count));
}

/** Records the orders of an address check whose suggestion can be accepted now. */
export async function keepSuggestedRows(trx: Trx, taskId: string, checkId: string): Promise<number> {
  const { numAffectedRows: count = 0n } = await sql`
    insert into order_bulk_row (task_id, row_no, order_id, order_no)
    select ${taskId}::bigint, row_number() over (order by r.row_no), o.order_id, o.order_no
    from order_bulk_row r join customer_order o on o.order_id = r.order_id
      join order_address_check c on c.order_id = o.order_id
    where r.task_id = ${checkId} and ${hasSuggestion}`.execute(trx);
  return countRowsOf(trx, taskId, Number(count));
}

async function countRowsOf(trx: Trx, taskId: string, total: number): Promise<number> {
  await trx.updateTable('task').set({ total_quantity: total }).where('task_id', '=', taskId).execute();
  return total;
}

/** A bulk action that has started. */
export interface StartedBulk {
  /** The number of starts since it was requested or retried. */
  starts: number;
  request: OrderBulkRequest;
  userId: string;
}

/**
 * Counts one more start; undefined when the task has ended. The first start resets refused orders: the task is new, or is being
 * retried.
 */
export async function beginBulk(trx: Trx, taskId: string): Promise<StartedBulk | undefined> {
  const job = await trx
    .updateTable('order_bulk_job')
    .set({ begun: sql<number>`begun + 1` })
    .where('task_id', '=', taskId)
    .returning(['begun', 'request'])
    .executeTakeFirst();
  if (!job) return undefined;
  if (job.begun === 1)
    await trx
      .updateTable('order_bulk_row')
      .set({ state: 'WAITING', message: null })
      .where('task_id', '=', taskId)
      .where('state', '=', 'REFUSED')
      .execute();
  const task = await trx
    .updateTable('task')
    .set({ started_at: sql<Date>`clock_timestamp()`, ...countsOfRows })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('user_id')
    .executeTakeFirst();
  return task && { starts: job.begun, request: job.request, userId: task.user_id };
}

const rowsOf = (...states: BulkRowState[]) => sql<number>`(
  select count(*) from order_bulk_row r where r.task_id = task.task_id and r.state = any (${states}::text[]))::integer`;
const countsOfRows = { success_quantity: rowsOf('DONE', 'NOTED'), fail_quantity: rowsOf('REFUSED') };

/** An order that has not been processed yet. */
export interface WaitingOrder {
  rowNo: number;
  orderId: string;
}

/** The next unprocessed orders, locked until the transaction ends; none when all have a result. */
export async function holdWaiting(trx: Trx, taskId: string, most: number): Promise<WaitingOrder[]> {
  const rows = await trx
    .selectFrom('order_bulk_row')
    .select(['row_no', 'order_id'])
    .where('task_id', '=', taskId)
    .where('state', '=', 'WAITING')
    .orderBy('row_no')
    .limit(most)
    .forUpdate()
    .execute();
  return rows.map((row) => ({ rowNo: row.row_no, orderId: row.order_id }));
}

/** The result for an order; with a message it was refused, unless the message is only a finding. */
export interface BulkAnswer {
  rowNo: number;
  message: LocalizedText | undefined;
  isNoted?: boolean;
}

/** Writes the results for orders; false when the task was stopped meanwhile, and the transaction must be rolled back. */
export async function keepAnswers(
  trx: Trx,
  taskId: string,
  answers: readonly BulkAnswer[],
): Promise<boolean> {
  const stateOf = ({ message, isNoted = false }: BulkAnswer): BulkRowState =>
    message === undefined ? 'DONE' : isNoted ? 'NOTED' : 'REFUSED';
  const states = answers.map(stateOf);
  const refused = states.filter((state) => state === 'REFUSED').length;
  await sql`
    update order_bulk_row r set state = given.state, message = given.message
    from unnest(
      ${answers.map(({ rowNo }) => rowNo)}::integer[], ${states}::text[],
      ${answers.map(({ message }) => (message ? JSON.stringify(message) : null))}::jsonb[]
    ) as given (row_no, state, message)
    where r.task_id = ${taskId} and r.row_no = given.row_no`.execute(trx);
  const going = await trx
    .updateTable('task')
    .set({
      success_quantity: sql<number>`success_quantity + ${answers.length - refused}`,
      fail_quantity: sql<number>`fail_quantity + ${refused}`,
    })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .returning('task_id')
    .executeTakeFirst();
  return going !== undefined;
}

/** Ends the task once every order has a result. */
export async function finishBulk(trx: Trx, taskId: string): Promise<void> {
  await trx
    .updateTable('task')
    .set({ ...countsOfRows, status: taskSuccess, finished_at: sql<Date>`clock_timestamp()` })
    .where('task_id', '=', taskId)
    .where('status', '=', taskInProgress)
    .execute();
}
