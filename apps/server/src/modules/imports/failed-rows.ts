import { limits } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FileReply } from '../../platform/replies.ts';
import { notFound } from '../../platform/request-error.ts';
import { errorWorkbookReply } from '../../platform/spreadsheets/error-workbook.ts';
import { runFileWorker } from '../../platform/spreadsheets/run-file-worker.ts';
import type { FailedRowsJob } from '../../platform/spreadsheets/serve-failed-rows.ts';
import { unknownImport } from '../../platform/spreadsheets/unknown-import.ts';
import { writtenReply } from '../../platform/written-reply.ts';
import { partAsWritten, readFailedImport } from './import-job.store.ts';

/** A kind of import whose failed rows can be downloaded. */
export interface KeptKind {
  taskType: number;
  definition: ImportDefinition;
  /** The worker that converts records back into file rows; not set if each record is one row. See `serveFailedRows`. */
  failedRows?: URL;
}

/** How each kind of import on a server returns its rows. */
const kinds = new WeakMap<Platform, Map<number, KeptKind>>();

/** Registers how the records of a kind become file rows again. Called while modules are registered. */
export function keepsRows(platform: Platform, kind: KeptKind): void {
  const known = kinds.get(platform) ?? new Map<number, KeptKind>();
  kinds.set(platform, known.set(kind.taskType, kind));
}

/** How imports of a task type return their rows; undefined for a type that is not an import. */
export const keptKind = (platform: Platform, taskType: number): KeptKind | undefined =>
  kinds.get(platform)?.get(taskType);

const { freightImport, parcelImport } = limits.codes;
/** Types whose failed rows have a call of their own (spec §7). */
const ownCalls: readonly number[] = [freightImport, parcelImport];

const eachIsARow = new URL('../../platform/spreadsheets/failed-rows.worker.ts', import.meta.url);

/**
 * The rows of the caller's failed import, each with the reason, as a workbook that can be corrected and imported again. A worker
 * writes it, so that other requests do not wait.
 *
 * @param type the task type of the call; without it, any type that has no call of its own
 * @throws RequestError 404 when there is no such task, or its rows are no longer stored
 */
export async function failedRows(
  platform: Platform,
  { db, user, language, signal }: SignedInContext,
  taskId: string,
  type?: number,
): Promise<FileReply> {
  const found = await db((trx) => readFailedImport(trx, user.userId, taskId));
  if (!found || (type === undefined ? ownCalls.includes(found.taskType) : found.taskType !== type))
    throw notFound();
  const kind = keptKind(platform, found.taskType);
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
      orgId: user.orgId,
      signal,
      answerQuestion: async (part) => {
        const bytes = await db((trx) => partAsWritten(trx, taskId, part as number));
        // It was retried or deleted meanwhile.
        if (!bytes) throw notFound();
        return bytes;
      },
    });
  });
  return errorWorkbookReply({ definition: kind?.definition ?? unknownImport([]), language }, written);
}
