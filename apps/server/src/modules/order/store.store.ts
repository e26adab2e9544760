import type { Store } from '@lading/contracts/entities/store';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './order.table.ts';
import './store-pull.table.ts';

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
  let stores = trx
    .selectFrom('store')
    .leftJoin('store_source', 'store_source.store_id', 'store.store_id')
    .selectAll('store')
    .select('store_source.connector');
  if (activeOnly) stores = stores.where('active', '=', true);
  const rows = await stores.orderBy('name').orderBy('store.store_id').execute();
  return rows.map((row) => ({ ...asStore(row), pullFlag: row.connector !== null }));
}

/** Pictures of stores that have one, by store id. */
export async function readStoreLogos(trx: Trx): Promise<Record<string, string>> {
  const stores = await trx
    .selectFrom('store')
    .select(['store_id', 'logo'])
    .where('logo', 'is not', null)
    .execute();
  return Object.fromEntries(stores.map(({ store_id, logo }) => [store_id, logo ?? '']));
}
