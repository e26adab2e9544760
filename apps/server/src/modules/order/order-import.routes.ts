import type { orderImport } from '@lading/contracts/services/order-import';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { importFileService } from './import-file.service.ts';
import { orderImportService } from './order-import.service.ts';
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './template.service.ts';

/** Analysis of spreadsheets and mapping templates, for products and orders alike; the rows of orders (spec §7). */
export function orderImportHandlers(platform: Platform) {
  const importFiles = importFileService(platform);
  const orderImports = orderImportService(platform);
  return {
    analyseAndCacheFile: (context, { files, body }) => importFiles.analyse(context, files.file, body),
    analyseCachedFile: (context, { body: { referenceId, ...wanted } }) =>
      importFiles.analyseAgain(context, referenceId, wanted),
    learnedMapping: ({ db }, { query }) => db((trx) => importFiles.learned(trx, query.importType)),
    listTemplates: ({ db }, { query }) => db((trx) => listTemplates(trx, query.type)),
    createTemplate: ({ db }, { params, body }) => db((trx) => createTemplate(trx, params.name, body)),
    updateTemplate: ({ db }, { params, body }) =>
      db((trx) => changeTemplate(trx, params.id, params.name, body)),
    deleteTemplate: ({ db }, { query }) => db((trx) => removeTemplate(trx, query.excelFieldMappingIds)),
    view: (context, { query }) => orderImports.view(context, query, { form: 'data' }),
    viewLines: (context, { body }) =>
      orderImports.view(context, body, { form: 'lines', faultsOnly: body.faultsOnly }),
  } satisfies Partial<HandlersOf<typeof orderImport>>;
}
