import { jobAnswer } from '../../platform/spreadsheets/job-answer.ts';
import { mapFile } from '../../platform/spreadsheets/map-file.ts';
import type { RowsJob, RowsTold } from '../../platform/spreadsheets/spreadsheet-job.ts';
import { writeRows } from '../../platform/spreadsheets/write-rows.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { checkOrders, type FoundOrders } from './check-orders.ts';
import { rowsOfColumns } from './order-rows.ts';
import type { OrderSaveFacts } from './prepare-orders.ts';

await serveWorker(async (task, ask) => {
  const { stores, day, ...job } = task as OrderSaveFacts & RowsJob;
  const answer = await jobAnswer<RowsTold>(async () => {
    const mapped = await mapFile(job);
    if (!mapped.ok) return mapped;
    const { result } = mapped;
    const find = async (orders: unknown) => (await ask(orders)) as FoundOrders;
    const { found } = await checkOrders({ stores, find }, rowsOfColumns(result), result.faults, day);
    writeRows(job.reply, result, found);
    return { ok: true, result: { mapping: result.mapping } };
  });
  return { answer };
});
