import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../../platform/bulk/prepared-save.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { prepareProducts, type ProductSaveFacts } from './prepare-products.ts';

await serveWorker(async (task) => {
  const { path, ...facts } = task as ProductSaveFacts & { path: string };
  const answer = prepareProducts(await readFile(path), facts);
  return { answer, transfer: preparedBuffers(answer) };
});
