import { z } from 'zod';
import { analysedFile } from './analysed-file.ts';
import type { ImportDefinition } from './define-import.ts';
import { fieldMapping, mappingTemplate, mappingTemplateName, sentMapping } from './mapping-template.ts';
import { queryFlag, queryInteger, wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = `${productService('order')}/import/excel` as const;
const outboundBase = `${productService('outbound')}/oms` as const;
const { freightImport, orderImportType } = limits.codes;
/** Later task types are not imports; see `taskType`. */
const lastImportType = orderImportType + 7;
const importTypeCode = queryInteger(freightImport, lastImportType);

/** How to read a cached file if the detection was wrong (decision D8). */
const reading = z.object({
  sheet: z.string().max(200).optional(),
  /** Numbered from 1 as in a spreadsheet; 0 when no row holds headings. */
  headerRow: queryInteger(0, limits.importFile.rows).optional(),
  /** Label of the Encoding Standard, for a CSV. */
  encoding: z.string().max(40).optional(),
  /** The character between the cells of a CSV. */
  delimiter: z.string().length(1).optional(),
  /** The character around cells of a CSV that hold delimiters; empty for none. */
  quote: z.string().max(1).optional(),
  /** Skip the rows that a workbook hides. */
  skipHidden: queryFlag.optional(),
  /** Key of the recipe for files of this origin, such as `shopify-orders`; empty for none. If omitted, the headings decide. */
  origin: z.string().max(60).optional(),
  /** Name of the import type whose fields the suggestion is for; without it there is no suggestion. */
  importType: z.string().max(60).optional(),
});

/** The query for the last used mapping template (spec §7): `moduleType=4&operationType=1`. */
const lastTemplatePreference = { moduleType: 4, operationType: 1 } as const;

/**
 * The query for the last used mapping template of an import (spec §7). `type` is ours and names the import as in `listTemplates`:
 * without it the last template of one import would replace another's.
 */
export const lastTemplateOf = ({ templateType }: ImportDefinition) =>
  templateType === undefined ? lastTemplatePreference : { ...lastTemplatePreference, type: templateType };

const preferenceQuery = z.object({
  moduleType: queryInteger(lastTemplatePreference.moduleType, lastTemplatePreference.moduleType),
  /** 1. Pages of an earlier release name the import here: 2 for orders, the task type for later ones. */
  operationType: queryInteger(lastTemplatePreference.operationType, lastImportType),
  /** Ours: as in `listTemplates`. */
  type: importTypeCode.optional(),
});

/**
 * Analysis of import files, their field-mapping templates, and the failed rows of finished imports, for every import type
 * (spec §7, "Import templates and views" and "Failed-task export").
 */
export const importsApi = defineService('imports', {
  analyseAndCacheFile: {
    method: 'POST',
    path: `${base}/analyseAndCacheFile`,
    access: 'signed-in',
    summary: 'Uploads a spreadsheet for an import and returns its columns.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: reading,
    data: analysedFile,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** Ours (decision D8): another sheet, header row, encoding, separator or quote without a new upload. */
  analyseCachedFile: {
    method: 'POST',
    path: `${base}/analyseCachedFile`,
    access: 'signed-in',
    summary:
      'Reads an uploaded spreadsheet again with another sheet, header row, encoding, separator or quote.',
    body: reading.extend({ referenceId: z.string().max(200) }),
    data: analysedFile,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /**
   * Ours: heading in comparable form → the system field that it was mapped to when the organization last imported a file with it,
   * so that a browser suggests what the person would choose. Without this call, a back end just learns nothing.
   */
  learnedMapping: {
    method: 'GET',
    path: `${base}/learnedMapping`,
    access: 'signed-in',
    summary: 'The fields that the organization has matched to column headings.',
    query: z.object({ importType: z.string().max(60) }),
    data: fieldMapping,
    errors: 'silent',
  },
  /** `type` is omitted for products, 102 for the order import, and the task type for any other. */
  listTemplates: {
    method: 'GET',
    path: `${base}/fieldMapping`,
    access: 'signed-in',
    summary: 'The mapping templates of an import type.',
    query: z.object({
      type: importTypeCode.optional(),
      warehouseId: wireId.optional(),
    }),
    data: z.array(mappingTemplate),
    errorText: 'data',
  },
  createTemplate: {
    method: 'PUT',
    path: `${base}/fieldMapping/{name}`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Adds a mapping template and returns its id.',
    params: z.object({ name: mappingTemplateName }),
    /** Ours: as in `listTemplates`. */
    query: z.object({ type: importTypeCode.optional(), clearBlanks: queryFlag.optional() }),
    body: sentMapping,
    keepsTexts: true,
    data: wireId,
  },
  updateTemplate: {
    method: 'POST',
    path: `${base}/fieldMapping/{id}/{name}`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Changes the name and mapping of a template that is not a preset.',
    params: z.object({ id: wireId, name: mappingTemplateName }),
    /** Ours: if omitted, the template keeps its value. */
    query: z.object({ clearBlanks: queryFlag.optional() }),
    body: sentMapping,
    keepsTexts: true,
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
  savePreference: {
    method: 'POST',
    path: '/api/wms-business/wms/Preference/savePreference',
    access: 'signed-in',
    summary: 'Stores the mapping template that was used last.',
    query: preferenceQuery,
    body: z.object({
      warehouseId: wireId.nullish(),
      /** The template's id. */
      operationTableId: wireId,
    }),
  },
  /** The path is not shown in the specification; this one mirrors `savePreference`. */
  queryPreference: {
    method: 'GET',
    path: '/api/wms-business/wms/Preference/queryPreference',
    access: 'signed-in',
    summary: 'The mapping template that was used last; null when there is none.',
    query: preferenceQuery.extend({ warehouseId: wireId.optional() }),
    data: z.object({ fieldMappingId: wireId.nullish() }).nullish(),
    errors: 'silent',
  },
  exportFailOutbound: {
    method: 'POST',
    path: '/api/wms-business/task/manageTask/exportFailOutbound',
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of an import as a workbook (any type but 10 and 11).',
    body: z.object({ taskId: wireId }),
    reply: 'file',
  },
  exportFailedFreight: {
    method: 'POST',
    path: `${outboundBase}/freight/import/excel/exportFailed`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of a freight import (task type 10) as a workbook.',
    body: z.object({ taskId: wireId }),
    reply: 'file',
  },
  exportFailedParcel: {
    method: 'POST',
    path: `${outboundBase}/outbound/parcel/import/excel/exportFailed`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The failed rows of an outbound parcel import (task type 11) as a workbook.',
    body: z.object({ taskId: wireId }),
    reply: 'file',
  },
});
