import { z } from 'zod';
import { analysedFile } from '../entities/analysed-file.ts';
import { importRow } from '../entities/import-row.ts';
import { fieldMapping, mappingTemplate, mappingTemplateName } from '../entities/mapping-template.ts';
import { queryInteger, wireId } from '../entities/wire-values.ts';
import { limits } from '../limits.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

const base = `${productService('order')}/import/excel` as const;
const orderImportType: number = limits.codes.orderImportType;

/** How to read a file that is in the cache already, where the guess was wrong (decision D8). */
const reading = z.object({
  sheet: z.string().max(200).optional(),
  /** As a spreadsheet numbers it, from 1. */
  headerRow: queryInteger(1, limits.importFile.rows).optional(),
  /** Label of the Encoding Standard, for a CSV. */
  encoding: z.string().max(40).optional(),
  /** Name of the import type whose fields the suggestion is for; without it there is no suggestion. */
  importType: z.string().max(60).optional(),
});

/**
 * Analysis of import files and their field-mapping templates, for products and orders alike: the order service holds both
 * (spec §7, "Import templates and views").
 */
export const orderImport = defineService('order-import', {
  analyseAndCacheFile: {
    method: 'POST',
    path: `${base}/analyseAndCacheFile`,
    access: 'signed-in',
    summary: 'Keeps an uploaded spreadsheet for a while and tells its columns.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: reading,
    data: analysedFile,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** Ours (decision D8): another sheet, header row or encoding without a new upload. */
  analyseCachedFile: {
    method: 'POST',
    path: `${base}/analyseCachedFile`,
    access: 'signed-in',
    summary: 'Reads a kept spreadsheet anew with another sheet, header row or encoding.',
    body: reading.extend({ referenceId: z.string().max(200) }),
    data: analysedFile,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /**
   * Ours: heading, in the form in which headings are compared → the system field it stood for when the organisation last imported
   * a file with it, so that a browser suggests what the person would choose. A back end without it only learns nothing.
   */
  learnedMapping: {
    method: 'GET',
    path: `${base}/learnedMapping`,
    access: 'signed-in',
    summary: 'Which fields the organisation has taken its columns for, by heading.',
    query: z.object({ importType: z.string().max(60) }),
    data: fieldMapping,
    errors: 'silent',
  },
  /** `type` is 102 for the order import and missing for products. */
  listTemplates: {
    method: 'GET',
    path: `${base}/fieldMapping`,
    access: 'signed-in',
    summary: 'The mapping templates of an import type.',
    query: z.object({
      type: queryInteger(orderImportType, orderImportType).optional(),
      warehouseId: wireId.optional(),
    }),
    data: z.array(mappingTemplate),
  },
  createTemplate: {
    method: 'PUT',
    path: `${base}/fieldMapping/{name}`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Adds a mapping template and gives its id.',
    params: z.object({ name: mappingTemplateName }),
    body: fieldMapping,
    data: wireId,
  },
  updateTemplate: {
    method: 'POST',
    path: `${base}/fieldMapping/{id}/{name}`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Changes the name and mapping of a template that is not a preset.',
    params: z.object({ id: wireId, name: mappingTemplateName }),
    body: fieldMapping,
  },
  /** The path ends in a slash and the id travels in the query (spec §7). */
  deleteTemplate: {
    method: 'DELETE',
    path: `${base}/fieldMapping/`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Deletes a template that is not a preset.',
    query: z.object({ excelFieldMappingIds: wireId }),
  },
  view: {
    method: 'GET',
    path: `${base}/view`,
    access: 'signed-in',
    summary: 'The rows of a kept spreadsheet, read through a mapping template, with their errors.',
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
    path: `${base}/view`,
    access: 'signed-in',
    summary:
      'The rows of a kept spreadsheet, read through a template or a mapping, with their errors, one row a line.',
    body: z.object({
      excelCacheId: z.string().min(1).max(200),
      excelFieldMappingId: wireId.optional(),
      /** System field → column heading. */
      fieldMapping: fieldMapping.optional(),
      /** System field → one value for every row, for what the file does not tell. */
      fixedValues: fieldMapping.optional(),
      /** Only the rows that have faults or warnings, and of them only these with `rowNo`, for who has read the file already. */
      faultsOnly: z.boolean().optional(),
    }),
    reply: 'ndjson',
    data: importRow,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
});
