import { expect, it } from 'vitest';
import { answerQuestions, askAboutSkus, questionsToMain, type SkuQuestions } from './sku-questions.ts';

it('asks about each SKU once, many together, and not about empty cells', async () => {
  const asked: (readonly string[])[] = [];
  const answers = await askAboutSkus(['A', '', 'B', 'A'], async (skus) => {
    asked.push(skus);
    return skus.map((sku) => sku.toLowerCase());
  });
  expect(asked).toEqual([['A', 'B']]);
  expect(answers).toEqual(['a', 'b']);
});

it('asks in batches about very many', async () => {
  const skus = Array.from({ length: 12_000 }, (_, at) => `SKU-${at}`);
  const sizes: number[] = [];
  const answers = await askAboutSkus(skus, async (some) => {
    sizes.push(some.length);
    return some;
  });
  expect(Math.max(...sizes)).toBeLessThan(skus.length);
  expect(answers).toEqual(skus);
});

it('a worker gets its answers from the main thread', async () => {
  const inMain: SkuQuestions = {
    bundleSkus: async (skus) => skus.filter((sku) => sku.startsWith('SET')),
    likeOthers: async (skus) => skus.map((sku) => [sku, sku.toUpperCase()]),
  };
  const inWorker = questionsToMain(async (question) => answerQuestions(inMain)(structuredClone(question)));
  expect(await inWorker.bundleSkus(['SET-1', 'mug'])).toEqual(['SET-1']);
  expect(await inWorker.likeOthers(['mug'])).toEqual([['mug', 'MUG']]);
});
