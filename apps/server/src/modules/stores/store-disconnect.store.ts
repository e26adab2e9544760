import { pullOrderStatus } from '@lading/contracts/stores';
import type { Trx } from '../../platform/database.ts';
import { channelTexts } from './channels/channel-error.ts';
import './store-connection.table.ts';
import './store-pull.table.ts';

/**
 * Deletes the credentials of a store and ends a running pull; its orders stay, with their source: connected again it
 * is the same store. False when it is not connected.
 */
export async function disconnectSource(trx: Trx, storeId: string, now: Date): Promise<boolean> {
  const source = await trx
    .updateTable('store_source')
    .set({ credentials_sealed: null, disconnected_at: now, next_pull_at: null, failures: 0 })
    .where('store_id', '=', storeId)
    .where('disconnected_at', 'is', null)
    .returning('store_id')
    .executeTakeFirst();
  await trx.deleteFrom('store_connection').where('store_id', '=', storeId).execute();
  if (!source) return false;
  await trx
    .updateTable('store_pull')
    .set({ status: pullOrderStatus.failed, ended_at: now, error: JSON.stringify(channelTexts.disconnected) })
    .where('store_id', '=', storeId)
    .where('status', '=', pullOrderStatus.loading)
    .execute();
  await trx
    .updateTable('store')
    .set({ pull_order_status: pullOrderStatus.init, pull_result: null })
    .where('store_id', '=', storeId)
    .execute();
  return true;
}

/**
 * Deactivates a disconnected store, which removes it from the list until it is connected again. False while it is connected or when it never
 * was; undefined when the organization has no such store.
 */
export async function switchOffDisconnected(trx: Trx, storeId: string): Promise<boolean | undefined> {
  // Connecting it also writes its row: the source is read after that.
  const store = await trx
    .selectFrom('store')
    .select('store_id')
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  if (!store) return undefined;
  const source = await trx
    .selectFrom('store_source')
    .select('disconnected_at')
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  if (!source?.disconnected_at) return false;
  await trx.updateTable('store').set({ active: false }).where('store_id', '=', storeId).execute();
  return true;
}
