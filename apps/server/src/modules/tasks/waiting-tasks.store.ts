import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { tooManyWaiting } from '../../platform/request-error.ts';
import './task.table.ts';

/**
 * Refuses another import or export if the organization has too many unfinished ones. Call it before the task is recorded, in the same
 * transaction: concurrent requests are counted one after the other.
 *
 * @throws RequestError 429 with advice
 */
export async function refuseTooManyTasks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(7205004, hashtext(current_org_id()::text))`.execute(trx);
  const { count } = await trx
    .selectFrom('task')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', limits.codes.taskInProgress)
    .executeTakeFirstOrThrow();
  const { waitingMost } = limits.tasks;
  if (Number(count) >= waitingMost) throw tooManyWaiting('tasks', waitingMost);
}
