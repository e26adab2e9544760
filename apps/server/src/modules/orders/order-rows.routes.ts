import { limits } from '@lading/contracts/core';
import { type orderImportApi, orderShipmentImport } from '@lading/contracts/orders';
import type { CallOptions } from '../../platform/answer-call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { errorExport } from '../../platform/spreadsheets/error-export.ts';
import { withOriginalFile } from '../imports/index.ts';
import { orderImportService } from './order-import.service.ts';
import { orderSaveService } from './order-save.service.ts';

/** The rows of an order import: viewed, checked, saved, exported with their errors (spec §7, "Order import"). */
export function orderRowsHandlers(platform: Platform) {
  const imports = orderImportService(platform);
  const saves = orderSaveService(platform);
  return {
    view: (context, { query }) => imports.view(context, query, { form: 'data' }),
    viewLines: (context, { body }) =>
      imports.view(context, body, { form: 'lines', faultsOnly: body.faultsOnly }),
    validateRows: (context, { body }) => imports.check(context, body),
    saveOrderAndShipmentExcel: (context, { body, query }) => saves.save(context, body, query),
    errorExport: (context, { body, query }) =>
      withOriginalFile(platform, context, query.referenceId, (original) =>
        errorExport(platform, context, { definition: orderShipmentImport, body, original }),
      ),
  } satisfies HandlersOf<typeof orderImportApi>;
}

/** Calls that carry up to 200,000 rows; a full row takes a kilobyte. */
const wholeImport = { bodyBytes: limits.importFile.rows * 1_024 };

/** What these calls need beyond their declaration. */
export const orderRowsOptions = {
  // Checked in the main thread, so one order at most.
  validateRows: { bodyBytes: 256 * 1_024 },
  saveOrderAndShipmentExcel: wholeImport,
  errorExport: wholeImport,
} satisfies Record<string, CallOptions>;
