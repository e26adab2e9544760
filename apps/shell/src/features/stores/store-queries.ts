import { limits, queryKey } from '@lading/contracts/core';
import { pullOrderStatus, type Store, storesApi, storeSyncApi } from '@lading/contracts/stores';
import { callQuery } from '../../platform/call-query.ts';
import { hasPush } from '../../platform/live-push.ts';

interface Asked {
  state: { data: readonly Store[] | null | undefined };
}

/** Polled every 5 s, but only while a store is loading (spec §9) and without push (decision D6). */
const whileLoading = ({ state }: Asked) =>
  !hasPush() && (state.data ?? []).some(({ pullOrderStatus: status }) => status === pullOrderStatus.loading)
    ? limits.polls.storeSyncMs
    : (false as const);

/** The active stores and the state of their pulls (spec §7). */
export const activeStores = {
  ...callQuery(storesApi.calls.activeStores, {}),
  refetchInterval: whileLoading,
  meta: { isSilent: true },
};

/** The key of all replies of {@link activeStores}. */
export const activeStoresKey = queryKey(storesApi.calls.activeStores);

/** Pictures of stores, by store id (spec §7); optional for a back end. */
export const storeLogos = {
  ...callQuery(storesApi.calls.storeLogos, {}),
  staleTime: 300_000,
  retry: false,
  meta: { isSilent: true },
};

/** The channels whose stores can be connected; none with a back end that does not support the call (decision D2). */
export const connectableChannels = {
  ...callQuery(storeSyncApi.calls.connectableChannels, {}),
  staleTime: 300_000,
  retry: false,
  meta: { isSilent: true },
};

/** The key of all replies of {@link storeLogos}. */
export const storeLogosKey = queryKey(storesApi.calls.storeLogos);

/** The results of a store's pulls. */
export const pullHistory = (storeId: string) => ({
  ...callQuery(storeSyncApi.calls.pullHistory, { query: { storeId } }),
  staleTime: 0,
});
