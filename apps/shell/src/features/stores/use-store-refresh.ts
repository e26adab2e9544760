import { ApiError } from '@lading/api-client/api-error';
import { pullOrderStatus, type Store, storesApi } from '@lading/contracts/stores';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { activeStores, activeStoresKey } from './store-queries.ts';
import { withStatus } from './store-rules.ts';

const { loading, failed } = pullOrderStatus;

/** The refusal's text for the store; empty without one: then the fallback is used (spec §8). */
function errorOf(fault: unknown): { message?: string; zhMessage?: string } | undefined {
  if (!(fault instanceof ApiError) || fault.kind === 'network') return undefined;
  return { message: fault.message, zhMessage: fault.zhMessage };
}

/** Refreshes stores: they show loading immediately and are then polled; a failed call marks them failed (spec §4, §8). */
export function useStoreRefresh(): (storeIds: readonly string[]) => void {
  const client = useQueryClient();
  const set = (change: (stores: Store[]) => Store[]) =>
    client.setQueryData<Store[] | null>(activeStores.queryKey, (stores) => stores && change(stores));
  const { mutate } = useMutation({
    mutationFn: (storeIds: readonly string[]) =>
      api.call(storesApi.calls.pullOrder, { query: { storeIds: [...storeIds] } }),
    async onMutate(storeIds) {
      // An earlier reply would reset it.
      await client.cancelQueries({ queryKey: activeStoresKey });
      set((stores) => withStatus(stores, storeIds, { pullOrderStatus: loading }));
    },
    onError: (fault, storeIds) =>
      set((stores) =>
        withStatus(stores, storeIds, {
          pullOrderStatus: failed,
          sucRes: { insertCount: 0, updateCount: 0, deleteCount: 0, errorMsg: errorOf(fault) },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: activeStoresKey }),
    meta: { isSilent: true },
  });
  return mutate;
}
