import type { storesApi, storeSyncApi, storeConnectionApi } from '@lading/contracts/stores';
import { addressGroup } from '../../platform/address-group.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { StorePulls } from './store-pull.service.ts';
import type { StoreLogos } from './store-logo.service.ts';
import type { StoreSources } from './store-source.service.ts';
import type { StoreConnections } from './store-connection.service.ts';

/** Refreshing stores (spec §7, "Stores"). */
export function pullHandlers(pulls: StorePulls) {
  return {
    pullOrder: (context, { query }) => pulls.start(context, query.storeIds),
  } satisfies Partial<HandlersOf<typeof storesApi>>;
}

/** The results, and connecting with keys; our own calls. */
export function storeSyncHandlers(pulls: StorePulls, sources: StoreSources, logos: StoreLogos) {
  return {
    pullHistory: (context, { query }) => pulls.history(context, query.storeId),
    connectableChannels: () => sources.channels(),
    pause: (context, { body }) => sources.pause(context, body.storeId, body.isPaused),
    disconnect: (context, { body }) => sources.disconnect(context, body.storeId),
    removeFromList: (context, { body }) => sources.removeFromList(context, body.storeId),
    saveLogo: (context, { body, files }) => logos.save(context, body.storeId, files.logo),
    removeLogo: (context, { query }) => logos.remove(context, query.storeId),
    connectByKeys: (context, { body }) => sources.connect(context, body),
  } satisfies HandlersOf<typeof storeSyncApi>;
}

/** From a store's channel callback to an organization (decision D10). */
export function storeConnectionHandlers(connections: StoreConnections) {
  return {
    beginBigCommerce: ({ request }, { body }) => connections.begin(addressGroup(request.ip), body),
    waitingStore: ({ user }, { query }) => connections.waiting(user, query.ticket),
    connectStore: ({ user }, { body }) => connections.connect(user, body.ticket),
  } satisfies HandlersOf<typeof storeConnectionApi>;
}
