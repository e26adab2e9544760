import { importDefinitions } from '@lading/contracts/all-imports';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { FieldError } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import type { ImportRow } from '@lading/contracts/imports';
import { serveWorker } from '../workers/serve-worker.ts';
import { errorWorkbookBytes } from './error-workbook.ts';
import { unknownImport } from './unknown-import.ts';

/** Input of the worker. It requests the records part by part, by number, and receives each as a JSON array in UTF-8. */
export interface FailedRowsJob {
  /** Key of the import's definition; without it the fields are those of the rows. */
  importKey?: string | undefined;
  language: Language;
  parts: number;
  /** Why the rows were not imported, repeated for each. */
  reason: readonly FieldError[];
  /** Where the workbook is written. */
  path: string;
}

/**
 * The worker thread that writes the rows of a failed import as a workbook (spec §7, "Failed-task export").
 * @param rowsOf the file rows that a record was created from
 */
export async function serveFailedRows(rowsOf: (draft: never) => readonly ImportRow[]): Promise<void> {
  await serveWorker(async (task, ask) => {
    const { importKey, language, parts, reason, path } = task as FailedRowsJob;
    const rows: ImportRow[] = [];
    for (let part = 0; part < parts; part += 1) {
      const drafts = JSON.parse(new TextDecoder().decode((await ask(part)) as Uint8Array)) as never[];
      for (const draft of drafts)
        for (const row of rowsOf(draft)) rows.push({ ...row, errorMessages: [...reason] });
    }
    const definition = importDefinitions.find(({ key }) => key === importKey) ?? unknownImport(rows);
    const written = openSync(path, 'r+');
    try {
      for (const piece of errorWorkbookBytes({ definition, language }, rows)) writeSync(written, piece);
    } finally {
      closeSync(written);
    }
    return { answer: { ok: true, result: null } };
  });
}
