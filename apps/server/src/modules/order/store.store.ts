import type { Store } from '@lading/contracts/entities/store';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './order.table.ts';

/** A row as the wire has it. */
export const asStore = (row: Selectable<Tables['store']>): Store => ({
  storeId: row.store_id,
  name: row.name,
  type: row.channel,
  state: row.active ? 1 : 0,
  pullOrderStatus: row.pull_order_status,
  pullOrderTime: row.pull_order_time?.toISOString() ?? null,
  sucRes: row.pull_result,
});

/** The organisation's stores by name; `activeOnly` leaves out those that are switched off. */
export async function readStores(trx: Trx, { activeOnly }: { activeOnly: boolean }): Promise<Store[]> {
  let stores = trx.selectFrom('store').selectAll();
  if (activeOnly) stores = stores.where('active', '=', true);
  return (await stores.orderBy('name').execute()).map(asStore);
}
