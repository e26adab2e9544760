import { jobAnswer } from '../../platform/spreadsheets/job-answer.ts';
import { mapFile } from '../../platform/spreadsheets/map-file.ts';
import type { RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writeRows } from '../../platform/spreadsheets/write-rows.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { bundleSkuFaults } from './bundle-sku-faults.ts';
import type { ProductSaveFacts } from './prepare-products.ts';

await serveWorker(async (task) => {
  const { bundleSkus, ...job } = task as RowsJob & Pick<ProductSaveFacts, 'bundleSkus'>;
  const answer = await jobAnswer<RowsTold>(async () => {
    const mapped = await mapFile(job);
    if (!mapped.ok) return mapped;
    const { result } = mapped;
    writeRows(job.reply, result, { faults: bundleSkuFaults(result, bundleSkus), warnings: new Map() });
    return { ok: true, result: { mapping: result.mapping } };
  });
  return { answer };
});
