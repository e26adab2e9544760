import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';
import { tooMany } from './request-error.ts';
import { fairTurns, QueueFull } from './workers/fair-turns.ts';

/** Waiting transactions per organization; enough for every tab of a large one that reconnects at the same moment. */
const waitingMost = 2_000;
const retryAfterSeconds = 10;

/** Shares the database connections of this node fairly among organizations. */
export interface DatabaseTurns {
  /**
   * Runs a transaction of an organization in its turn; a nested one needs no turn.
   * @throws RequestError 429 when too many of the organization are waiting
   */
  run<Result>(orgId: string, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Calls of one organization hold at most half of the connections, and all calls together leave some for sign-in and jobs: slow
 * calls of one organization, however many, block no one else.
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
