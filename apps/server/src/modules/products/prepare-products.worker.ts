import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../../platform/bulk/prepared-save.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { prepareProducts, type ProductSaveFacts } from './prepare-products.ts';
import { questionsToMain } from './sku-questions.ts';

await serveWorker(async (task, ask) => {
  const { path, ...facts } = task as ProductSaveFacts & { path: string };
  const answer = await prepareProducts(await readFile(path), facts, questionsToMain(ask));
  return { answer, transfer: preparedBuffers(answer) };
});
