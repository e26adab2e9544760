import { jobAnswer } from '../../platform/spreadsheets/job-answer.ts';
import { mapFile } from '../../platform/spreadsheets/map-file.ts';
import type { RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writeRows } from '../../platform/spreadsheets/write-rows.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { bundleSkuFaults } from './bundle-sku-faults.ts';
import { nearSkuWarnings } from './near-skus.ts';
import type { ProductSaveFacts } from './prepare-products.ts';

await serveWorker(async (task, ask) => {
  const { bundleSkus, ...job } = task as RowsJob & Pick<ProductSaveFacts, 'bundleSkus'>;
  const answer = await jobAnswer<RowsTold>(async () => {
    const mapped = await mapFile(job);
    if (!mapped.ok) return mapped;
    const { result } = mapped;
    const warnings = await nearSkuWarnings(result, async (skus) => (await ask(skus)) as [string, string][]);
    writeRows(job.reply, result, { faults: bundleSkuFaults(result, bundleSkus), warnings });
    return { ok: true, result: { mapping: result.mapping } };
  });
  return { answer };
});
