import type { Trx } from '../../platform/database.ts';
import './store-pull.table.ts';

/** Removes runs that were asked for before a moment and are over, all but the last of each store. */
export async function removeOldPulls(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('store_pull as old')
    .where('old.status', '<>', 1)
    .where('old.asked_at', '<', before)
    .where((where) =>
      where.exists(
        where
          .selectFrom('store_pull as newer')
          .select('newer.pull_id')
          .whereRef('newer.store_id', '=', 'old.store_id')
          .whereRef('newer.pull_id', '>', 'old.pull_id'),
      ),
    )
    .execute();
}
