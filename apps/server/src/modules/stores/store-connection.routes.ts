import type { storeConnectionApi } from '@lading/contracts/stores';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { StoreConnections } from './store-connection.service.ts';

/** The way of a store from its channel's callback to an organization (decision D10). */
export function storeConnectionHandlers(connections: StoreConnections) {
  return {
    beginBigCommerce: ({ request }, { body }) => connections.begin(request.ip, body),
    waitingStore: ({ user }, { query }) => connections.waiting(user, query.ticket),
    connectStore: ({ user }, { body }) => connections.connect(user, body.ticket),
  } satisfies HandlersOf<typeof storeConnectionApi>;
}
