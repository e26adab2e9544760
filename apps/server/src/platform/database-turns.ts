import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { tooMany } from './request-error.ts';
import { fairTurns, QueueFull } from './workers/fair-turns.ts';

/** Transactions of one organization that may wait; enough for every tab of a large one that comes back at the same moment. */
const waitingMost = 2_000;
const retryAfterSeconds = 10;

/** Shares the database connections of this node among the organizations whose calls ask for them. */
export interface DatabaseTurns {
  /**
   * Runs a transaction of an organization in its turn; one within another needs no turn of its own.
   * @throws RequestError 429 when too many of the organization wait already
   */
  run<Result>(orgId: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Calls of one organization hold half of the connections at most, and those of all together leave some for sign-in and jobs: slow
 * calls of one, however many, keep nobody else waiting.
 */
export function databaseTurns({ pool }: Pick<Database, 'pool'>): DatabaseTurns {
  const connections = pool.options.max ?? 10;
  const turns = fairTurns({
    atOnce: Math.max(1, Math.floor(connections * 0.8)),
    atOnceOfOne: Math.max(1, Math.floor(connections / 2)),
    waitingOfOne: waitingMost,
  });
  const inTurn = new AsyncLocalStorage<true>();
  return {
    async run(orgId, work) {
      if (inTurn.getStore()) return work();
      try {
        return await turns.run(orgId, () => inTurn.run(true, work));
      } catch (error) {
        throw error instanceof QueueFull ? tooMany(retryAfterSeconds) : error;
      }
    },
  };
}
