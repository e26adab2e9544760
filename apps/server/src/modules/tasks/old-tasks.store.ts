import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './task.table.ts';

/** With each may go the notes of an import of many thousand records. */
const most = 500;

/**
 * Removes tasks that ended before a moment, with the receipts of imports; their files are gone already. At most so many at once.
 * @returns how many
 */
export async function removeOldTasks(trx: Trx, before: Date): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('task')
    .where('task_id', 'in', (from) =>
      from
        .selectFrom('task as old')
        .select('old.task_id')
        .where('old.file_key', 'is', null)
        .where('old.status', '<>', sql.lit(limits.codes.taskInProgress))
        .where(sql<Date>`coalesce(old.finished_at, old.created_at)`, '<', before)
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
