import type { Platform } from '../../platform/platform.ts';
import type { outboundService } from './outbound.service.ts';
import { outboundsToRecall } from './order-to-release.store.ts';

/** Read at once. */
const most = 200;

/**
 * Each minute, what a warehouse has of orders that their store has canceled, or shipped by itself, is taken back; where it is in somebody's
 * hands already, the floor is asked, once. One that fails stops no other, and many that fail keep none from its turn.
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
        await database.asOrganisation(orgId, (trx) => outbounds.recall(trx, outboundId));
      } catch (error) {
        log.error({ err: error, outboundId }, 'an outbound of a canceled order could not be taken back');
      }
    }
    if (some.length < atOnce) return;
    behind = some.at(-1)!.outboundId;
  }
}
