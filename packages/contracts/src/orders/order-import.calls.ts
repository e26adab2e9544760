import { z } from 'zod';
import { importOutcome } from '../imports/import-outcome.ts';
import { importRow } from '../imports/import-row.ts';

import { sentMapping, sentMatches } from '../imports/mapping-template.ts';
import { savedFrom } from '../imports/saved-from.ts';
import { wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = productService('order');
const rows = z.array(importRow).max(limits.importFile.rows);

/**
 * The checking and saving of imported orders (spec §7, "Import templates and views" and "Order import"). Declared apart from
 * {@link ordersApi}, so that pages that show orders do not load it.
 */
export const orderImportApi = defineService('orders', {
  view: {
    method: 'GET',
    path: `${base}/import/excel/view`,
    access: 'signed-in',
    summary: 'The rows of an uploaded spreadsheet, read with a mapping template, and their errors.',
    query: z.object({ excelCacheId: z.string().min(1).max(200), excelFieldMappingId: wireId }),
    data: z.array(importRow),
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /**
   * Ours: the same through a mapping that is no template, since an order import saves none of its own (spec §5), and one row a
   * line, so the grid fills while the file is read. Either the template or the mapping is named.
   */
  viewLines: {
    method: 'POST',
    path: `${base}/import/excel/view`,
    access: 'signed-in',
    summary:
      'The rows of an uploaded spreadsheet, read with a template or a mapping, and their errors, one row per line.',
    body: z.object({
      excelCacheId: z.string().min(1).max(200),
      excelFieldMappingId: wireId.optional(),
      /** System field → column heading. */
      fieldMapping: sentMapping.optional(),
      /** System field → one value for every row, for what the file does not tell. */
      fixedValues: sentMapping.optional(),
      /** System field → text of the file → the choice that it stands for. */
      valueMatches: sentMatches.optional(),
      /** Only the rows that have faults or warnings, and of them only these with `rowNo`, for who has read the file already. */
      faultsOnly: z.boolean().optional(),
    }),
    keepsTexts: true,
    reply: 'ndjson',
    data: importRow,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** Body not shown: the rows of one order (usually one), since a package's row leans on the order's first row. */
  validateRows: {
    method: 'POST',
    path: `${base}/import/excel/validate`,
    access: 'signed-in',
    summary: 'Checks the rows of one order and returns them with their errors.',
    body: z.array(importRow).max(limits.importFile.checkedRows),
    data: z.array(importRow),
  },
  saveOrderAndShipmentExcel: {
    method: 'POST',
    path: `${base}/order/saveOrderAndShipmentExcel`,
    access: 'signed-in',
    audit: 'import',
    summary: 'Saves rows as orders with their shipments, all or none.',
    query: savedFrom,
    body: rows,
    data: importOutcome.nullish(),
    idempotent: true,
    bulk: true,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** `exprot` is how the wire spells it (spec §7). */
  errorExport: {
    method: 'POST',
    path: `${base}/exprot/excel/error/order`,
    access: 'signed-in',
    summary: 'The given rows with their errors as a workbook.',
    /** Ours: the analyzed file that the rows came from, so that they go back in its own columns. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: rows,
    reply: 'file',
    bulk: true,
  },
});
