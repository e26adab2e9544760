import { aliasImportApi, bundleImportApi } from '@lading/contracts/products';
import { transactionImportApi } from '@lading/contracts/funds';
import { addressImportApi } from '@lading/contracts/shipping';
import {
  countImportApi,
  freightImportApi,
  inboundImportApi,
  outboundImportApi,
} from '@lading/contracts/warehouse';
import type { Attempts } from './attempts.ts';
import { preference, row, sheet } from './sample-bodies.ts';
import { own } from './own-ids.ts';

/** For the imports that share one set of calls. */
function recordImportAttempts({ calls }: typeof aliasImportApi): Attempts {
  const { viewRows, validateRows, saveRows, previewRows, exportRows } = calls;
  const query = () => ({ referenceId: own.referenceId });
  return {
    [viewRows.id]: () => ({ input: { body: { ...query(), fieldMapping: {} } }, refused: 400 }),
    [validateRows.id]: () => ({ input: { body: [row] } }),
    [saveRows.id]: () => ({ input: { query: query(), body: [row] }, refused: 400, key: 'foreign-save' }),
    [previewRows.id]: () => ({ input: { body: [row] }, refused: 400 }),
    [exportRows.id]: () => ({ input: { query: query(), body: [row] } }),
  };
}

/** Attempts at calls of imports. */
export const importsAttempts: Attempts = {
  'imports.savePreference': () => ({
    input: { query: preference, body: { operationTableId: own.templateId } },
  }),
  'imports.queryPreference': () => ({ input: { query: preference } }),
  'imports.exportFailOutbound': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'imports.exportFailedFreight': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'imports.exportFailedParcel': () => ({ input: { body: { taskId: own.taskId } }, refused: 404 }),
  'import-receipts.readReceipt': () => ({ input: { params: { taskId: own.taskId } }, refused: 404 }),
  'import-receipts.revertImport': () => ({ input: { params: { taskId: own.taskId } }, refused: 404 }),
  'import-receipts.keepLeftOut': () => ({
    input: { params: { taskId: own.taskId }, body: [row] },
    refused: 404,
  }),
  'import-receipts.leftOutRows': () => ({ input: { params: { taskId: own.taskId } }, refused: 404 }),
  'imports.analyseAndCacheFile': () => ({ input: { body: { file: sheet('own') } } }),
  'imports.analyseCachedFile': () => ({
    input: { body: { referenceId: own.referenceId } },
    refused: 400,
  }),
  'imports.learnedMapping': () => ({ input: { query: { importType: 'product' } } }),
  'imports.listTemplates': () => ({ input: { query: {} } }),
  'imports.createTemplate': () => ({ input: { params: { name: 'Shared name' }, body: {} } }),
  'imports.updateTemplate': () => ({
    input: { params: { id: own.templateId, name: 'Stolen' }, body: {} },
    refused: 404,
  }),
  'imports.deleteTemplate': () => ({
    input: { query: { excelFieldMappingIds: own.templateId } },
    refused: 404,
  }),
  ...recordImportAttempts(aliasImportApi),
  ...recordImportAttempts(bundleImportApi),
  ...recordImportAttempts(inboundImportApi),
  ...recordImportAttempts(outboundImportApi),
  ...recordImportAttempts(freightImportApi),
  ...recordImportAttempts(transactionImportApi),
  ...recordImportAttempts(countImportApi),
  ...recordImportAttempts(addressImportApi),
};
