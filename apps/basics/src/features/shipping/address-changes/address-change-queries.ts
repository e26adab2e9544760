import { queryKey, type Money } from '@lading/contracts/core';
import {
  addressChangesApi,
  listedAddressChangeStates,
  type AddressChange,
  type AddressChangeDraft,
  type AddressChangeState,
} from '@lading/contracts/shipment-service';
import { shippingApi } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listQuery, pagingOf, type ListAddress, type ListAddressSpec } from '@lading/sub-app-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { addressChangePage, addressChangeOptions, offerAddressChange, requestAddressChange } =
  addressChangesApi.calls;

/** Changes have one order only: by the moment of the request. */
export type ChangeSort = 'requestTime';
export type ChangeFilters = { state: Exclude<AddressChangeState, 'DRAFT'> };

/** What the address of the list may hold. */
export const changeListAddress: ListAddressSpec<ChangeSort, ChangeFilters> = {
  sortable: ['requestTime'],
  defaultSort: 'requestTime:desc',
  filters: { state: listedAddressChangeStates },
};

/** Asks pages of changes; carriers answer meanwhile, so it is asked again whenever it is come to. */
export function useChangePages() {
  const api = useApi();
  return (address: ListAddress<ChangeSort, ChangeFilters>) => {
    const { search, sort, filters } = address;
    const query = {
      ...{ ...pagingOf(address), sort },
      ...(search ? { search } : {}),
      ...(filters.state ? { state: filters.state } : {}),
    };
    return listQuery<AddressChange>({ ...callQuery(api, addressChangePage, { query }), staleTime: 0 });
  };
}

/** What can be done about the address of a shipment. */
export function useChangeOptions(shipmentId: string) {
  return useQuery({
    ...callQuery(useApi(), addressChangeOptions, { params: { shipmentId } }),
    // What it says stays while its dialog is open.
    ...{ staleTime: Infinity, gcTime: 0 },
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
          [addressChangePage, shippingApi.calls.shipmentDetail].map((call) =>
            client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
          ),
        ),
      meta: { isSilent: true },
    }),
  };
}
