import type { Store } from '@lading/contracts/stores';
import type { Trx } from '../../platform/database.ts';
import { asStore } from './store.store.ts';
import './store-connection.table.ts';
import './store-pull.table.ts';

/** How far back the first pull of a store goes: older orders have already been shipped. */
const firstPullMs = 30 * 24 * 3_600_000;

/** The store connected under a channel's own id, and its organization. */
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

/** The connection data of a BigCommerce store. */
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

/**
 * Connects a store, with its pull credentials; one that the organization had connected before is the same store again.
 * Undefined when the channel's store was connected at the same moment.
 */
export async function addConnectedStore(trx: Trx, connection: Connection): Promise<Store | undefined> {
  const { orgId, channel, externalId, now } = connection;
  const before = await trx
    .selectFrom('store_source')
    .select('store_id')
    .where('org_id', '=', orgId)
    .where('connector', '=', 'big-commerce')
    .where('address', '=', externalId)
    .forUpdate()
    .executeTakeFirst();
  const storeId = before?.store_id ?? (await addStore(trx, connection));
  const connected = await trx
    .insertInto('store_connection')
    .values({ store_id: storeId, org_id: orgId, channel, external_id: externalId, ...accessOf(connection) })
    .onConflict((conflict) => conflict.columns(['channel', 'external_id']).doNothing())
    .returning('store_id')
    .executeTakeFirst();
  if (!connected) return undefined;
  const isOn = { disconnected_at: null, next_pull_at: null, paused_at: null, failures: 0 };
  await trx
    .insertInto('store_source')
    .values({
      store_id: storeId,
      org_id: orgId,
      connector: 'big-commerce',
      address: externalId,
      ...isOn,
      changed_until: new Date(now.getTime() - firstPullMs),
    })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(isOn))
    .execute();
  return switchOn(trx, storeId);
}

async function addStore(trx: Trx, { orgId, name, channel }: Connection): Promise<string> {
  const { store_id: storeId } = await trx
    .insertInto('store')
    .values({ org_id: orgId, name, channel })
    .returning('store_id')
    .executeTakeFirstOrThrow();
  return storeId;
}

/** Gives a connected store its new token, schedules an immediate pull, and activates it again. */
export async function renewConnection(trx: Trx, storeId: string, connection: Connection): Promise<Store> {
  await trx
    .updateTable('store_connection')
    .set(accessOf(connection))
    .where('store_id', '=', storeId)
    .execute();
  await trx
    .updateTable('store_source')
    .set({ next_pull_at: null, paused_at: null, failures: 0 })
    .where('store_id', '=', storeId)
    .execute();
  return switchOn(trx, storeId);
}

async function switchOn(trx: Trx, storeId: string): Promise<Store> {
  const store = await trx
    .updateTable('store')
    .set({ active: true })
    .where('store_id', '=', storeId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...asStore(store), pullFlag: true };
}

const accessOf = ({ scopes, tokenSealed, userId, now }: Connection) => ({
  scopes,
  token_sealed: tokenSealed,
  connected_by: userId,
  connected_at: now,
});
