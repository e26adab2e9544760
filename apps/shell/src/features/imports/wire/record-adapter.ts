import type { ApiClient } from '@lading/api-client/create-api-client';
import type { Service } from '@lading/contracts/core';
import type { ImportDefinition, recordImportCalls } from '@lading/contracts/imports';
import type { ImportAdapter } from './import-adapter.ts';
import { fileCalls, sentClearing, sentMatches, sentOrigin } from './shared-calls.ts';

/** The API of an import whose records the server checks and saves by its field table. Ours. */
export const recordAdapter =
  (definition: ImportDefinition, { calls }: Service<ReturnType<typeof recordImportCalls>>) =>
  (api: ApiClient): ImportAdapter => ({
    ...fileCalls(api, definition),
    checkFile: ({ analysed: { referenceId }, mapping, fixedValues, valueMatches }, signal) =>
      api.lines(
        calls.viewRows,
        {
          body: {
            referenceId,
            fieldMapping: mapping,
            fixedValues,
            faultsOnly: true,
            ...sentMatches(valueMatches),
          },
        },
        { signal },
      ),
    async validate(rows, signal) {
      const checked = await api.call(calls.validateRows, { body: rows }, { signal });
      return rows.map((_, at) => checked[at] ?? {});
    },
    exportErrors: (rows, referenceId) =>
      api.download(calls.exportRows, { query: referenceId === null ? {} : { referenceId }, body: rows }),
    ...(definition.mayUpdate && {
      preview: async (rows, options, signal) => {
        const input = { query: sentClearing(options), body: await rows.list() };
        return api.call(calls.previewRows, input, { signal });
      },
    }),
    save: (rows, { idempotencyKey, ...options }) =>
      api.call(calls.saveRows, { query: sentOrigin(options), body: rows }, { idempotencyKey }),
  });
