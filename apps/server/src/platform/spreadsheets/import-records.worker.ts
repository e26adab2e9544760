import { importDefinitions } from '@lading/contracts/all-imports';
import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../bulk/prepared-save.ts';
import { serveWorker } from '../workers/serve-worker.ts';
import { checkRecords, prepareRecords, type AskAboutRecords, type RecordFault } from './import-records.ts';
import { jobAnswer } from './job-answer.ts';
import { mapFile } from './map-file.ts';
import type { RowsJob, RowsTold } from './spreadsheet-job.ts';
import { writeRows } from './write-rows.ts';

// Reads the rows of a file for a view, or those of a save; asks the main thread about records, since only that has database access.
await serveWorker(async (given, ask) => {
  const task = given as RowsJob | { importKey: string; path: string; clearsBlanks: boolean };
  const definition = importDefinitions.find(({ key }) => key === task.importKey)!;
  const about: AskAboutRecords = async (records) => (await ask(records)) as RecordFault[];
  if (!('reply' in task)) {
    const answer = await prepareRecords(await readFile(task.path), definition, {
      ask: about,
      clearsBlanks: task.clearsBlanks,
    });
    return { answer, transfer: preparedBuffers(answer) };
  }
  const answer = await jobAnswer<RowsTold>(async () => {
    const mapped = await mapFile(task);
    if (!mapped.ok) return mapped;
    const { result } = mapped;
    const { faults, warnings } = await checkRecords(definition, result, result.faults, about);
    writeRows(task.reply, result, { faults, warnings });
    return { ok: true, result: { mapping: result.mapping } };
  });
  return { answer };
});
