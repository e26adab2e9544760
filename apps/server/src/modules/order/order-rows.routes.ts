import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { limits } from '@lading/contracts/limits';
import type { order } from '@lading/contracts/services/order';
import type { CallOptions } from '../../platform/answer-call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { errorExport } from '../../platform/spreadsheets/error-export.ts';
import { withOriginalFile } from './original-file.service.ts';
import { orderImportService } from './order-import.service.ts';
import { orderSaveService } from './order-save.service.ts';

/** The rows of an order import: checked, saved, exported with their errors (spec §7, "Order import"). */
export function orderRowsHandlers(platform: Platform) {
  const imports = orderImportService(platform);
  const saves = orderSaveService(platform);
  return {
    validateRows: (context, { body }) => imports.check(context, body),
    saveOrderAndShipmentExcel: (context, { body, query }) => saves.save(context, body, query.referenceId),
    errorExport: (context, { body, query }) =>
      withOriginalFile(platform, context, query.referenceId, (original) =>
        errorExport(platform, context, { definition: orderShipmentImport, body, original }),
      ),
  } satisfies Partial<HandlersOf<typeof order>>;
}

/** Calls that carry up to 200,000 rows; a kilobyte each is a full one. */
const wholeImport = { bodyBytes: limits.importFile.rows * 1_024 };

/** What these calls need beyond their declaration. */
export const orderRowsOptions = {
  saveOrderAndShipmentExcel: wholeImport,
  errorExport: wholeImport,
} satisfies Record<string, CallOptions>;
