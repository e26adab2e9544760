import { limits } from '@lading/contracts/core';
import { productImport, type productsApi } from '@lading/contracts/products';
import type { Platform } from '../../platform/platform.ts';
import type { CallOptions } from '../../platform/answer-call.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { errorExport } from '../../platform/spreadsheets/error-export.ts';
import { withOriginalFile } from '../imports/index.ts';
import { productImportService } from './product-import.service.ts';

/** The product import (spec §7, "Product import"). */
export function productImportHandlers(platform: Platform) {
  const imports = productImportService(platform);
  return {
    importProduct: (context, { files, body }) =>
      imports.readRows(context, { ...body, file: files.file }, { form: 'nested' }),
    importProductLines: (context, { files, body }) =>
      imports.readRows(
        context,
        { ...body, file: files.file },
        { form: 'lines', faultsOnly: body.faultsOnly },
      ),
    validateRow: async (context, { body }) => ({ data: await imports.checkRow(context, body) }),
    saveRows: async (context, { body, query }) => ({
      data: await imports.save(context, body, query),
    }),
    previewSave: (context, { body, query }) => imports.preview(context, body, query.clearBlanks ?? false),
    errorExport: (context, { body, query }) =>
      withOriginalFile(platform, context, query.referenceId, (original) =>
        errorExport(platform, context, { definition: productImport, body, original }),
      ),
  } satisfies Partial<HandlersOf<typeof productsApi>>;
}

/** Calls that carry up to 200,000 rows; a full row takes half a kilobyte. */
export const productImportOptions = {
  saveRows: { bodyBytes: limits.importFile.rows * 512 },
  previewSave: { bodyBytes: limits.importFile.rows * 256 },
  errorExport: { bodyBytes: limits.importFile.rows * 512 },
} satisfies Record<string, CallOptions>;
