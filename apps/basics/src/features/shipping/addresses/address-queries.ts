import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  addressBookApi,
  addressCheckApi,
  addressMatchKey,
  type AddressState,
  addressStates,
  type BookAddress,
  type BookEntry,
  ratesApi,
  shippingDefaultsApi,
} from '@lading/contracts/shipping';
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
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Merges of addresses that were selected together: one call merges all duplicates of an entry and removes them, so the others
 * share its result.
 */
export function alikeMerges() {
  const merges = new Map<string, Promise<unknown>>();
  return {
    /** @param merge merges an entry with all its duplicates */
    each({ entryId, address }: BookEntry, merge: (entryId: string) => Promise<unknown>): Promise<unknown> {
      const key = addressMatchKey(address);
      const made = merges.get(key) ?? merge(entryId);
      merges.set(key, made);
      return made;
    },
    /** Call it before the next selection. */
    end: (): void => merges.clear(),
  };
}

const { calls } = addressBookApi;

export type AddressSort = 'updateTime';
/** A `type`: an interface has no index signature. */
export type AddressFilters = { state: AddressState };

/** The URL parameters of the list. */
export const addressListAddress: ListAddressSpec<AddressSort, AddressFilters> = {
  sortable: ['updateTime'],
  defaultSort: 'updateTime:desc',
  filters: { state: addressStates },
};

/** Fetches pages of the address book. */
export function useAddressPages() {
  const api = useApi();
  return (address: ListAddress<AddressSort, AddressFilters>) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<BookEntry>(callQuery(api, calls.addressPage, { query }));
  };
}

/** Starts an export of the current list, or of selected addresses. */
export function useAddressExport() {
  const api = useApi();
  return (address: ListAddress<AddressSort, AddressFilters>, format: ExportFormat, ids?: string[]) =>
    api.call(calls.exportAddresses, { body: { ...listChoice(address), ...(ids && { ids }), format } });
}

/** Changes to addresses; the list, the default settings that show two of them, and rates from there are refetched after each. */
export function useAddressActs() {
  const api = useApi();
  const client = useQueryClient();
  const [alike] = useState(alikeMerges);
  const refresh = () => {
    for (const call of [calls.addressPage, shippingDefaultsApi.calls.shippingDefaults, ratesApi.calls.quote])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  };
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'address') refresh();
  });
  return {
    refresh,
    remove: (entryId: string) => api.call(calls.removeAddress, { body: { entryId } }),
    check: (entryId: string) => api.call(addressCheckApi.calls.checkEntry, { body: { entryId } }),
    merge: (entry: BookEntry) =>
      alike.each(entry, (entryId) => api.call(calls.mergeAddresses, { body: { entryId } })),
    /** After the merges of the selected addresses. */
    merged() {
      alike.end();
      refresh();
    },
    save: useMutation({
      mutationFn: (body: { entryId?: string; updateTime?: string; address: BookAddress }) =>
        api.call(calls.saveAddress, { body }),
      onSettled: refresh,
    }),
    use: useMutation({
      mutationFn: (body: { entryId: string; use: 'sender' | 'return'; isOn: boolean }) =>
        api.call(calls.useAddress, { body }),
      onSettled: refresh,
    }),
  };
}
