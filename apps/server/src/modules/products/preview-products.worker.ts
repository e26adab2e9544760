import { readFile } from 'node:fs/promises';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { previewProducts, type ProductCells } from './preview-products.ts';

await serveWorker(async (task, ask) => {
  const { path, clearsBlanks } = task as { path: string; clearsBlanks: boolean };
  const known = async (codes: readonly string[]) => (await ask(codes)) as ProductCells[];
  return { answer: await previewProducts(await readFile(path), known, clearsBlanks) };
});
