import type { Platform } from '../../platform/platform.ts';
import type { outboundService } from './outbound.service.ts';
import { outboundsToRecall } from './order-to-release.store.ts';

/** In one round. */
const most = 200;

/**
 * Each minute, what a warehouse has of orders that their store has canceled, or shipped by itself, is taken back; where it is in somebody's
 * hands already, the floor is asked, once. One that fails stops no other.
 */
export async function recallCancelledOrders(
  { database, log }: Pick<Platform, 'database' | 'log'>,
  outbounds: ReturnType<typeof outboundService>,
  signal?: AbortSignal,
): Promise<void> {
  for (const { orgId, outboundId } of await database.asSystem((trx) => outboundsToRecall(trx, most))) {
    if (signal?.aborted) return;
    try {
      await database.asOrganisation(orgId, (trx) => outbounds.recall(trx, outboundId));
    } catch (error) {
      log.error({ err: error, outboundId }, 'an outbound of a canceled order could not be taken back');
    }
  }
}
