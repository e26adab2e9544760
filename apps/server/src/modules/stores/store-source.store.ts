import type { Store } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { asStore } from './store.store.ts';
import './store-pull.table.ts';

/** The connection data of a store. */
interface Source {
  /** The store to reconnect, at any address; undefined: the one at that address, or a new one. */
  storeId?: string | undefined;
  name: string;
  /** Code of the channel. */
  channel: number;
  connector: ConnectorName;
  address: string;
  /** Encrypts the credentials for a store. */
  seal: (storeId: string) => string;
  /** Orders changed earlier are not requested. */
  changedUntil: Date;
}

/** The store with an id, if that connector reads it; undefined when the organization has none. */
export const sourceOfStore = (trx: Trx, connector: ConnectorName, storeId: string) =>
  knownSources(trx, connector).where('store_source.store_id', '=', storeId).executeTakeFirst();

/** The store at an address of a channel. */
export const sourceAt = (trx: Trx, connector: ConnectorName, address: string) =>
  knownSources(trx, connector).where('store_source.address', '=', address).executeTakeFirst();

const knownSources = (trx: Trx, connector: ConnectorName) =>
  trx
    .selectFrom('store_source')
    .innerJoin('store', 'store.store_id', 'store_source.store_id')
    .select(['store.store_id as storeId', 'store.name', 'store_source.address'])
    .where('connector', '=', connector);

/** The latest orders of a store by the channel's own ids, with their numbers. */
export async function latestOrders(trx: Trx, storeId: string, most: number): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('customer_order')
    .select(['external_id', 'order_no'])
    .where('store_id', '=', storeId)
    .where('external_id', 'is not', null)
    .orderBy('order_id', 'desc')
    .limit(most)
    .execute();
  return new Map(rows.map((row) => [row.external_id ?? '', row.order_no]));
}

/** Adds a store with its source; one that the organization has connected already gets the new keys, and is activated. */
export async function connectSource(trx: Trx, source: Source): Promise<Store> {
  const { name, channel, connector, address, seal } = source;
  // Otherwise two concurrent calls would add the store twice.
  await sql`select pg_advisory_xact_lock(hashtextextended('store-source', current_org_id()))`.execute(trx);
  const again = source.storeId && (await sourceOfStore(trx, connector, source.storeId));
  const known = again || (await sourceAt(trx, connector, address));
  const store = known
    ? await trx
        .updateTable('store')
        .set({ name, active: true })
        .where('store_id', '=', known.storeId)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx.insertInto('store').values({ name, channel }).returningAll().executeTakeFirstOrThrow();
  const credentials = {
    address,
    credentials_sealed: seal(store.store_id),
    disconnected_at: null,
    next_pull_at: null,
    paused_at: null,
    failures: 0,
  };
  await trx
    .insertInto('store_source')
    .values({ store_id: store.store_id, connector, ...credentials, changed_until: source.changedUntil })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(credentials))
    .execute();
  return { ...asStore(store), pullFlag: true };
}
