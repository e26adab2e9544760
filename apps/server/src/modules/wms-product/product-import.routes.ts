import { limits } from '@lading/contracts/limits';
import type { wmsProduct } from '@lading/contracts/services/wms-product';
import type { Platform } from '../../platform/platform.ts';
import type { CallOptions } from '../../platform/answer-call.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { errorWorkbook } from '../../platform/spreadsheets/error-workbook.ts';
import { faultyRows, importRows } from '../../platform/spreadsheets/import-rows.ts';
import { inTurns } from '../../platform/spreadsheets/in-turns.ts';
import { productImport } from '@lading/contracts/imports/product.import';
import { readOriginalFile } from '../order/index.ts';
import { productImportService } from './product-import.service.ts';

/** The product import (spec §7, "Product import"). */
export function productImportHandlers(platform: Platform) {
  const imports = productImportService(platform);
  return {
    importProduct: async (context, { files, body }) => {
      const mapped = await imports.readRows(context, { ...body, file: files.file });
      return { data: [...importRows(mapped)] };
    },
    importProductLines: async (context, { files, body }) =>
      inTurns(
        (body.faultsOnly ? faultyRows : importRows)(
          await imports.readRows(context, { ...body, file: files.file }),
        ),
      ),
    validateRow: (_context, { body }) => ({ data: imports.checkRow(body) }),
    saveRows: async (context, { body, query }) => ({
      data: await imports.save(context, body, query.referenceId),
    }),
    previewSave: ({ db }, { body }) => db((trx) => imports.preview(trx, body.skuCodes, body.digests)),
    errorExport: async (context, { body, query }) => {
      const original = await readOriginalFile(platform, context, query.referenceId);
      return errorWorkbook(productImport, body, context.language, original);
    },
  } satisfies Partial<HandlersOf<typeof wmsProduct>>;
}

/** Calls that carry up to 200,000 rows; half a kilobyte each is a full one. */
export const productImportOptions = {
  saveRows: { bodyBytes: limits.importFile.rows * 512 },
  previewSave: { bodyBytes: limits.importFile.rows * 128 },
  errorExport: { bodyBytes: limits.importFile.rows * 512 },
} satisfies Record<string, CallOptions>;
