import {
  storeMessages,
  type ConnectableChannel,
  type Store,
  storeChannels,
  type StoreKeys,
} from '@lading/contracts/stores';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound, refused } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { askChannel } from './channels/ask-channel.ts';
import type { ChannelConnector } from './channels/channel-connector.ts';
import { ChannelError } from './channels/channel-error.ts';
import type { ConnectorName } from './channels/connectors.ts';
import { storeAddress } from './store-address-rules.ts';
import { sealedCredentials } from './pull-credentials.ts';
import { disconnectSource, switchOffDisconnected } from './store-disconnect.store.ts';
import { connectSource, latestOrders, sourceAt, sourceOfStore } from './store-source.store.ts';
import { pauseSource } from './store-schedule.store.ts';
import { readStores } from './store.store.ts';
import { tellConnected } from './told-again.ts';

/** How far back the first pull of a store goes: older orders have already been shipped. */
const firstPullMs = 30 * 24 * 3_600_000;
const byPerson: AttemptRule = { name: 'store keys', most: 20, windowSeconds: 600 };

/** Orders that a shop at a new address is asked for: it must know one of them. */
const ordersCompared = 3;

/** Connects stores with keys from their channel (decision D10). */
export function storeSourceService(platform: Platform, connectors: Record<ConnectorName, ChannelConnector>) {
  const { clock, config, jobs } = platform;
  const trusted = new Set(config.trustedStoreHosts);
  const limit = attemptLimit(platform);
  const credentials = sealedCredentials(platform.secrets);

  /** The first answer of the channel verifies address and keys. */
  async function prove(
    keys: StoreKeys,
    access: { address: string; credentials: string },
    signal: AbortSignal,
  ) {
    const ask = askChannel(signal, trusted, { isPatient: false });
    try {
      for await (const _page of connectors[keys.channel].changedOrders({ ...access, ask }, clock.now()))
        break;
    } catch (fault) {
      throw fault instanceof ChannelError ? refused(fault.text) : fault;
    }
  }

  /**
   * A store reconnected at another address must be the same shop: another one's orders may have the same ids.
   * @throws RequestError 404; 400 when another store has the address, or the shop does not know the store's orders
   */
  async function proveMoved(
    { db, signal }: SignedInContext,
    { channel, storeId }: StoreKeys,
    access: { address: string; credentials: string },
  ): Promise<void> {
    if (storeId === undefined) return;
    if (!isRowId(storeId)) throw notFound();
    const { address } = access;
    const { moved, orders } = await db(async (trx) => {
      if (!(await readStores(trx, { activeOnly: false })).some((store) => store.storeId === storeId))
        throw notFound();
      const known = await sourceOfStore(trx, channel, storeId);
      if (!known || known.address === address) return { moved: undefined, orders: new Map<string, string>() };
      const other = await sourceAt(trx, channel, address);
      if (other) throw fieldFault('address', storeMessages.addressInUse({ name: other.name }));
      return { moved: known, orders: await latestOrders(trx, storeId, ordersCompared) };
    });
    const connector = connectors[channel];
    if (!moved || orders.size === 0 || !connector.ordersById) return;
    const ask = askChannel(signal, trusted, { isPatient: false });
    try {
      for await (const page of connector.ordersById({ ...access, ask }, [...orders.keys()]))
        for (const { externalId, orderNo } of [...page.orders, ...page.unreadable])
          if (orders.get(externalId) === orderNo) return;
    } catch (fault) {
      throw fault instanceof ChannelError ? refused(fault.text) : fault;
    }
    throw fieldFault('address', storeMessages.anotherShop({ name: moved.name }));
  }

  return {
    /** The channels whose stores can be connected here. */
    channels: (): ConnectableChannel[] => [
      'shopify',
      'woo-commerce',
      ...(config.bigCommerce ? (['big-commerce'] as const) : []),
    ],

    /** Pauses or resumes the scheduled pulls of a store. @throws RequestError 404; 400 when it is not connected */
    async pause({ db }: SignedInContext, storeId: string, isPaused: boolean): Promise<Store> {
      if (!isRowId(storeId)) throw notFound();
      return db(async (trx) => {
        const isConnected = await pauseSource(trx, storeId, isPaused ? clock.now() : null);
        const store = (await readStores(trx, { activeOnly: false })).find((one) => one.storeId === storeId);
        if (!store) throw notFound();
        if (!isConnected) throw refused(storeMessages.notPausable());
        return store;
      });
    },

    /** Deletes the credentials of a store; its orders stay. @throws RequestError 404 */
    async disconnect({ db }: SignedInContext, storeId: string): Promise<Store> {
      if (!isRowId(storeId)) throw notFound();
      return db(async (trx) => {
        await disconnectSource(trx, storeId, clock.now());
        const store = (await readStores(trx, { activeOnly: false })).find((one) => one.storeId === storeId);
        if (!store) throw notFound();
        return store;
      });
    },

    /** Removes a disconnected store from the list. @throws RequestError 404; 400 while it is connected, or never was */
    async removeFromList({ db }: SignedInContext, storeId: string): Promise<null> {
      if (!isRowId(storeId)) throw notFound();
      const removed = await db((trx) => switchOffDisconnected(trx, storeId));
      if (removed === undefined) throw notFound();
      if (!removed) throw refused(storeMessages.stillConnected());
      return null;
    },

    /** @throws RequestError 400 when the address is invalid or the channel refuses; 429 */
    async connect(context: SignedInContext, keys: StoreKeys): Promise<Store> {
      const { db, user, signal } = context;
      await limit.count(byPerson, user.userId);
      const { channel, storeId, name, address: entered, ...secrets } = keys;
      const address = storeAddress(channel, entered, trusted);
      if (address === undefined) {
        throw fieldFault('address', storeMessages.badAddress());
      }
      const opens = JSON.stringify(secrets);
      const access = { address, credentials: opens };
      await prove(keys, access, signal);
      await proveMoved(context, keys, access);
      return db(async (trx) => {
        const store = await connectSource(trx, {
          storeId,
          name,
          address,
          connector: channel,
          channel: storeChannels.find(({ key }) => key === channel)?.code ?? 0,
          seal: (storeId) => credentials.seal(opens, storeId),
          changedUntil: new Date(clock.now().getTime() - firstPullMs),
        });
        await tellConnected(trx, jobs, { orgId: user.orgId, storeId: store.storeId });
        return store;
      });
    },
  };
}

/** See {@link storeSourceService}. */
export type StoreSources = ReturnType<typeof storeSourceService>;
