import { errorCode } from '@lading/contracts/core';
import { importMessages } from '@lading/contracts/imports';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Platform } from '../../platform/platform.ts';
import { RequestError } from '../../platform/request-error.ts';
import {
  TaskStopped,
  failTask,
  gaveUpText,
  lastingFailure,
  queueTask,
  refuseTooManyTasks,
  reportProgress,
  startsAllowed,
  taskJobPayload,
} from '../tasks/index.ts';
import { keepsRows, type KeptKind } from './failed-rows.ts';
import { canRevert, type MaybeRevertible } from './import-receipt.service.ts';
import {
  bytesOf,
  countKeptBytes,
  countStart,
  finishImport,
  holdImport,
  keepImport,
  readPart,
  type ImportCounts,
  type QueuedImport,
} from './import-job.store.ts';

/** One kind of import that can be too large for a direct reply. */
export interface LargeImport<Draft>
  extends Pick<QueuedImport, 'taskType' | 'module'>, KeptKind, MaybeRevertible {
  /**
   * Writes some of the records, in the transaction of all of them, records which it changed so that `revert` finds them, and returns
   * counts; their sums become the receipt. Records come as they were queued, in order. A `RequestError` ends the import with its text.
   */
  write: (
    trx: Trx,
    drafts: readonly Draft[],
    about: { userId: string; taskId: string },
  ) => Promise<ImportCounts>;
}

/** Queues saves of one kind. */
export interface ImportQueue {
  /**
   * Records the save as a task in progress and queues its job, all in the caller's transaction: call it within `once`,
   * and the reply is `{ queued: true, ...task }`.
   *
   * @throws RequestError 429 when too many wait; 409 when the stored rows take too much space
   */
  queue: (
    trx: Trx,
    from: { orgId: string; userId: string; fileName: string; leftOut: number },
    records: { total: number; parts: readonly Uint8Array[] },
  ) => Promise<{ taskId: string; taskNo: string }>;
}

const megabyte = 1024 * 1024;

const rowsFull = (bytes: number): RequestError =>
  new RequestError(
    errorCode.conflict,
    importMessages.keptRowsFull({ megabytes: Math.floor(bytes / megabyte) }),
  );

/**
 * Saves of more than `limits.importFile.directRows` rows as background jobs (decision D7): all rows in one transaction or none
 * (decision D8), exactly once even after a crash, with visible progress, which is written outside that transaction. Call it while
 * modules are registered.
 */
export function importQueue<Draft>(platform: Platform, kind: LargeImport<Draft>): ImportQueue {
  const { jobs, database } = platform;
  const { uploadBytes } = platform.config;
  const job = jobKind(`import.${kind.module}`, taskJobPayload);
  keepsRows(platform, kind);
  canRevert(platform, kind);

  jobs.handle(job, async ({ orgId, taskId }, { signal, log }) => {
    const asOwner = <Result>(work: (trx: Trx) => Promise<Result>) => database.asOrganization(orgId, work);
    const starts = await asOwner((trx) => countStart(trx, taskId));
    // Already written: a worker died after the commit, before reporting it.
    if (starts === undefined) return;
    if (starts > startsAllowed) return void (await asOwner((trx) => failTask(trx, taskId, gaveUpText)));
    try {
      await asOwner((trx) =>
        writeAll(trx, {
          taskId,
          signal,
          report: (done) => asOwner((other) => reportProgress(other, taskId, done)),
        }),
      );
    } catch (error) {
      if (error instanceof TaskStopped) return;
      if (signal.aborted) throw error;
      const failure = lastingFailure(error);
      if (!failure && starts < startsAllowed) throw error;
      log.error({ err: error, taskId }, 'an import has failed');
      await asOwner((trx) => failTask(trx, taskId, failure ?? gaveUpText));
    }
  });

  async function writeAll(
    trx: Trx,
    {
      taskId,
      signal,
      report,
    }: { taskId: string; signal: AbortSignal; report: (done: number) => Promise<void> },
  ): Promise<void> {
    const held = await holdImport(trx, taskId);
    if (!held) return;
    const receipt: ImportCounts = {};
    let done = 0;
    for (let part = 0; part < held.parts; part += 1) {
      signal.throwIfAborted();
      const drafts = (await readPart(trx, taskId, part)) as readonly Draft[];
      const counts = await kind.write(trx, drafts, { ...held, taskId });
      for (const [name, count] of Object.entries(counts)) receipt[name] = (receipt[name] ?? 0) + count;
      done += drafts.length;
      await report(done);
    }
    await finishImport(trx, taskId, receipt);
  }

  return {
    async queue(trx, { orgId, userId, fileName, leftOut }, records) {
      const { taskType, module } = kind;
      await refuseTooManyTasks(trx);
      const kept = await countKeptBytes(trx);
      // While nothing is stored, an import of any size that could be sent is accepted.
      if (kept > 0 && kept + bytesOf(records.parts) > uploadBytes) throw rowsFull(uploadBytes);
      const task = await keepImport(trx, { userId, taskType, module, fileName, leftOut }, records);
      await queueTask(jobs, trx, { orgId, ...task });
      return task;
    },
  };
}
