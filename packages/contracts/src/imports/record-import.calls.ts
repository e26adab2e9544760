import { z } from 'zod';
import type { CallSpec } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { importOutcome, savePreview } from './import-outcome.ts';
import { importRow } from './import-row.ts';
import { sentMapping, sentMatches } from './mapping-template.ts';
import { savedFrom } from './saved-from.ts';

const rows = z.array(importRow).max(limits.importFile.rows);
const timeoutMs = limits.http.timeoutMs + limits.importFile.parseMs;

/**
 * The calls of an import whose records the server checks and saves with one field table (decision D19): rows of the analyzed
 * file, the rows of one record, the save and its preview, and the rows with their errors as a workbook. Ours; the same for every
 * such import.
 *
 * @param base path of the records that are imported
 * @param records what they are, for the OpenAPI document
 */
export function recordImportCalls(base: string, records: string) {
  return {
    viewRows: {
      method: 'POST',
      path: `${base}/import/excel/view`,
      access: 'signed-in',
      summary: `The rows of a kept spreadsheet of ${records}, read through a mapping, with their errors, one row a line.`,
      body: z.object({
        referenceId: z.string().min(1).max(200),
        /** System field → column heading. */
        fieldMapping: sentMapping.optional(),
        /** System field → one value for every row. */
        fixedValues: sentMapping.optional(),
        /** System field → text of the file → the choice that it stands for. */
        valueMatches: sentMatches.optional(),
        /** Only the rows with errors or warnings, reduced to these and `rowNo`. */
        faultsOnly: z.boolean().optional(),
      }),
      keepsTexts: true,
      reply: 'ndjson',
      data: importRow,
      timeoutMs,
    },
    validateRows: {
      method: 'POST',
      path: `${base}/import/excel/validate`,
      access: 'signed-in',
      summary: `Checks the rows of one of the ${records} and returns them with their errors.`,
      body: z.array(importRow).max(limits.importFile.checkedRows),
      data: z.array(importRow),
    },
    saveRows: {
      method: 'POST',
      path: `${base}/import/excel/save`,
      access: 'signed-in',
      audit: 'import',
      summary: `Saves rows as ${records}, all or none.`,
      query: savedFrom,
      body: rows,
      data: importOutcome,
      idempotent: true,
      bulk: true,
      timeoutMs,
    },
    /** For an import that updates (decision D23). Writes nothing. */
    previewRows: {
      method: 'POST',
      path: `${base}/import/excel/preview`,
      access: 'signed-in',
      summary: `How many ${records} the rows would create, update or leave, and which fields would change.`,
      query: savedFrom.pick({ clearBlanks: true }),
      body: rows,
      data: savePreview,
      errors: 'silent',
      bulk: true,
      timeoutMs,
    },
    exportRows: {
      method: 'POST',
      path: `${base}/import/excel/errorExport`,
      access: 'signed-in',
      summary: `The given rows of ${records} with their errors as a workbook.`,
      query: z.object({ referenceId: z.string().max(200).optional() }),
      body: rows,
      reply: 'file',
      bulk: true,
    },
  } as const satisfies Record<string, CallSpec>;
}
