import type { ApiClient } from '@lading/api-client/create-api-client';
import {
  type FieldMapping,
  type ImportDefinition,
  importReceiptsApi,
  importsApi,
} from '@lading/contracts/imports';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import type { ImportAdapter, SaveOptions } from './import-adapter.ts';

/** The calls that every import has in common: the analysis of its file (spec §7), and the data stored with its receipt. */
export function fileCalls(
  api: ApiClient,
  definition: ImportDefinition,
): Pick<ImportAdapter, 'analyse' | 'analyseAgain' | 'keepLeftOut'> {
  const importType = definition.key;
  return {
    analyse: (file, signal, onSent) =>
      api.call(importsApi.calls.analyseAndCacheFile, { body: { file, importType } }, { signal, onSent }),
    analyseAgain: (referenceId, reading, signal) =>
      api.call(
        importsApi.calls.analyseCachedFile,
        { body: { referenceId, importType, ...reading } },
        { signal },
      ),
    keepLeftOut: (taskId, rows, referenceId) =>
      api.call(importReceiptsApi.calls.keepLeftOut, {
        params: { taskId },
        query: { referenceId },
        body: rows,
      }),
  };
}

/** Matches in wire format; omitted if empty, since other back ends have no such field. */
export function sentMatches(valueMatches: ValueMatches): { valueMatches?: Record<string, FieldMapping> } {
  const filled = Object.entries(valueMatches).flatMap(([field, matches]) => {
    const texts = Object.entries(matches).filter(([, value]) => value !== '');
    return texts.length > 0 ? [[field, Object.fromEntries(texts)] as const] : [];
  });
  return filled.length > 0 ? { valueMatches: Object.fromEntries(filled) } : {};
}

/** Whether blanks clear, in wire format; omitted by default, since other back ends have no such choice. */
export const sentClearing = ({ clearBlanks = false }: Pick<SaveOptions, 'clearBlanks'>) =>
  clearBlanks ? { clearBlanks } : {};

/** The part of a save that describes its rows. */
export const sentOrigin = ({ referenceId, leftOut = 0, ...more }: Omit<SaveOptions, 'idempotencyKey'>) => ({
  referenceId,
  ...(leftOut > 0 && { leftOut }),
  ...sentClearing(more),
});
