import type { ApiClient } from '@lading/api-client/create-api-client';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { orderImport } from '@lading/contracts/services/order-import';
import type { ImportAdapter } from '../import-adapter.ts';

/** The calls that every import has in common: the analysis of its file (spec §7). */
export function fileCalls(
  api: ApiClient,
  definition: ImportDefinition,
): Pick<ImportAdapter, 'analyse' | 'analyseAgain'> {
  const importType = definition.key;
  return {
    analyse: (file, signal, onSent) =>
      api.call(orderImport.calls.analyseAndCacheFile, { body: { file, importType } }, { signal, onSent }),
    analyseAgain: (referenceId, reading, signal) =>
      api.call(
        orderImport.calls.analyseCachedFile,
        { body: { referenceId, importType, ...reading } },
        { signal },
      ),
  };
}
