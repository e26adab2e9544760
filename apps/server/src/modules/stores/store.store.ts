import type { Store, PullResult } from '@lading/contracts/stores';
import type { Selectable, ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import './store-pull.table.ts';

/** `jsonb`: read as a value, written as JSON. */
type Json<Value> = ColumnType<Value, string, string>;

declare module '../../platform/tables.ts' {
  interface Tables {
    store: {
      store_id: Generated<string>;
      org_id: Generated<string>;
      name: string;
      /** The sort key of names. */
      name_order: GeneratedAlways<string>;
      channel: number;
      active: Generated<boolean>;
      pull_order_status: Generated<number>;
      pull_order_time: Date | null;
      pull_result: Json<PullResult> | null;
      logo: string | null;
      created_at: Generated<Date>;
    };
  }
}

/** A row in wire format. */
export const asStore = (row: Selectable<Tables['store']>): Store => ({
  storeId: row.store_id,
  name: row.name,
  type: row.channel,
  state: row.active ? 1 : 0,
  pullOrderStatus: row.pull_order_status,
  pullOrderTime: row.pull_order_time?.toISOString() ?? null,
  sucRes: row.pull_result,
});

/** The organization's stores by name; `activeOnly` skips inactive ones. */
export async function readStores(trx: Trx, { activeOnly }: { activeOnly: boolean }): Promise<Store[]> {
  let stores = trx
    .selectFrom('store')
    .leftJoin('store_source', 'store_source.store_id', 'store.store_id')
    .selectAll('store')
    .select([
      'store_source.connector',
      'store_source.disconnected_at',
      'store_source.next_pull_at',
      'store_source.failures',
      'store_source.paused_at',
    ])
    .select((select) =>
      select
        .selectFrom('held_order')
        .select(({ fn }) => fn.countAll<string>().as('held'))
        .whereRef('held_order.store_id', '=', 'store.store_id')
        .as('held'),
    );
  if (activeOnly) stores = stores.where('active', '=', true);
  const rows = await stores.orderBy('store.name_order').orderBy('store.store_id').execute();
  return rows.map((row) => ({
    ...asStore(row),
    pullFlag: row.connector !== null && row.disconnected_at === null,
    failureCount: row.failures ?? 0,
    nextPullTime: row.next_pull_at?.toISOString() ?? null,
    pauseTime: row.paused_at?.toISOString() ?? null,
    heldCount: Number(row.held ?? 0),
    disconnectTime: row.disconnected_at?.toISOString() ?? null,
  }));
}

/** Sets or removes the image of a store, as a URL. False when the organization has no such store. */
export async function setStoreLogo(trx: Trx, storeId: string, logo: string | null): Promise<boolean> {
  const changed = await trx
    .updateTable('store')
    .set({ logo })
    .where('store_id', '=', storeId)
    .returning('store_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Images of stores that have one, by store id. */
export async function readStoreLogos(trx: Trx): Promise<Record<string, string>> {
  const stores = await trx
    .selectFrom('store')
    .select(['store_id', 'logo'])
    .where('logo', 'is not', null)
    .execute();
  return Object.fromEntries(stores.map(({ store_id, logo }) => [store_id, logo ?? '']));
}
