import { jobAnswer } from '../../platform/spreadsheets/job-answer.ts';
import { mapFile } from '../../platform/spreadsheets/map-file.ts';
import type { RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writeRows } from '../../platform/spreadsheets/write-rows.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { bundleSkuFaults } from './bundle-sku-faults.ts';
import { nearSkuWarnings } from './near-skus.ts';
import { questionsToMain } from './sku-questions.ts';

await serveWorker(async (task, ask) => {
  const job = task as RowsJob;
  const questions = questionsToMain(ask);
  const answer = await jobAnswer<RowsTold>(async () => {
    const mapped = await mapFile(job);
    if (!mapped.ok) return mapped;
    const { result } = mapped;
    const faults = await bundleSkuFaults(result, questions);
    const warnings = await nearSkuWarnings(result, questions);
    writeRows(job.reply, result, { faults, warnings });
    return { ok: true, result: { mapping: result.mapping } };
  });
  return { answer };
});
