import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/envelope';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import { order } from '@lading/contracts/services/order';
import { orderImport } from '@lading/contracts/services/order-import';
import { fileCalls } from './file-calls.ts';
import type { ImportAdapter } from './import-adapter.ts';

const { view, viewLines } = orderImport.calls;
const { validateRows, saveOrderAndShipmentExcel, errorExport } = order.calls;

/** What a back end without our view through a mapping answers to it. */
const unknownCall: readonly number[] = [errorCode.notFound, 405, errorCode.notAcceptable];

/**
 * The import of orders with shipment on the wire (spec §7, "Order import"). Its rows are the cached view of the file. A back end that
 * shows it through templates only needs one to be chosen.
 */
export function orderAdapter(api: ApiClient): ImportAdapter {
  return {
    ...fileCalls(api, orderShipmentImport),
    async *rows({ analysed, mapping, fixedValues, templateId }, signal) {
      const excelCacheId = analysed.referenceId;
      try {
        const body = { excelCacheId, fieldMapping: mapping, fixedValues };
        yield* api.lines(viewLines, { body }, { signal });
      } catch (fault) {
        const isUnknown = fault instanceof ApiError && unknownCall.includes(fault.code ?? 0);
        if (!isUnknown || templateId === null) throw fault;
        yield* await api.call(view, { query: { excelCacheId, excelFieldMappingId: templateId } }, { signal });
      }
    },
    async validate(rows, signal) {
      const checked = await api.call(validateRows, { body: rows }, { signal });
      return rows.map((_, at) => checked[at]?.errorMessages ?? []);
    },
    exportErrors: (rows) => api.download(errorExport, { body: rows }),
    async save(rows, { analysed, idempotencyKey }) {
      const { referenceId } = analysed;
      const input = { query: { referenceId }, body: rows };
      return (await api.call(saveOrderAndShipmentExcel, input, { idempotencyKey })) ?? null;
    },
  };
}
