import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { importReceipt } from './import-receipt.ts';
import { importRow } from './import-row.ts';

const base = '/api/wms-business/task/manageTask/importReceipt' as const;
const params = z.object({ taskId: wireId });

/**
 * The page of a saved import, and reverting it (decision 0050). Ours. People see their own imports, owners those of the whole
 * organization.
 */
export const importReceiptsApi = defineService('import-receipts', {
  readReceipt: {
    method: 'GET',
    path: `${base}/{taskId}`,
    access: 'signed-in',
    summary: 'The result of an import, and whether it can be reverted.',
    params,
    data: importReceipt,
  },
  /** Repeated requests do nothing. Refused with code 409 and the reason if something has since been changed or used. */
  revertImport: {
    method: 'POST',
    path: `${base}/{taskId}/revert`,
    access: 'signed-in',
    audit: 'import',
    summary: 'Reverts an import: removes created records and restores updated ones, all or none.',
    params,
    data: importReceipt,
  },
  /** Only for the person who made the import, once it is accepted. Repeated requests do nothing. */
  keepLeftOut: {
    method: 'POST',
    path: `${base}/{taskId}/leftOut`,
    access: 'signed-in',
    summary: 'Stores the skipped rows of an import with their errors as a workbook on its receipt.',
    params,
    /** The analyzed file, so that the rows keep its columns. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: z.array(importRow).max(limits.importFile.rows),
    data: z.null(),
    errors: 'silent',
    bulk: true,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  leftOutRows: {
    method: 'GET',
    path: `${base}/{taskId}/leftOut`,
    access: 'signed-in',
    summary: 'The skipped rows of an import with their errors as a workbook.',
    params,
    reply: 'file',
  },
});
