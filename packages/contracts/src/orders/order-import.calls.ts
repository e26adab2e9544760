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
 * The checking and saving of imported orders (spec §7, "Import templates and views" and "Order import"). Separate from {@link
 * ordersApi}, so that pages that show orders do not load it.
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
   * Ours: the same with a mapping that is not a template, since an order import saves none of its own (spec §5), and one row per
   * line, so that the grid fills while the file is read. Either the template or the mapping is given.
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
      /** System field → one value for every row, for values missing from the file. */
      fixedValues: sentMapping.optional(),
      /** System field → text of the file → the choice that it stands for. */
      valueMatches: sentMatches.optional(),
      /** Only the rows with errors or warnings, reduced to these and `rowNo`, for a caller that has already read the file. */
      faultsOnly: z.boolean().optional(),
    }),
    keepsTexts: true,
    reply: 'ndjson',
    data: importRow,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** Spec §7 does not show the body: the rows of one order (usually one), since a package's row depends on the order's first row. */
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
    /** Ours: the analyzed file that the rows came from, so that they keep its columns. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: rows,
    reply: 'file',
    bulk: true,
  },
});
