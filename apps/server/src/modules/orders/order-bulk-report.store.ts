import type { BulkReport, BulkRow, BulkRowState } from '@lading/contracts/orders';
import type { Page } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { countRows, readPage } from '../../platform/read-page.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readPersonName, readRole } from '../identity/index.ts';
import { hasSuggestion } from './order-address-take.store.ts';
import './order-bulk.table.ts';
import { listPresets } from './order-work.store.ts';

/** Progress of a bulk action; undefined when the person has none with that id. Owners see those of the whole organization. */
export async function readBulkReport(
  trx: Trx,
  { taskId, userId }: { taskId: string; userId: string },
): Promise<BulkReport | undefined> {
  if (!isRowId(taskId)) return undefined;
  const row = await trx
    .selectFrom('task')
    .innerJoin('order_bulk_job as job', 'job.task_id', 'task.task_id')
    .select(['task.user_id', 'task.status', 'task.cancelled', 'task.failure', 'task.created_at'])
    .select(['task.finished_at', 'job.request'])
    .where('task.task_id', '=', taskId)
    .executeTakeFirst();
  if (!row || (row.user_id !== userId && (await readRole(trx, userId)) !== 'owner')) return undefined;
  const { rows } = await sql<{ state: BulkRowState; count: number }>`
    select state, count(*)::integer as count from order_bulk_row where task_id = ${taskId} group by 1`.execute(
    trx,
  );
  const countOf = (state: BulkRowState) => rows.find((one) => one.state === state)?.count ?? 0;
  const [noted, refused, waiting] = [countOf('NOTED'), countOf('REFUSED'), countOf('WAITING')];
  const done = countOf('DONE') + noted;
  return {
    taskId,
    request: row.request,
    status: row.status,
    isCancelled: row.cancelled,
    failure: row.failure,
    warehouseName: await warehouseOf(trx, row.request),
    ...(row.request.act === 'preset' && { presetName: await presetOf(trx, row.request.presetId) }),
    total: done + refused + waiting,
    done,
    noted,
    refused,
    waiting,
    ...(row.request.act === 'check-address' && { suggestions: await countSuggestions(trx, taskId) }),
    isOwn: row.user_id === userId,
    userName: await readPersonName(trx, row.user_id),
    createTime: row.created_at.toISOString(),
    finishTime: row.finished_at?.toISOString() ?? null,
  };
}

const countSuggestions = (trx: Trx, taskId: string): Promise<number> =>
  countRows(
    trx
      .selectFrom('order_bulk_row as r')
      .innerJoin('customer_order as o', 'o.order_id', 'r.order_id')
      .innerJoin('order_address_check as c', 'c.order_id', 'r.order_id')
      .where('r.task_id', '=', taskId)
      .where(hasSuggestion),
  );

async function warehouseOf(trx: Trx, request: BulkReport['request']): Promise<string | null> {
  if (!('warehouseId' in request) || request.warehouseId === null || !isRowId(request.warehouseId))
    return null;
  const found = await trx
    .selectFrom('warehouse')
    .select('warehouse_name')
    .where('warehouse_id', '=', request.warehouseId)
    .executeTakeFirst();
  return found?.warehouse_name ?? null;
}

const presetOf = async (trx: Trx, presetId: string | null): Promise<string | null> =>
  (await listPresets(trx)).find((preset) => preset.presetId === presetId)?.name ?? null;

/** The orders of a bulk action, with the result for each. */
export async function readBulkRows(
  trx: Trx,
  { taskId, isCheck }: { taskId: string; isCheck: boolean },
  query: { state?: BulkRowState | undefined; search?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<BulkRow>> {
  let matching = trx.selectFrom('order_bulk_row as r').where('r.task_id', '=', taskId);
  if (query.state) matching = matching.where('r.state', '=', query.state);
  if (query.search) matching = matching.where(holdsText(query.search, sql`r.order_no`));
  const suggested = sql<boolean>`exists (select from customer_order o join order_address_check c on c.order_id = o.order_id
    where o.order_id = r.order_id and ${hasSuggestion})`;
  const ordered = matching
    .select(['r.order_id', 'r.order_no', 'r.state', 'r.message'])
    .select((isCheck ? suggested : sql<boolean>`false`).as('suggested'))
    .orderBy('r.row_no');
  const { rows, total } = await readPage(ordered, matching, query);
  const records = rows.map((row) => ({
    orderId: row.order_id,
    orderNo: row.order_no,
    state: row.state,
    message: row.message,
    ...(isCheck && { hasSuggestion: row.suggested }),
  }));
  return { records, total };
}
