import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../../platform/bulk/prepared-save.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import type { FoundOrders } from './check-orders.ts';
import { prepareOrders, type OrderSaveFacts } from './prepare-orders.ts';

await serveWorker(async (task, ask) => {
  const { path, ...facts } = task as OrderSaveFacts & { path: string };
  const answer = await prepareOrders(
    await readFile(path),
    facts,
    async (orders) => (await ask(orders)) as FoundOrders,
  );
  return { answer, transfer: preparedBuffers(answer) };
});
