import { ApiError } from '@lading/api-client/api-error';
import type { ApiClient } from '@lading/api-client/create-api-client';
import { errorCode } from '@lading/contracts/core';
import { productImport, productsApi } from '@lading/contracts/products';
import { jsonOfLists } from '../model/rows/json-list.ts';
import type { FileToCheck, ImportAdapter } from './import-adapter.ts';
import { fileCalls, sentClearing, sentMatches, sentOrigin } from './shared-calls.ts';

const { importProduct, importProductLines, validateRow, previewSave, saveRows, errorExport } =
  productsApi.calls;

/**
 * The product import on the wire (spec §7, decision D8). The file is sent once if the back end stores it, which its analysis
 * shows by naming the sheets; another back end receives it a second time, as specified.
 */
export function productAdapter(api: ApiClient): ImportAdapter {
  return {
    ...fileCalls(api, productImport),
    async *checkFile(source, signal) {
      const body = uploadOf(source);
      try {
        yield* api.lines(importProductLines, { body: { ...body, faultsOnly: true } }, { signal });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== errorCode.notAcceptable) throw error;
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
    async preview(rows, options, signal) {
      const { keys, marks, carried } = await rows.marks();
      const input = { query: sentClearing(options), body: jsonOfLists({ skuCodes: keys, marks, carried }) };
      return api.call(previewSave, input, { signal });
    },
    async save(rows, { idempotencyKey, ...options }) {
      const query = sentOrigin(options);
      const reply = await api.call(saveRows, { query, body: rows }, { idempotencyKey });
      return reply?.data ?? null;
    },
  };
}

function uploadOf({ file, analysed, mapping, fixedValues, valueMatches }: FileToCheck) {
  const columns = { fieldMapping: mapping, fixedValues, ...sentMatches(valueMatches) };
  return analysed.sheets === undefined
    ? { ...columns, file }
    : { ...columns, referenceId: analysed.referenceId };
}
