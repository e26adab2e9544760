import { readFile } from 'node:fs/promises';
import { preparedBuffers } from '../../platform/bulk/prepared-save.ts';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { prepareProducts } from './prepare-products.ts';

await serveWorker(async (task) => {
  const { path, clearsBlanks } = task as { path: string; clearsBlanks: boolean };
  const answer = prepareProducts(await readFile(path), clearsBlanks);
  return { answer, transfer: preparedBuffers(answer) };
});
