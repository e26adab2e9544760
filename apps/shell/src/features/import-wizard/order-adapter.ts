import type { ApiClient } from '@lading/api-client/create-api-client';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { order } from '@lading/contracts/services/order';
import { orderImport } from '@lading/contracts/services/order-import';
import { fileCalls } from './upload/file-calls.ts';
import type { ImportAdapter } from './import-adapter.ts';
import { isUnknownCall } from './unknown-call.ts';

const { view, viewLines } = orderImport.calls;
const { validateRows, saveOrderAndShipmentExcel, errorExport } = order.calls;

/**
 * The import of orders with shipment on the wire (spec §7, "Order import"). The server's check of them is the cached view of the
 * file; a back end that shows it through templates only needs one to be chosen.
 */
export function orderAdapter(api: ApiClient): ImportAdapter {
  return {
    ...fileCalls(api, orderShipmentImport),
    async *checkFile({ analysed, mapping, fixedValues, templateId }, signal) {
      const excelCacheId = analysed.referenceId;
      try {
        const body = { excelCacheId, fieldMapping: mapping, fixedValues, faultsOnly: true };
        yield* api.lines(viewLines, { body }, { signal });
      } catch (fault) {
        if (!isUnknownCall(fault)) throw fault;
        // Without a template such a back end can say nothing before the save, which checks every row.
        if (templateId === null) return;
        yield* await api.call(view, { query: { excelCacheId, excelFieldMappingId: templateId } }, { signal });
      }
    },
    async validate(rows, signal) {
      const checked = await api.call(validateRows, { body: rows }, { signal });
      return rows.map((_, at) => checked[at] ?? {});
    },
    exportErrors: (rows, referenceId) =>
      api.download(errorExport, { query: referenceId === null ? {} : { referenceId }, body: rows }),
    async save(rows, { referenceId, idempotencyKey }) {
      const input = { query: { referenceId }, body: rows };
      return (await api.call(saveOrderAndShipmentExcel, input, { idempotencyKey })) ?? null;
    },
  };
}
