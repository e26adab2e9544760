import type { Platform } from '../../platform/platform.ts';
import type { outboundService } from './outbound.service.ts';
import { outboundsToRecall } from './order-to-release.store.ts';

/** Rows read at once. */
const most = 200;

/** Looks for them each minute. Call it while modules are registered. */
export function recallCancelledByTheClock(
  platform: Platform,
  outbounds: ReturnType<typeof outboundService>,
): void {
  platform.jobs.schedule('warehouse.recall-cancelled', '* * * * *', ({ signal }) =>
    recallCancelledOrders(platform, outbounds, { signal }),
  );
}

/**
 * Cancels outbounds of orders that their store has canceled or shipped; if work on them has started, the floor is asked,
 * once for each cancellation. Failing ones do not block the others.
 */
export async function recallCancelledOrders(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  outbounds: ReturnType<typeof outboundService>,
  { signal, atOnce = most }: { signal?: AbortSignal; atOnce?: number } = {},
): Promise<void> {
  let behind = '0';
  for (;;) {
    const some = await database.asSystem((trx) => outboundsToRecall(trx, { behind, most: atOnce }));
    for (const { orgId, outboundId } of some) {
      if (signal?.aborted) return;
      try {
        await database.asOrganization(orgId, (trx) => outbounds.recall(trx, outboundId));
      } catch (error) {
        log.error({ err: error, outboundId }, 'an outbound of a canceled order could not be recalled');
      }
    }
    if (some.length < atOnce) return;
    behind = some.at(-1)!.outboundId;
  }
}
