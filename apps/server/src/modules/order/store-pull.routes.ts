import type { order } from '@lading/contracts/services/order';
import type { storeSync } from '@lading/contracts/services/store-sync';
import type { HandlersOf } from '../../platform/register-service.ts';
import type { StorePulls } from './store-pull.service.ts';

/** Refreshing stores (spec §7, "Stores"). */
export function pullHandlers(pulls: StorePulls) {
  return {
    pullOrder: (context, { query }) => pulls.start(context, query.storeIds),
  } satisfies Partial<HandlersOf<typeof order>>;
}

/** What came of it; calls of our own. */
export function storeSyncHandlers(pulls: StorePulls) {
  return {
    pullHistory: (context, { query }) => pulls.history(context, query.storeId),
  } satisfies HandlersOf<typeof storeSync>;
}
