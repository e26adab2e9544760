import { taskMessages, taskType } from '@lading/contracts/tasks';
import { limits, type LocalizedText } from '@lading/contracts/core';
import type { SignedInContext } from '../../platform/context.ts';
import { keptReply } from '../../platform/files/kept-reply.ts';
import { removeFiles } from '../../platform/files/remove-files.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeptFileReply } from '../../platform/replies.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { bulkCancelledText, cancelledText } from './task-failure-rules.ts';
import {
  deleteExport,
  deleteExpired,
  markTasksRead,
  readExportFile,
  readTaskType,
  reopenTask,
} from './task-action.store.ts';
import { removeOldImports, removeOldTasks } from './old-tasks.store.ts';
import { failTask } from './task-end.store.ts';
import { queueTask } from './task-job.ts';
import { refuseTooManyTasks } from './waiting-tasks.store.ts';

export { readTasks } from './task.store.ts';

const contentTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const endedText: LocalizedText = taskMessages.ended();
const noRetryText: LocalizedText = taskMessages.noRetry();

/** A person's operations on their own tasks; those of others are not found. */
export function taskService(platform: Platform) {
  const { files, jobs, database } = platform;
  const own = ({ db, user }: SignedInContext, taskId: string) => {
    if (!isRowId(taskId)) throw notFound();
    return { db, ...user };
  };
  return {
    /** Marks finished tasks as read; unknown ids are ignored. */
    async markRead(
      { db, user }: SignedInContext,
      ids: readonly string[],
      only: 'exports' | 'all',
    ): Promise<void> {
      await db((trx) => markTasksRead(trx, user.userId, ids.filter(isRowId), only));
    },

    /** Removes an export from the list, with its file. */
    async removeExport(context: SignedInContext, fileId: string): Promise<void> {
      const { db, userId } = own(context, fileId);
      const gone = await db((trx) => deleteExport(trx, userId, fileId));
      if (!gone) throw notFound();
      if (gone.fileKey !== null) await removeFiles(platform, [gone.fileKey]);
    },

    /** The file of an export, whole or a range. */
    async download(context: SignedInContext, fileId: string): Promise<KeptFileReply> {
      const { db, userId } = own(context, fileId);
      const found = await db((trx) => readExportFile(trx, userId, fileId));
      if (!found) throw notFound();
      const contentType = contentTypes[found.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return keptReply(files, { ...found, contentType });
    },

    /** Stops a task; its worker notices at the next batch of rows. */
    async cancel(context: SignedInContext, taskId: string): Promise<void> {
      const { db, userId } = own(context, taskId);
      await db(async (trx) => {
        const type = await readTaskType(trx, userId, taskId);
        if (type === undefined) throw notFound();
        const text = type === taskType.orderBulk ? bulkCancelledText : cancelledText;
        if (!(await failTask(trx, taskId, text, { userId, cancelled: true }))) throw conflict(endedText);
      });
    },

    /** Restarts a failed task. */
    async retry(context: SignedInContext, taskId: string): Promise<void> {
      const { db, userId, orgId } = own(context, taskId);
      await db(async (trx) => {
        await refuseTooManyTasks(trx);
        const taskNo = await reopenTask(trx, userId, taskId);
        if (taskNo === undefined) {
          if ((await readTaskType(trx, userId, taskId)) === undefined) throw notFound();
          throw conflict(noRetryText);
        }
        await queueTask(jobs, trx, { orgId, taskId, taskNo });
      });
    },

    /** Removes files, rows and tasks that have expired. */
    async tidyUp(): Promise<void> {
      await removeFiles(platform, await database.asSystem(deleteExpired));
      const keptMs = limits.tasks.recordDays * 24 * 3_600_000;
      // In batches, so that no statement reaches the statement timeout.
      for (const step of [removeOldImports, removeOldTasks]) {
        let isMore = true;
        while (isMore) isMore = await database.asSystem((trx) => step(trx, keptMs));
      }
    },
  };
}

/** The return type of {@link taskService}. */
export type TaskService = ReturnType<typeof taskService>;
