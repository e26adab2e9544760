import { limits } from '@lading/contracts/core';
import type { importsApi } from '@lading/contracts/imports';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { failedRows } from './failed-rows.ts';
import { importFileService } from './import-file.service.ts';
import {
  changeTemplate,
  createTemplate,
  listTemplates,
  readPreference,
  removeTemplate,
  savePreference,
} from './template.service.ts';

const { freightImport, parcelImport } = limits.codes;

/** Analysis of spreadsheets, mapping templates, and the failed rows of finished imports, for every import type (spec §7). */
export function importHandlers(platform: Platform) {
  const importFiles = importFileService(platform);
  return {
    analyseAndCacheFile: (context, { files, body }) => importFiles.analyse(context, files.file, body),
    analyseCachedFile: (context, { body: { referenceId, ...wanted } }) =>
      importFiles.analyseAgain(context, referenceId, wanted),
    learnedMapping: ({ db }, { query }) => db((trx) => importFiles.learned(trx, query.importType)),
    listTemplates: ({ db }, { query }) => db((trx) => listTemplates(trx, query.type)),
    createTemplate: ({ db }, { params, query, body }) =>
      db((trx) =>
        createTemplate(trx, { name: params.name, mapping: body, clearBlanks: query.clearBlanks }, query.type),
      ),
    updateTemplate: ({ db }, { params, query, body }) =>
      db((trx) =>
        changeTemplate(trx, params.id, { name: params.name, mapping: body, clearBlanks: query.clearBlanks }),
      ),
    deleteTemplate: ({ db }, { query }) => db((trx) => removeTemplate(trx, query.excelFieldMappingIds)),
    savePreference: ({ db, user }, { query, body }) =>
      db((trx) =>
        savePreference(
          trx,
          { ...query, userId: user.userId, warehouseId: body.warehouseId },
          body.operationTableId,
        ),
      ),
    queryPreference: async ({ db, user }, { query }) => {
      const fieldMappingId = await db((trx) => readPreference(trx, { ...query, userId: user.userId }));
      return fieldMappingId === undefined ? null : { fieldMappingId };
    },
    exportFailOutbound: (context, { body }) => failedRows(platform, context, body.taskId),
    exportFailedFreight: (context, { body }) => failedRows(platform, context, body.taskId, freightImport),
    exportFailedParcel: (context, { body }) => failedRows(platform, context, body.taskId, parcelImport),
  } satisfies HandlersOf<typeof importsApi>;
}
