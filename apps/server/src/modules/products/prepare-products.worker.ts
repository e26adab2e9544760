import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../../platform/bulk/prepared-save.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { prepareProducts } from './prepare-products.ts';

await serveWorker(async (task) => {
  const { path } = task as { path: string };
  const answer = prepareProducts(await readFile(path));
  return { answer, transfer: preparedBuffers(answer) };
});
