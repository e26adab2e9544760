import type { Attempts } from './attempts.ts';
import { mark, sheet } from './sample-bodies.ts';
import { own } from './own-ids.ts';

/** Attempts at calls of stores. */
export const storesAttempts: Attempts = {
  'stores.storeList': () => ({}),
  'stores.activeStores': () => ({}),
  'stores.pullOrder': () => ({ input: { query: { storeIds: own.storeId } }, refused: 404 }),
  'store-sync.pullHistory': () => ({ input: { query: { storeId: own.storeId } }, refused: 404 }),
  // The connection data is the caller's own choice; the address may not be called.
  'store-sync.connectableChannels': () => ({}),
  'store-sync.pause': () => ({
    input: { body: { storeId: own.storeId, isPaused: true } },
    refused: 404,
  }),
  'store-sync.disconnect': () => ({ input: { body: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.removeFromList': () => ({ input: { body: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.saveLogo': () => ({
    input: { body: { storeId: own.storeId, logo: sheet('picture') } },
    refused: 400,
  }),
  'store-sync.removeLogo': () => ({ input: { query: { storeId: own.storeId } }, refused: 404 }),
  'store-sync.connectByKeys': () => ({
    input: {
      body: { channel: 'shopify', name: 'Foreign', address: 'http://127.0.0.1', accessToken: 'x' },
    },
    refused: 400,
  }),
  'stores.storeLogos': () => ({}),
  // Without the marketplace set up nothing is answered; warehouse-authorization.test.ts tries foreign warehouses.
  'warehouse-authorization.readRequest': () => ({ input: { body: { query: 'state=1' } }, refused: 400 }),
  'warehouse-authorization.authorize': () => ({
    input: { body: { query: 'state=1', warehouseIds: ['1'], store: { storeName: mark } } },
    refused: 400,
  }),
  'warehouse-authorization.authorizations': () => ({ input: {} }),
  'warehouse-authorization.revoke': () => ({ input: { body: { authorizationId: '9001' } }, refused: 404 }),
  // The ticket of a store that another organization has claimed: it is used.
  'store-connection.waitingStore': () => ({ input: { query: { ticket: 'spent' } }, refused: 400 }),
  'store-connection.connectStore': () => ({ input: { body: { ticket: 'spent' } }, refused: 400 }),
};
