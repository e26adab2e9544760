import type { AskMain } from '../../platform/workers/serve-worker.ts';

/** What the checks of product rows look up about SKUs, from the main thread or a worker. */
export interface SkuQuestions {
  /** Those that a virtual bundle has, and no product. */
  bundleSkus: (skus: readonly string[]) => Promise<readonly string[]>;
  /** Those that no product has and that may be confused with an existing one, with that one. */
  likeOthers: (skus: readonly string[]) => Promise<readonly (readonly [sku: string, other: string])[]>;
}

/** SKUs per query. */
const skusAsked = 5_000;

/** All answers about the SKUs of rows, each asked once, in batches so that other requests are served in between. */
export async function askAboutSkus<Answer>(
  skus: readonly string[],
  ask: (skus: readonly string[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const asked = [...new Set(skus)].filter((sku) => sku !== '');
  const answers: Answer[] = [];
  for (let start = 0; start < asked.length; start += skusAsked)
    for (const answer of await ask(asked.slice(start, start + skusAsked))) answers.push(answer);
  return answers;
}

/** Sends a worker's questions to the main thread. */
export function questionsToMain(ask: AskMain): SkuQuestions {
  return {
    bundleSkus: async (skus) => (await ask({ of: 'bundleSkus', skus })) as string[],
    likeOthers: async (skus) => (await ask({ of: 'likeOthers', skus })) as [string, string][],
  };
}

/** Answers the questions of {@link questionsToMain}. */
export const answerQuestions = (questions: SkuQuestions) => (question: unknown) => {
  const { of, skus } = question as { of: keyof SkuQuestions; skus: readonly string[] };
  return questions[of](skus);
};
