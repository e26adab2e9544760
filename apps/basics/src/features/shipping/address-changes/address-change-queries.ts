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

/** Changes have one order only: by the moment of the request. */
export type ChangeSort = 'requestTime';
export type ChangeFilters = { state: Exclude<AddressChangeState, 'DRAFT'> };

/** What the address of the list may hold. */
export const changeListAddress: ListAddressSpec<ChangeSort, ChangeFilters> = {
  sortable: ['requestTime'],
  defaultSort: 'requestTime:desc',
  filters: { state: listedAddressChangeStates },
};

type Address = ListAddress<ChangeSort, ChangeFilters>;

/** Asks pages of changes; carriers answer meanwhile, so it is asked again whenever it is come to. */
export function useChangePages() {
  const api = useApi();
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<AddressChange>({ ...callQuery(api, addressChangePage, { query }), staleTime: 0 });
  };
}

/** Asks how many changes stand where, for the tabs of the list. */
export function useChangeStateCounts() {
  const api = useApi();
  return ({ search }: Address) =>
    tabCounts({
      ...callQuery(api, addressChangeStateCounts, { query: search ? { search } : {} }),
      staleTime: 0,
    });
}

/** Starts a file of the list as it is, or of chosen changes. */
export function useChangeExport() {
  const api = useApi();
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportAddressChanges, { body: { ...listChoice(address), ...(ids && { ids }), format } });
}

/** What can be done about the address of a shipment. */
export function useChangeOptions(shipmentId: string) {
  return useQuery({
    ...callQuery(useApi(), addressChangeOptions, { params: { shipmentId } }),
    // What it says stays while its dialog is open.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Asks for the fee of a change, and orders it; then the list and the shipment are read again. */
export function useChangeActs() {
  const api = useApi();
  const client = useQueryClient();
  return {
    offer: useMutation({
      mutationFn: (body: AddressChangeDraft) => api.call(offerAddressChange, { body }),
      meta: { isSilent: true },
    }),
    request: useMutation({
      mutationFn: (body: { changeId: string; fee: Money }) => api.call(requestAddressChange, { body }),
      onSettled: () =>
        Promise.all(
          [addressChangePage, addressChangeStateCounts, shippingApi.calls.shipmentDetail].map((call) =>
            client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
          ),
        ),
      meta: { isSilent: true },
    }),
  };
}
