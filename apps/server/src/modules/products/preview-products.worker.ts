import { readFile } from 'node:fs/promises';
import { serveWorker } from '../../platform/workers/serve-worker.ts';
import { previewProducts, type ProductCells, type ProductQuestions } from './preview-products.ts';

await serveWorker(async (task, ask) => {
  const { path, clearsBlanks } = task as { path: string; clearsBlanks: boolean };
  const questions: ProductQuestions = {
    known: async (codes) => (await ask({ of: 'known', codes })) as ProductCells[],
    otherCase: async (codes) => (await ask({ of: 'otherCase', codes })) as [string, string][],
  };
  return { answer: await previewProducts(await readFile(path), questions, clearsBlanks) };
});
