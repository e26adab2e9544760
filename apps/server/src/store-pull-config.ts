import { z } from 'zod';

/** What the environment may say of the pull of stores' orders (decision D10). */
export const storePullEnvironment = {
  LADING_STORE_PULL_MINUTES: z.coerce.number().int().min(0).max(1_440).default(15),
  LADING_STORE_PULL_TURN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
};

/** How stores' orders are pulled. */
export interface StorePullConfig {
  /** How often the clock pulls a store's orders; 0: never. */
  storePullMinutes: number;
  /** After so long a pull lets other jobs have their turn; 0: after each page. */
  storePullTurnMs: number;
}

/** As the environment has it. */
export const storePullConfig = (
  values: z.output<z.ZodObject<typeof storePullEnvironment>>,
): StorePullConfig => ({
  storePullMinutes: values.LADING_STORE_PULL_MINUTES,
  storePullTurnMs: values.LADING_STORE_PULL_TURN_SECONDS * 1_000,
});
