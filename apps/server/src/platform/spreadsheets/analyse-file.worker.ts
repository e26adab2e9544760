import { importDefinitions } from '@lading/contracts/all-imports';
import { readFile } from 'node:fs/promises';
import { analyseTable, type Analysis } from '@lading/import-engine/analyse-table';
import { chooseSheet, sheetsAlike } from '@lading/import-engine/choose-sheet';
import { readHead, readSheet } from '@lading/import-engine/read-sheet';
import { readOptionsOf } from '@lading/import-engine/reading';
import { serveWorker } from '../workers/serve-worker.ts';
import { jobAnswer } from './job-answer.ts';
import type { AnalysisJob, JobAnswer } from './spreadsheet-job.ts';

await serveWorker(async (task) => ({
  answer: await jobAnswer<Analysis>(() => analyse(task as AnalysisJob)),
}));

async function analyse(job: AnalysisJob): Promise<JobAnswer<Analysis>> {
  const file = await readFile(job.path);
  const options = readOptionsOf(job.fileName, job.reading);
  const { headerRow, origin } = job.reading;
  const head = await readHead(file, options);
  // A given row beyond the head needs the entire file.
  const isInHead = !headerRow || head.rowNumbers.includes(headerRow);
  const table = isInHead ? head : await readSheet(file, options);
  const definition = importDefinitions.find(({ key }) => key === job.importKey);
  const { analysis } = analyseTable(table, { definition, headerRow, origin, learned: job.learned });
  const isChosen = job.reading.sheet !== undefined || analysis.sheets.length < 2;
  const sheet = isChosen || !definition ? undefined : await chooseSheet(file, options, definition, analysis);
  if (sheet !== undefined) return analyse({ ...job, reading: { ...job.reading, sheet } });
  const alike = await sheetsAlike(file, options, table);
  return { ok: true, result: { ...analysis, ...(alike.length > 0 && { sheetsAlike: [...alike] }) } };
}
