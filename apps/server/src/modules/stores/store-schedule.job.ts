import type { Platform } from '../../platform/platform.ts';
import { queuePull } from './queue-pull.ts';
import { readDueStores } from './store-schedule.store.ts';

/** Maximum stores queued per round: more wait for the next. */
const mostAtOnce = 500;

/**
 * Queues the pulls of due stores. Any number of nodes may run this: a store has one pull at a time.
 * One that cannot be queued does not block the others. A failed pull delays its store's next one, see `nextPullAfter` (decision D10).
 */
export async function queueDuePulls(platform: Platform): Promise<void> {
  const { database, log } = platform;
  const due = await database.asSystem((trx) => readDueStores(trx, mostAtOnce));
  for (const { orgId, storeId } of due) {
    try {
      await database.asOrganization(orgId, (trx) =>
        queuePull(platform, trx, { orgId, storeId, requester: null }),
      );
    } catch (fault) {
      log.error({ err: fault, orgId, storeId }, 'a pull by the clock was not queued');
    }
  }
}

/** Runs every minute, once for all nodes; not at all when the operator disables it. Call it while modules are registered. */
export function pullByTheClock(platform: Platform): void {
  if (platform.config.storePullMinutes === 0) return;
  platform.jobs.schedule('store.pull-due', '* * * * *', () => queueDuePulls(platform));
}
