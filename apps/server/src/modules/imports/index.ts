import { limits } from '@lading/contracts/core';
import { importReceiptsApi, importsApi } from '@lading/contracts/imports';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { housekeeping } from './housekeeping.job.ts';
import { importReceiptService } from './import-receipt.service.ts';
import { importHandlers } from './import.routes.ts';
import { leftOutFileService } from './left-out-file.service.ts';

export {
  changedSince,
  noteImportChanges,
  revertRecords,
  takeImportChanges,
  type ImportChange,
} from './import-change.store.ts';
export { findImportFile, importOrigin, rememberMapping } from './import-file.service.ts';
export type { ImportCounts } from './import-job.store.ts';
export { refuseRevertOf } from './import-receipt.service.ts';
export type { RevertCounts, WrittenImport } from './import-receipt.store.ts';
export { importSaver } from './import-saver.ts';
export { registerRecordImport, type RecordImport } from './record-import.service.ts';
export { withOriginalFile } from './original-file.service.ts';
export { findOrderTemplate } from './template.service.ts';

/** Files and templates of imports, and the rows that an import could not save (spec §7; decision D8). */
export function registerImports(app: FastifyInstance, platform: Platform): void {
  registerService(app, platform, importsApi, importHandlers(platform));
  housekeeping(platform);
  const receipts = importReceiptService(platform);
  const leftOut = leftOutFileService(platform);
  registerService(
    app,
    platform,
    importReceiptsApi,
    {
      readReceipt: (context, { params }) => receipts.read(context, params.taskId),
      revertImport: (context, { params }) => receipts.revert(context, params.taskId),
      keepLeftOut: (context, { params: { taskId }, query: { referenceId }, body }) =>
        leftOut.keep(context, { taskId, referenceId, body }),
      leftOutRows: (context, { params }) => leftOut.read(context, params.taskId),
    },
    // A full row takes about a kilobyte.
    { options: { keepLeftOut: { bodyBytes: limits.importFile.rows * 1_024 } } },
  );
}
