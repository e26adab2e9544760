import { z } from 'zod';
import { importOutcome, savePreview } from '../imports/import-outcome.ts';
import { importRow } from '../imports/import-row.ts';

import { sentMapping, sentMatches } from '../imports/mapping-template.ts';
import { savedFrom } from '../imports/saved-from.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { productLengths } from './product-lengths.ts';
import { productDraft, productRecord, skuCheck, skuUses } from './product.ts';
import { jsonText, queryFlag, queryInteger, wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { product } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const importPath = `/api/wms-product/oms/product/excel/importProduct` as const;
const rows = z.array(importRow).max(limits.importFile.rows);
const sortable = ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'] as const;
const filters = { productType: queryInteger(0, 1_000).optional() };
const upload = z.object({
  /** System field → column heading; without it the columns are matched by the headings of the sample file. */
  fieldMapping: jsonText(sentMapping).optional(),
  /** System field → one value for every row, for values missing from the file. Ours. */
  fixedValues: jsonText(sentMapping).optional(),
  /** System field → text of the file → the choice that it stands for. Ours. */
  valueMatches: jsonText(sentMatches).optional(),
  /** The analyzed file to use instead of `file` (decision D8). */
  referenceId: z.string().max(200).optional(),
});

/**
 * Products and their import (spec §7, "Product import"; decisions D8, D9). The import calls nest their reply once more: the
 * envelope's `data` holds a `data`.
 */
export const productsApi = defineService('products', {
  productPage: {
    method: 'GET',
    path: '/api/wms-product/oms/product/page',
    access: 'signed-in',
    summary: 'Lists products.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(productRecord),
  },
  /** Ours: the filtered and sorted list as a file, created in the background (decision D7). */
  exportProducts: {
    method: 'POST',
    path: '/api/wms-product/oms/product/export',
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the products of the list.',
    body: exportOf(listChoice(sortable).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  productDetail: {
    method: 'GET',
    path: '/api/wms-product/oms/product/detail/{productId}',
    access: 'signed-in',
    summary: 'One product.',
    params: z.object({ productId: wireId }),
    data: productRecord,
  },
  /** Without `productId` a new product; a SKU code in use is refused with code 409. */
  saveProduct: {
    method: 'PUT',
    path: '/api/wms-product/oms/product',
    access: 'signed-in',
    summary: 'Creates or updates one product.',
    body: productDraft.extend({ productId: wireId.optional() }),
    data: productRecord,
  },
  /** Ours; a back end without it only reports errors of a SKU on save (decision D2). */
  skuCheck: {
    method: 'GET',
    path: '/api/wms-product/oms/product/skuCheck',
    access: 'signed-in',
    summary:
      'Whether a product or a bundle can have a SKU, and whether another differs from it only in case.',
    query: z.object({
      skuCode: z.string().trim().min(1).max(productLengths.skuCode),
      use: z.enum(skuUses),
      /** Of the product or bundle, if it exists. */
      id: wireId.optional(),
    }),
    data: skuCheck,
    errors: 'silent',
  },
  /** The file, or the `referenceId` of one that was analyzed; both give the same rows. */
  importProduct: {
    method: 'POST',
    path: `${importPath}/${product.slug}`,
    access: 'signed-in',
    summary: 'Reads a spreadsheet of products into rows with their errors.',
    encoding: 'multipart',
    files: { file: 'optional' },
    body: upload,
    data: z.object({ data: z.array(importRow) }),
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** The same call, requested as `application/x-ndjson`: one row per line, so that the grid fills while the file is read. */
  importProductLines: {
    method: 'POST',
    path: `${importPath}/${product.slug}`,
    access: 'signed-in',
    summary: 'Reads a spreadsheet of products into rows with their errors, one row per line.',
    encoding: 'multipart',
    files: { file: 'optional' },
    body: upload.extend({
      /** Ours: only the rows with errors or warnings, reduced to these and `rowNo`, for a caller that has already read the file. */
      faultsOnly: queryFlag.optional(),
    }),
    reply: 'ndjson',
    data: importRow,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  validateRow: {
    method: 'POST',
    path: `${importPath}/validate`,
    access: 'signed-in',
    summary: 'Checks one row of the import and returns it with its errors.',
    body: importRow,
    data: z.object({ data: importRow }),
  },
  saveRows: {
    method: 'POST',
    path: `${importPath}/save`,
    access: 'signed-in',
    audit: 'import',
    summary: 'Saves rows as products, all or none; creates or updates by SKU code.',
    query: savedFrom,
    body: rows,
    data: z.object({ data: importOutcome.nullish() }).nullish(),
    idempotent: true,
    bulk: true,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /**
   * Ours (decisions D8, D23: the preview of counts and changed fields): takes not the rows but marks of their cells (`cell-marks`
   * of the import engine), in the order of the SKU codes, so that the request is small and fast for 100,000 rows. Writes nothing;
   * a back end without it answers 404 and no preview is shown.
   */
  previewSave: {
    method: 'POST',
    path: `${importPath}/preview`,
    access: 'signed-in',
    summary: 'Counts how many rows would be new, updated or unchanged, and which fields would change.',
    /** `clearBlanks` as in the save. */
    query: savedFrom.pick({ clearBlanks: true }),
    body: z.object({
      skuCodes: z.array(z.string().max(100)).max(limits.importFile.rows),
      marks: z.array(z.string().max(limits.template.fields * 4)).max(limits.importFile.rows),
      /** The fields in every row, blank or not. */
      carried: z.array(z.string().max(limits.template.fieldIdCharacters)).max(limits.template.fields),
    }),
    data: savePreview,
    errors: 'silent',
    bulk: true,
  },
  errorExport: {
    method: 'POST',
    path: `${importPath}/errorExport`,
    access: 'signed-in',
    summary: 'The given rows with their errors as a workbook.',
    /** Ours: the analyzed file that the rows came from, so that they keep its columns. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: rows,
    reply: 'file',
    bulk: true,
  },
});
