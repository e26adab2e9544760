import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import { limits } from '@lading/contracts/limits';
import { draftsOfPart, type PreparedSave } from '../../platform/bulk/prepared-save.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { earlierReply, once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput } from '../../platform/request-error.ts';
import { importQueue, type LargeImport } from './import-job.ts';
import type { ImportCounts } from './import-job.store.ts';
import { recordImport } from './task.store.ts';

/** One kind of import on the server. */
interface ImportKind<Draft> extends LargeImport<Draft> {
  /** The call that saves it; its idempotency keys are its own. */
  callId: string;
}

/** Where the rows of a save came from. */
export interface ImportOrigin {
  fileName: string;
  /** Done in the transaction of a save that is accepted. */
  onAccepted?: (trx: Trx) => Promise<void>;
}

/** Saves imports of one kind. */
export interface ImportSaver {
  /**
   * Writes what `prepare` makes of the rows and puts the import on record, all in one transaction and once per idempotency key
   * (decision D8); more rows than anyone waits for are put on record to be written by a job (decision D7).
   *
   * @throws RequestError naming every fault; then nothing is saved
   */
  save: (
    context: SignedInContext,
    source: ImportOrigin,
    prepare: () => Promise<PreparedSave>,
  ) => Promise<ImportOutcome>;
}

const repeated = (outcome: ImportOutcome): ImportOutcome => ({ ...outcome, repeated: true });

/** The saving of a kind of import. Call it while modules are registered. */
export function importSaver<Draft>(platform: Platform, kind: ImportKind<Draft>): ImportSaver {
  const large = importQueue(platform, kind);
  return {
    async save(context, { fileName, onAccepted }, prepare) {
      const { db, user } = context;
      const call = { id: kind.callId, key: context.idempotencyKey };
      const earlier = () => db((trx) => earlierReply(trx, call, repeated));
      const before = await earlier();
      if (before) return before;
      const prepared = await prepare();
      if ('faults' in prepared) {
        // Rows may be refused for the very reason that the same save has been done meanwhile.
        const meanwhile = await earlier();
        if (meanwhile) return meanwhile;
        throw badInput(prepared.faults);
      }
      const { total, rows, parts } = prepared;
      const { orgId, userId } = user;
      return db((trx) =>
        once<ImportOutcome>(
          trx,
          call,
          async () => {
            await onAccepted?.(trx);
            if (rows > limits.importFile.directRows) {
              const task = await large.queue(trx, { orgId, userId, fileName }, { total, parts });
              return { queued: true, total, rows, ...task };
            }
            const counts: ImportCounts = {};
            for (const part of parts) {
              const written = await kind.write(trx, draftsOfPart<Draft>(part), { userId });
              for (const [name, count] of Object.entries(written)) counts[name] = (counts[name] ?? 0) + count;
            }
            const { taskType, module } = kind;
            const quantities = { total, succeeded: total, failed: 0 };
            const record = { userId, taskType, module, fileName, ...quantities, receipt: counts };
            const task = await recordImport(trx, record);
            const { created = 0, updated = 0, unchanged = 0 } = counts;
            return { created, updated, unchanged, total, rows, ...task };
          },
          repeated,
        ),
      );
    },
  };
}
