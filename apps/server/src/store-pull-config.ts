import { z } from 'zod';

/** Environment variables for pulling orders of stores (decision D10). */
export const storePullEnvironment = {
  LADING_STORE_PULL_MINUTES: z.coerce.number().int().min(0).max(1_440).default(15),
  LADING_STORE_PULL_TURN_SECONDS: z.coerce.number().int().min(0).max(600).default(20),
  LADING_STORE_PULL_PATIENCE_SECONDS: z.coerce.number().int().min(1).max(600).default(45),
};

/** The settings for pulling orders of stores. */
export interface StorePullConfig {
  /** The interval of scheduled pulls; 0: never. */
  storePullMinutes: number;
  /** Time after which a pull lets other jobs have a turn; 0: after each page. */
  storePullTurnMs: number;
  /** How long such a turn waits for a page of its store, see `turnBudget`. */
  storePullPatienceMs: number;
}

/** In the format of the environment. */
export const storePullConfig = (
  values: z.output<z.ZodObject<typeof storePullEnvironment>>,
): StorePullConfig => ({
  storePullMinutes: values.LADING_STORE_PULL_MINUTES,
  storePullTurnMs: values.LADING_STORE_PULL_TURN_SECONDS * 1_000,
  storePullPatienceMs: values.LADING_STORE_PULL_PATIENCE_SECONDS * 1_000,
});
