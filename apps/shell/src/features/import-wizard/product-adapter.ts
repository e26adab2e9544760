import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/envelope';
import { productImport } from '@lading/contracts/imports/product.import';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { fileCalls } from './upload/file-calls.ts';
import type { FileToCheck, ImportAdapter } from './import-adapter.ts';
import { jsonOfLists } from './save/json-list.ts';

const { importProduct, importProductLines, validateRow, previewSave, saveRows, errorExport } =
  wmsProduct.calls;

/**
 * The product import on the wire (spec §7, decision D8). The file travels once where the back end keeps it, which its analysis shows
 * by naming the sheets; another back end gets it a second time, as specified.
 */
export function productAdapter(api: ApiClient): ImportAdapter {
  return {
    ...fileCalls(api, productImport),
    async *checkFile(source, signal) {
      const body = uploadOf(source);
      try {
        yield* api.lines(importProductLines, { body: { ...body, faultsOnly: true } }, { signal });
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== errorCode.notAcceptable) throw fault;
        yield* (await api.call(importProduct, { body }, { signal })).data;
      }
    },
    validate: (rows, signal) =>
      Promise.all(
        rows.map(async (row) => {
          const reply = await api.call(validateRow, { body: row }, { signal });
          return reply.data;
        }),
      ),
    exportErrors: (rows, referenceId) =>
      api.download(errorExport, { query: referenceId === null ? {} : { referenceId }, body: rows }),
    preview: ({ keys, digests }, signal) =>
      api.call(previewSave, { body: jsonOfLists({ skuCodes: keys, digests }) }, { signal }),
    async save(rows, { referenceId, idempotencyKey }) {
      const reply = await api.call(saveRows, { query: { referenceId }, body: rows }, { idempotencyKey });
      return reply?.data ?? null;
    },
  };
}

function uploadOf({ file, analysed, mapping, fixedValues }: FileToCheck) {
  const columns = { fieldMapping: mapping, fixedValues };
  return analysed.sheets === undefined
    ? { ...columns, file }
    : { ...columns, referenceId: analysed.referenceId };
}
