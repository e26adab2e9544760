import type { Platform } from '../../platform/platform.ts';
import { queuePull } from './queue-pull.ts';
import { readDueStores } from './store-schedule.store.ts';

/** Stores that one look of the clock queues at most: more wait for the next. */
const mostAtOnce = 500;

/**
 * Queues the pulls of stores whose turn has come. Any number of nodes may look at once: a store has one pull at a time.
 * One that cannot be queued stops no other. A pull that fails puts its store's turn off, see `nextPullAt`; nothing switches a store off (decision D10).
 */
export async function queueDuePulls(platform: Platform): Promise<void> {
  const { database, clock, log } = platform;
  const due = await database.asSystem((trx) => readDueStores(trx, clock.now(), mostAtOnce));
  for (const { orgId, storeId } of due) {
    try {
      await database.asOrganisation(orgId, (trx) =>
        queuePull(platform, trx, { orgId, storeId, requester: null }),
      );
    } catch (fault) {
      log.error({ err: fault, orgId, storeId }, 'a pull by the clock was not queued');
    }
  }
}

/** Looks every minute, once for all nodes; not at all where the operator wants none. Call it while modules are registered. */
export function pullByTheClock(platform: Platform): void {
  if (platform.config.storePullMinutes === 0) return;
  platform.jobs.schedule('store.pull-due', '* * * * *', () => queueDuePulls(platform));
}
