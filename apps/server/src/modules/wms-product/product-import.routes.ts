import { limits } from '@lading/contracts/limits';
import type { wmsProduct } from '@lading/contracts/services/wms-product';
import type { Platform } from '../../platform/platform.ts';
import type { CallOptions } from '../../platform/answer-call.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { importRows } from './product-import-rows.ts';
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
      inTurns(importRows(await imports.readRows(context, { ...body, file: files.file }))),
    validateRow: (_context, { body }) => ({ data: imports.checkRow(body) }),
    saveRows: async (context, { body, query }) => ({
      data: await imports.save(context, body, query.referenceId),
    }),
  } satisfies Partial<HandlersOf<typeof wmsProduct>>;
}

/** A save carries up to 200,000 rows; half a kilobyte each is a full one. */
export const productImportOptions = {
  saveRows: { bodyBytes: limits.importFile.rows * 512 },
} satisfies Record<string, CallOptions>;

/** Gives way to other requests between batches of lines. */
async function* inTurns<Line>(lines: Iterable<Line>): AsyncGenerator<Line> {
  let count = 0;
  for (const line of lines) {
    yield line;
    count += 1;
    if (count % 500 === 0) await new Promise(setImmediate);
  }
}
