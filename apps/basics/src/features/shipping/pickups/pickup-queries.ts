import { queryKey, type Money } from '@lading/contracts/core';
import {
  listedPickupStates,
  pickupsApi,
  type Pickup,
  type PickupDraft,
  type PickupState,
} from '@lading/contracts/shipment-service';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { calls } = pickupsApi;

export type PickupSort = 'readyTime' | 'createTime';
export type PickupFilters = { state: Exclude<PickupState, 'DRAFT'> };

/** The URL parameters of the list. */
export const pickupListAddress: ListAddressSpec<PickupSort, PickupFilters> = {
  sortable: ['readyTime', 'createTime'],
  defaultSort: 'readyTime:desc',
  filters: { state: listedPickupStates },
};

/** Fetches pages of pickups. */
export function usePickupPages() {
  const api = useApi();
  return (address: ListAddress<PickupSort, PickupFilters>) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<Pickup>(callQuery(api, calls.pickupPage, { query }));
  };
}

/** Starts an export of the current list. */
export function usePickupExport() {
  const api = useApi();
  return (address: ListAddress<PickupSort, PickupFilters>, format: ExportFormat) =>
    api.call(calls.exportPickups, { body: { ...listChoice(address), format } });
}

/** The accounts that support pickups. */
export function usePickupCarriers() {
  return useQuery({ ...callQuery(useApi(), calls.pickupCarriers), staleTime: 0 });
}

/** What waits at an address for a carrier; requested once both are chosen. */
export function useWaitingParcels(which: { accountId: string; carrierName: string; entryId: string | null }) {
  const { entryId, accountId } = which;
  return useQuery({
    ...callQuery(useApi(), calls.waitingParcels, { query: { ...which, entryId: entryId ?? '' } }),
    enabled: entryId !== null && accountId !== '',
    staleTime: 0,
  });
}

/** Changes to pickups; the list is refetched after each. */
export function usePickupActs() {
  const api = useApi();
  const client = useQueryClient();
  const after = {
    onSettled: () => void client.invalidateQueries({ queryKey: [queryKey(calls.pickupPage)[0]] }),
  };
  return {
    offer: useMutation({
      mutationFn: (body: PickupDraft) => api.call(calls.offerPickup, { body }),
    }),
    schedule: useMutation({
      mutationFn: (body: { pickupId: string; fee: Money }) => api.call(calls.schedulePickup, { body }),
      ...after,
    }),
    cancel: useMutation({
      mutationFn: (pickupId: string) => api.call(calls.cancelPickup, { body: { pickupId } }),
      ...after,
    }),
  };
}
