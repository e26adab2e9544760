import { createHash } from 'node:crypto';
import { errorCode } from '@lading/contracts/envelope';
import type { LocalizedText } from '@lading/contracts/localized-text';
import type { SignedInContext } from '../../platform/context.ts';
import type { ByteRange } from '../../platform/files/byte-range-rules.ts';
import { removeFiles } from '../../platform/files/remove-files.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import type { KeptFileReply } from '../../platform/replies.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { cancelledText } from './import-failure-rules.ts';
import {
  deleteExport,
  forgetOld,
  hasTask,
  markTasksRead,
  readExportFile,
  reopenTask,
} from './task-action.store.ts';
import { failTask } from './task-end.store.ts';
import { jobOfTask, queueAttempts, taskJobPayload } from './task-job.ts';

export { readPreference, savePreference } from './preference.store.ts';
export { readTasks } from './task.store.ts';

const contentTypes: Readonly<Record<string, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

const endedText: LocalizedText = {
  message: 'The task has ended already.',
  zhMessage: '该任务已结束。',
};
const noRetryText: LocalizedText = {
  message: 'This task cannot be started again.',
  zhMessage: '该任务无法重新开始。',
};

/** A kept file never changes, so its key stands for its bytes; the key itself is nobody's to know. */
const etagOf = (fileKey: string): string =>
  `"${createHash('sha256').update(fileKey).digest('base64url').slice(0, 22)}"`;

/** What a person does with tasks of their own; those of anybody else are not found. */
export function taskService(platform: Platform) {
  const { files, clock, jobs, database } = platform;
  const own = ({ db, user }: SignedInContext, taskId: string) => {
    if (!isRowId(taskId)) throw notFound();
    return { db, ...user };
  };
  return {
    /** Marks finished tasks as read; ids that are nobody's are passed over. */
    async markRead(
      { db, user }: SignedInContext,
      ids: readonly string[],
      only: 'exports' | 'all',
    ): Promise<void> {
      await db((trx) => markTasksRead(trx, user.userId, ids.filter(isRowId), only));
    },

    /** Takes an export off the list, and its file away. */
    async removeExport(context: SignedInContext, fileId: string): Promise<void> {
      const { db, userId } = own(context, fileId);
      const gone = await db((trx) => deleteExport(trx, userId, fileId));
      if (!gone) throw notFound();
      if (gone.fileKey !== null) await removeFiles(platform, [gone.fileKey]);
    },

    /** The file of an export, whole or in part. */
    async download(context: SignedInContext, fileId: string): Promise<KeptFileReply> {
      const { db, userId } = own(context, fileId);
      const found = await db((trx) => readExportFile(trx, userId, fileId, clock.now()));
      if (!found) throw notFound();
      const contentType = contentTypes[found.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      const { fileKey, fileName, bytes } = found;
      const open = async (range?: ByteRange) => (await files.read(fileKey, range)).content;
      return { fileName, contentType, kept: { bytes, etag: etagOf(fileKey), open } };
    },

    /** Stops a task; whoever works on it learns of it with the next rows. */
    async cancel(context: SignedInContext, taskId: string): Promise<void> {
      const { db, userId } = own(context, taskId);
      await db(async (trx) => {
        if (await failTask(trx, taskId, cancelledText, { userId, cancelled: true })) return;
        throw (await hasTask(trx, userId, taskId))
          ? new RequestError(errorCode.conflict, endedText)
          : notFound();
      });
    },

    /** Begins a failed task anew. */
    async retry(context: SignedInContext, taskId: string): Promise<void> {
      const { db, userId, orgId } = own(context, taskId);
      await db(async (trx) => {
        const taskNo = await reopenTask(trx, userId, taskId);
        if (taskNo === undefined) {
          throw (await hasTask(trx, userId, taskId))
            ? new RequestError(errorCode.conflict, noRetryText)
            : notFound();
        }
        const job = jobKind(jobOfTask(taskNo), taskJobPayload);
        await jobs.add(trx, job, { orgId, taskId }, { attempts: queueAttempts });
      });
    },

    /** Removes files and rows that have been kept long enough. */
    async tidyUp(): Promise<void> {
      await removeFiles(platform, await database.asSystem((trx) => forgetOld(trx, clock.now())));
    },
  };
}

/** As {@link taskService} makes it. */
export type TaskService = ReturnType<typeof taskService>;
