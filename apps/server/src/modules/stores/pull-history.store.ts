import { type HeldOrder, pullOrderStatus, type PullRun } from '@lading/contracts/stores';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import './store-pull.table.ts';

const runsShown = 20;
const heldShown = 50;

/** The latest pulls of a store, newest first. */
export async function readPulls(trx: Trx, storeId: string): Promise<PullRun[]> {
  const pulls = await trx
    .selectFrom('store_pull')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('pull_id', 'desc')
    .limit(runsShown)
    .execute();
  return pulls.map((pull) => ({
    pullId: pull.pull_id,
    status: pull.status,
    startTime: pull.asked_at.toISOString(),
    endTime: pull.ended_at?.toISOString() ?? null,
    insertCount: pull.insert_count,
    updateCount: pull.update_count,
    deleteCount: pull.delete_count,
    heldCount: pull.held_count,
    ...(pull.told_count !== null && { readCount: pull.read_count, toldCount: pull.told_count }),
    userName: pull.asked_name,
    errorMsg: pull.error,
  }));
}

/** Orders of a store that are kept aside, latest first. */
export async function readHeldOrders(trx: Trx, storeId: string): Promise<HeldOrder[]> {
  const held = await trx
    .selectFrom('held_order')
    .select(['external_id', 'order_no', 'reason', 'seen_at'])
    .where('store_id', '=', storeId)
    .orderBy('seen_at', 'desc')
    .orderBy('external_id')
    .limit(heldShown)
    .execute();
  return held.map((order) => ({
    externalId: order.external_id,
    orderNo: order.order_no,
    reason: order.reason,
    seenTime: order.seen_at.toISOString(),
  }));
}

/** Deletes finished runs requested more than `keptMs` ago by the database's clock, except the last of each store. */
export async function removeOldPulls(trx: Trx, keptMs: number): Promise<void> {
  await trx
    .deleteFrom('store_pull as old')
    .where('old.status', '<>', pullOrderStatus.loading)
    .where('old.asked_at', '<', databaseTimeAgo(keptMs))
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
