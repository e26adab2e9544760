import type { Store } from '@lading/contracts/entities/store';
import type { Trx } from '../../platform/database.ts';
import { asStore } from './store.store.ts';
import './store-connection.table.ts';

/** The store that a channel's own id is connected as, and whose it is. */
export async function findConnection(
  trx: Trx,
  channel: number,
  externalId: string,
): Promise<{ storeId: string; orgId: string } | undefined> {
  return trx
    .selectFrom('store_connection')
    .select(['store_id as storeId', 'org_id as orgId'])
    .where('channel', '=', channel)
    .where('external_id', '=', externalId)
    .executeTakeFirst();
}

/** What connects a store. */
interface Connection {
  orgId: string;
  userId: string;
  channel: number;
  externalId: string;
  name: string;
  scopes: string;
  tokenSealed: string;
  now: Date;
}

/** Adds a store with its connection. Undefined when the channel's store was connected in the same moment. */
export async function addConnectedStore(trx: Trx, connection: Connection): Promise<Store | undefined> {
  const { orgId, channel, name } = connection;
  const store = await trx
    .insertInto('store')
    .values({ org_id: orgId, name, channel })
    .returningAll()
    .executeTakeFirstOrThrow();
  const connected = await trx
    .insertInto('store_connection')
    .values({
      store_id: store.store_id,
      org_id: orgId,
      channel,
      external_id: connection.externalId,
      ...accessOf(connection),
    })
    .onConflict((conflict) => conflict.columns(['channel', 'external_id']).doNothing())
    .returning('store_id')
    .executeTakeFirst();
  return connected && asStore(store);
}

/** Gives a connected store its new token, and switches it on again. */
export async function renewConnection(trx: Trx, storeId: string, connection: Connection): Promise<Store> {
  await trx
    .updateTable('store_connection')
    .set(accessOf(connection))
    .where('store_id', '=', storeId)
    .execute();
  const store = await trx
    .updateTable('store')
    .set({ active: true })
    .where('store_id', '=', storeId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asStore(store);
}

const accessOf = ({ scopes, tokenSealed, userId, now }: Connection) => ({
  scopes,
  token_sealed: tokenSealed,
  connected_by: userId,
  connected_at: now,
});
