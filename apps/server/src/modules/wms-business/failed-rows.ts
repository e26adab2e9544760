import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { errorWorkbookReply } from '../../platform/spreadsheets/error-workbook.ts';
import { runFileWorker } from '../../platform/spreadsheets/run-file-worker.ts';
import type { FailedRowsJob } from '../../platform/spreadsheets/serve-failed-rows.ts';
import { unknownImport } from '../../platform/spreadsheets/unknown-import.ts';
import { writtenReply } from '../../platform/written-reply.ts';
import { partAsWritten } from './import-job.store.ts';
import './import-job.table.ts';
import './task.table.ts';

/** A kind of import whose rows can be had back. */
export interface KeptKind {
  taskType: number;
  definition: ImportDefinition;
  /** The worker that makes its records rows of a file again, for who gets them back; left out where each is a row. See `serveFailedRows`. */
  failedRows?: URL;
}

/** How each kind of import that a server does gives its rows back. */
const kinds = new WeakMap<Platform, Map<number, KeptKind>>();

/** Says how the records of a kind become rows of its file again. Called while modules are registered. */
export function keepsRows(platform: Platform, kind: KeptKind): void {
  const known = kinds.get(platform) ?? new Map<number, KeptKind>();
  kinds.set(platform, known.set(kind.taskType, kind));
}

const { freightImport, parcelImport } = limits.codes;
/** Types whose failed rows have a call of their own (spec §7). */
const ownCalls: readonly number[] = [freightImport, parcelImport];

const eachIsARow = new URL('../../platform/spreadsheets/failed-rows.worker.ts', import.meta.url);

/**
 * The rows of an import of the caller that was not done, each with the reason, as a workbook that can be mended and imported again. A worker
 * writes it, so that nobody else waits.
 *
 * @param type the task type of the call; without it any that has no call of its own
 * @throws RequestError 404 when there is no such task, or its rows are not kept any more
 */
export async function failedRows(
  platform: Platform,
  { db, user, language, signal }: SignedInContext,
  taskId: string,
  type?: number,
): Promise<FileReply> {
  const found = await db((trx) => readFailed(trx, user.userId, taskId));
  if (!found || (type === undefined ? ownCalls.includes(found.taskType) : found.taskType !== type))
    throw notFound();
  const kind = kinds.get(platform)?.get(found.taskType);
  const reason = found.failure ? [{ fieldName: '', ...found.failure }] : [];
  const written = await writtenReply(platform.files.uploads, async (path) => {
    const data: FailedRowsJob = {
      importKey: kind?.definition.key,
      language,
      parts: found.parts,
      reason,
      path,
    };
    await runFileWorker({
      url: kind?.failedRows ?? eachIsARow,
      data,
      signal,
      answerQuestion: async (part) => {
        const bytes = await db((trx) => partAsWritten(trx, taskId, part as number));
        // It was tried again or swept away meanwhile.
        if (!bytes) throw notFound();
        return bytes;
      },
    });
  });
  return errorWorkbookReply({ definition: kind?.definition ?? unknownImport([]), language }, written);
}

async function readFailed(trx: Trx, userId: string, taskId: string) {
  if (!isRowId(taskId)) return undefined;
  const task = await trx
    .selectFrom('task')
    .innerJoin('import_job', 'import_job.task_id', 'task.task_id')
    .select(['task.task_type', 'task.failure', 'import_job.parts'])
    .where('task.task_id', '=', taskId)
    .where('task.user_id', '=', userId)
    .where('task.status', '=', limits.codes.taskFailed)
    .executeTakeFirst();
  return task && { taskType: task.task_type, failure: task.failure, parts: task.parts };
}
