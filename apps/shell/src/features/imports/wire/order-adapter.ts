import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { orderImportApi, orderShipmentImport } from '@lading/contracts/orders';
import type { ImportAdapter } from './import-adapter.ts';
import { fileCalls, sentMatches, sentOrigin } from './shared-calls.ts';

const { view, viewLines, validateRows, saveOrderAndShipmentExcel, errorExport } = orderImportApi.calls;

/**
 * The API of importing orders with shipment (spec §7, "Order import"). The server's check of them is the cached view of the file; a
 * back end that only offers views by template requires one.
 */
export function orderAdapter(api: ApiClient): ImportAdapter {
  return {
    ...fileCalls(api, orderShipmentImport),
    async *checkFile({ analysed, mapping, fixedValues, valueMatches, templateId }, signal) {
      const excelCacheId = analysed.referenceId;
      try {
        const matches = sentMatches(valueMatches);
        const body = { excelCacheId, fieldMapping: mapping, fixedValues, ...matches, faultsOnly: true };
        yield* api.lines(viewLines, { body }, { signal });
      } catch (error) {
        if (!isUnknownCall(error)) throw error;
        // Without a template such a back end can report nothing before the save, which checks every row.
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
    async save(rows, { idempotencyKey, ...options }) {
      const input = { query: sentOrigin(options), body: rows };
      return (await api.call(saveOrderAndShipmentExcel, input, { idempotencyKey })) ?? null;
    },
  };
}
