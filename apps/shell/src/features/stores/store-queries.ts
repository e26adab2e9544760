import { queryKey } from '@lading/contracts/define-service';
import { pullOrderStatus, type Store } from '@lading/contracts/entities/store';
import { limits } from '@lading/contracts/limits';
import { ecommerce } from '@lading/contracts/services/ecommerce';
import { order } from '@lading/contracts/services/order';
import { storeSync } from '@lading/contracts/services/store-sync';
import { callQuery } from '../../platform/call-query.ts';

interface Asked {
  state: { data: readonly Store[] | null | undefined };
}

/** Asked anew every 5 s, but only while a store is loading (spec §9). */
const whileLoading = ({ state }: Asked) =>
  (state.data ?? []).some(({ pullOrderStatus: status }) => status === pullOrderStatus.loading)
    ? limits.polls.storeSyncMs
    : (false as const);

/** The active stores and where their pulls stand (spec §7). */
export const activeStores = {
  ...callQuery(order.calls.activeStores, {}),
  refetchInterval: whileLoading,
  meta: { isSilent: true },
};

/** What every answer of {@link activeStores} is kept under. */
export const activeStoresKey = queryKey(order.calls.activeStores);

/** Pictures of stores, by store id (spec §7); a back end without any is as good. */
export const storeLogos = {
  ...callQuery(ecommerce.calls.storeLogos, {}),
  staleTime: 300_000,
  retry: false,
  meta: { isSilent: true },
};

/** The channels whose stores can be connected; a back end that does not know the call connects none (decision D2). */
export const connectableChannels = {
  ...callQuery(storeSync.calls.connectableChannels, {}),
  staleTime: 300_000,
  retry: false,
  meta: { isSilent: true },
};

/** What every answer of {@link storeLogos} is kept under. */
export const storeLogosKey = queryKey(ecommerce.calls.storeLogos);

/** What the pulls of a store came to. */
export const pullHistory = (storeId: string) => ({
  ...callQuery(storeSync.calls.pullHistory, { query: { storeId } }),
  staleTime: 0,
});
