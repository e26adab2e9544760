import { importDefinitions } from '@lading/contracts/all-imports';
import { closeSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readBulk } from '../bulk/read-bulk.ts';
import { serveWorker } from '../workers/serve-worker.ts';
import { exportedRows, type ErrorExportJob } from './error-export.ts';
import { errorWorkbookBytes } from './error-workbook.ts';
import { jobAnswer } from './job-answer.ts';
import { sheetOfFile } from './map-file.ts';

await serveWorker(async (task) => {
  const { importKey, language, body, original, path } = task as ErrorExportJob;
  const definition = importDefinitions.find(({ key }) => key === importKey);
  if (!definition) throw new Error('Rows need the key of an import');
  const answer = await jobAnswer(async () => {
    const read = readBulk('path' in body ? await readFile(body.path) : body.bytes, exportedRows);
    if ('faults' in read) return { ok: false, faults: read.faults };
    const file = original && { ...(await sheetOfFile(original, definition)), mapping: original.mapping };
    const bytes = errorWorkbookBytes({ definition, language }, read.body, file);
    const written = openSync(path, 'r+');
    try {
      for (const piece of bytes) writeSync(written, piece);
    } finally {
      closeSync(written);
    }
    return { ok: true, result: null };
  });
  return { answer };
});
