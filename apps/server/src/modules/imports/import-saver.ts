import { limits } from '@lading/contracts/core';
import type { ImportOutcome } from '@lading/contracts/imports';
import { draftsOfPart, type PreparedSave } from '../../platform/bulk/prepared-save.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { earlierReply, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput } from '../../platform/request-error.ts';
import { importQueue, type LargeImport } from './import-job.ts';
import type { ImportCounts } from './import-job.store.ts';
import { openReceipt } from './import-receipt.store.ts';
import { recordCounts, recordImport } from '../tasks/index.ts';

/** One kind of import on the server. */
interface ImportKind<Draft> extends LargeImport<Draft> {
  /** The call that saves it; its idempotency keys are its own. */
  callId: string;
}

/** The source of the rows of a save. */
export interface ImportOrigin {
  fileName: string;
  /** Rows of the file that were not sent along. */
  leftOut: number;
  /** Runs at the end of the transaction of an accepted save. */
  onAccepted?: (trx: Trx) => Promise<void>;
}

/** Saves imports of one kind. */
export interface ImportSaver {
  /**
   * Writes the result of `prepare` and records the import, all in one transaction and once per idempotency key (decision D8); a
   * larger number of rows is queued for a job (decision D7).
   *
   * @throws RequestError naming every error; then nothing is saved
   */
  save: (
    context: SignedInContext,
    source: ImportOrigin,
    prepare: () => Promise<PreparedSave>,
  ) => Promise<ImportOutcome>;
}

/** Rows that were accepted, as opposed to refused. */
type PreparedRows = Exclude<PreparedSave, { faults: unknown }>;

const repeated = (outcome: ImportOutcome): ImportOutcome => ({ ...outcome, repeated: true });

/** Creates the saver of a kind of import. Call it while modules are registered. */
export function importSaver<Draft>(platform: Platform, kind: ImportKind<Draft>): ImportSaver {
  const { taskType, module } = kind;
  const large = importQueue(platform, kind);

  /** Writes the rows of a small import, and records it with its receipt. */
  async function writeRows(
    trx: Trx,
    { userId }: SignedInContext['user'],
    { fileName, leftOut, onAccepted }: ImportOrigin,
    { total, rows, parts }: PreparedRows,
  ): Promise<ImportOutcome> {
    const task = await recordImport(trx, { userId, taskType, module, fileName, total });
    await openReceipt(trx, task.taskId, { leftOut, isWritten: true });
    const counts: ImportCounts = {};
    for (const part of parts) {
      const about = { userId, taskId: task.taskId };
      const written = await kind.write(trx, draftsOfPart<Draft>(part), about);
      for (const [name, count] of Object.entries(written)) counts[name] = (counts[name] ?? 0) + count;
    }
    await recordCounts(trx, task.taskId, counts);
    // Last: others of the organization wait for what it locks.
    await onAccepted?.(trx);
    const { created = 0, updated = 0, unchanged = 0, crossdocks } = counts;
    const ofKind = crossdocks === undefined ? {} : { crossdocks };
    return { created, updated, unchanged, ...ofKind, total, rows, ...task };
  }

  /** Queues the rows of a large import for a job. */
  async function queueRows(
    trx: Trx,
    { orgId, userId }: SignedInContext['user'],
    { fileName, leftOut, onAccepted }: ImportOrigin,
    { total, rows, parts }: PreparedRows,
  ): Promise<ImportOutcome> {
    const task = await large.queue(trx, { orgId, userId, fileName, leftOut }, { total, parts });
    await onAccepted?.(trx);
    return { queued: true, total, rows, ...task };
  }

  return {
    async save({ db, user, idempotencyKey }, source, prepare) {
      const call = { id: kind.callId, key: idempotencyKey };
      const earlier = () => db((trx) => earlierReply(trx, call, repeated));
      const before = await earlier();
      if (before) return before;
      const prepared = await prepare();
      if ('faults' in prepared) {
        // Rows may be refused precisely because the same save has completed meanwhile.
        const meanwhile = await earlier();
        if (meanwhile) return meanwhile;
        throw badInput(prepared.faults);
      }
      const accept = prepared.rows > limits.importFile.directRows ? queueRows : writeRows;
      return db((trx) => once(trx, call, () => accept(trx, user, source, prepared), repeated));
    },
  };
}
