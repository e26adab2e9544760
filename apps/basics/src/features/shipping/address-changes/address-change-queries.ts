import { queryKey, type Money } from '@lading/contracts/core';
import {
  addressChangesApi,
  listedAddressChangeStates,
  type AddressChange,
  type AddressChangeDraft,
  type AddressChangeState,
} from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const {
  addressChangePage,
  addressChangeStateCounts,
  addressChangeOptions,
  exportAddressChanges,
  offerAddressChange,
  requestAddressChange,
} = addressChangesApi.calls;

/** Changes can only be sorted by the time of the request. */
export type ChangeSort = 'requestTime';
export type ChangeFilters = { state: Exclude<AddressChangeState, 'DRAFT'> };

/** The URL parameters of the list. */
export const changeListAddress: ListAddressSpec<ChangeSort, ChangeFilters> = {
  sortable: ['requestTime'],
  defaultSort: 'requestTime:desc',
  filters: { state: listedAddressChangeStates },
};

type Address = ListAddress<ChangeSort, ChangeFilters>;

/** Fetches pages of changes; refetched on every visit, since carriers reply meanwhile. */
export function useChangePages() {
  const api = useApi();
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<AddressChange>({ ...callQuery(api, addressChangePage, { query }), staleTime: 0 });
  };
}

/** Fetches the number of changes by status, for the tabs of the list. */
export function useChangeStateCounts() {
  const api = useApi();
  return ({ search }: Address) =>
    tabCounts({
      ...callQuery(api, addressChangeStateCounts, { query: search ? { search } : {} }),
      staleTime: 0,
    });
}

/** Starts an export of the current list, or of selected changes. */
export function useChangeExport() {
  const api = useApi();
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportAddressChanges, { body: { ...listChoice(address), ...(ids && { ids }), format } });
}

/** The possible changes to a shipment's address. */
export function useChangeOptions(shipmentId: string) {
  return useQuery({
    ...callQuery(useApi(), addressChangeOptions, { params: { shipmentId } }),
    // Its content stays while its dialog is open.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Requests the fee of a change, and orders it; then the list and the shipment are refetched. */
export function useChangeActs() {
  const api = useApi();
  const client = useQueryClient();
  return {
    offer: useMutation({
      mutationFn: (body: AddressChangeDraft) => api.call(offerAddressChange, { body }),
    }),
    request: useMutation({
      mutationFn: (body: { changeId: string; fee: Money }) => api.call(requestAddressChange, { body }),
      onSettled: () =>
        Promise.all(
          [addressChangePage, addressChangeStateCounts, shippingApi.calls.shipmentDetail].map((call) =>
            client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
          ),
        ),
    }),
  };
}
