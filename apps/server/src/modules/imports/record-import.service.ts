import { limits, type Service } from '@lading/contracts/core';
import type { recordImportCalls, ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { validateRows } from '@lading/import-engine/validate-rows';
import type { FastifyInstance } from 'fastify';
import type { BulkBody } from '../../platform/bulk/bulk-body.ts';
import { prepareSave } from '../../platform/bulk/prepare-save.ts';
import { draftsOfPart } from '../../platform/bulk/prepared-save.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { badInput } from '../../platform/request-error.ts';
import { errorExport } from '../../platform/spreadsheets/error-export.ts';
import { FieldChanges } from '../../platform/spreadsheets/field-changes.ts';
import {
  checkRecords,
  prepareRecords,
  type ImportRecord,
  type RecordFault,
} from '../../platform/spreadsheets/import-records.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { runFileWorker } from '../../platform/spreadsheets/run-file-worker.ts';
import type { RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writtenReply } from '../../platform/written-reply.ts';
import { findImportFile, importOrigin, rememberMapping } from './import-file.service.ts';
import type { ImportCounts } from './import-job.store.ts';
import type { MaybeRevertible } from './import-receipt.service.ts';
import { importSaver } from './import-saver.ts';
import { withOriginalFile } from './original-file.service.ts';

/** An import of records that the database checks and writes (decision 0058). */
export interface RecordImport extends MaybeRevertible {
  /** One of `importModules`. */
  module: string;
  definition: ImportDefinition;
  /** All stored data that keeps the records from being saved or is worth a warning. Their cells are valid. */
  check: (trx: Trx, records: readonly ImportRecord[]) => Promise<RecordFault[]>;
  /**
   * What writing records would do, counted like `write`, and the fields that would change. Missing if the import only creates.
   *
   * @param changes where each changed field of each record is counted
   */
  preview?: (
    trx: Trx,
    records: readonly ImportRecord[],
    changes: FieldChanges,
  ) => Promise<Record<'created' | 'updated' | 'unchanged', number>>;
  /**
   * Writes records without errors of `check`, in the transaction of all of them, and counts them. An existing record keeps
   * the fields that its row does not fill, unless they are `cleared` (decision D23).
   */
  write: (
    trx: Trx,
    records: readonly ImportRecord[],
    about: { userId: string; taskId: string },
  ) => Promise<ImportCounts>;
}

const worker = new URL('../../platform/spreadsheets/import-records.worker.ts', import.meta.url);
/** A full row takes a kilobyte. */
const wholeImport = { bodyBytes: limits.importFile.rows * 1_024 };
const options = {
  // Checked in the main thread, so one record at most.
  validateRows: { bodyBytes: 256 * 1_024 },
  saveRows: wholeImport,
  previewRows: wholeImport,
  exportRows: wholeImport,
};

/** Registers the calls of a {@link RecordImport}: viewing and checking a file, checking one record, saving all, exporting errors as a workbook. */
export function registerRecordImport(
  app: FastifyInstance,
  platform: Platform,
  api: Service<ReturnType<typeof recordImportCalls>>,
  kind: RecordImport,
): void {
  const { definition, check } = kind;
  const saver = importSaver<ImportRecord>(platform, {
    ...kind,
    callId: api.calls.saveRows.id,
    failedRows: new URL('../../platform/spreadsheets/failed-records.worker.ts', import.meta.url),
    async write(trx, records, about) {
      // Checked again when it is written: stored data may have changed since.
      const faults = (await check(trx, records)).filter(({ isWarning }) => !isWarning);
      if (faults.length > 0)
        throw badInput(
          faults.map(({ row, fault }) => ({ ...fault, fieldName: `${row}.${fault.fieldName}` })),
        );
      return kind.write(trx, records, about);
    },
  });
  const asks = ({ db }: Pick<SignedInContext, 'db'>) => ({
    ask: (records: readonly ImportRecord[]) => db((trx) => check(trx, records)),
    answerQuestion: (records: unknown) => db((trx) => check(trx, records as ImportRecord[])),
  });

  const prepared = (
    { user: { orgId }, signal }: SignedInContext,
    body: BulkBody,
    { ask, answerQuestion, clearsBlanks }: ReturnType<typeof asks> & { clearsBlanks: boolean },
  ) =>
    prepareSave(body, {
      url: worker,
      about: { importKey: definition.key, clearsBlanks },
      answerQuestion,
      orgId,
      signal,
      here: (bytes) => prepareRecords(bytes, definition, { ask, clearsBlanks }),
    });

  registerService(
    app,
    platform,
    api,
    {
      async viewRows(context, { body }) {
        const { referenceId, fieldMapping: mapping, fixedValues, valueMatches, faultsOnly = false } = body;
        const { fileKey, fileName, reading } = await findImportFile(context, referenceId);
        return writtenReply(platform.files.uploads, async (path) => {
          const told = await platform.files.withLocalFile(fileKey, (from) =>
            runFileWorker<RowsTold>({
              url: worker,
              data: {
                path: from,
                fileName,
                reading,
                importKey: definition.key,
                mapping,
                fixedValues,
                valueMatches,
                reply: { path, form: 'lines', faultsOnly },
              } satisfies RowsJob,
              answerQuestion: asks(context).answerQuestion,
              orgId: context.user.orgId,
              signal: context.signal,
            }),
          );
          await rememberMapping(context, referenceId, told.mapping);
        });
      },

      async validateRows(context, { body }) {
        const columns = columnsOf(definition, body);
        const { byRow } = validateRows(definition, columns);
        const { faults, warnings } = await checkRecords(definition, columns, byRow, asks(context).ask);
        return body.map((row, at): ImportRow => ({
          ...row,
          errorMessages: [...(byRow.get(at) ?? []), ...(faults.get(at) ?? [])],
          ...(warnings.has(at) && { warningMessages: warnings.get(at) }),
        }));
      },

      async saveRows(context, { body, query }) {
        const origin = await importOrigin(context, definition.key, query);
        const { clearBlanks: clearsBlanks = false } = query;
        return saver.save(context, origin, () => prepared(context, body, { ...asks(context), clearsBlanks }));
      },

      async previewRows(context, { body, query: { clearBlanks: clearsBlanks = false } }) {
        // The file has been checked, and the save checks it again.
        const unchecked = { ask: () => Promise.resolve([]), answerQuestion: () => Promise.resolve([]) };
        const records = await prepared(context, body, { ...unchecked, clearsBlanks });
        if ('faults' in records) throw badInput(records.faults);
        const { preview } = kind;
        const counts = { created: 0, updated: 0, unchanged: 0 };
        if (!preview) return { ...counts, created: records.total };
        const changes = new FieldChanges(definition);
        for (const part of records.parts) {
          const found = await context.db((trx) => preview(trx, draftsOfPart<ImportRecord>(part), changes));
          counts.created += found.created;
          counts.updated += found.updated;
          counts.unchanged += found.unchanged;
        }
        return { ...counts, changes: changes.found };
      },

      exportRows: (context, { body, query }) =>
        withOriginalFile(platform, context, query.referenceId, (original) =>
          errorExport(platform, context, { definition, body, original }),
        ),
    },
    { options },
  );
}
