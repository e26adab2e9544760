import type { Store } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { asStore } from './store.store.ts';
import './store-pull.table.ts';

/** What connects a store with its channel. */
interface Source {
  name: string;
  /** Code of the channel. */
  channel: number;
  connector: ConnectorName;
  address: string;
  /** Seals what opens it, for a store. */
  seal: (storeId: string) => string;
  /** Orders that were changed before are not asked for. */
  changedUntil: Date;
}

/** Adds a store with its source; one that the organization has connected already gets the new keys, and is switched on. */
export async function connectSource(trx: Trx, source: Source): Promise<Store> {
  const { name, channel, connector, address, seal } = source;
  // Two at once would else add the store twice.
  await sql`select pg_advisory_xact_lock(hashtextextended('store-source', current_org_id()))`.execute(trx);
  const known = await trx
    .selectFrom('store_source')
    .select('store_id')
    .where('connector', '=', connector)
    .where('address', '=', address)
    .executeTakeFirst();
  const store = known
    ? await trx
        .updateTable('store')
        .set({ name, active: true })
        .where('store_id', '=', known.store_id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await trx.insertInto('store').values({ name, channel }).returningAll().executeTakeFirstOrThrow();
  const credentials = {
    credentials_sealed: seal(store.store_id),
    disconnected_at: null,
    next_pull_at: null,
    failures: 0,
  };
  await trx
    .insertInto('store_source')
    .values({
      store_id: store.store_id,
      connector,
      address,
      ...credentials,
      changed_until: source.changedUntil,
    })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(credentials))
    .execute();
  return { ...asStore(store), pullFlag: true };
}
