import { useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import { eeiApi, eeiBases, type EeiBasis, type EeiPaper, type EeiRecord } from '@lading/contracts/shipping';
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
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Exports can only be sorted by the time of the purchase. */
export type EeiSort = 'boughtTime';

/** Filters of the exports; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type EeiFilters = { basis: EeiBasis; from: string; to: string };

/** The URL parameters of the EEI history. */
export const eeiAddress: ListAddressSpec<EeiSort, EeiFilters> = {
  sortable: ['boughtTime'],
  defaultSort: 'boughtTime:desc',
  filters: { basis: eeiBases, from: [], to: [] },
};

type Address = ListAddress<EeiSort, EeiFilters>;

/** Fetches pages of exports. */
export function useEeiPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<EeiRecord>(callQuery(api, eeiApi.calls.eeiPage, { query }));
  };
}

/** Starts an export of the current list, or of selected exports. */
export function useEeiExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(eeiApi.calls.exportEei, {
      body: { ...listChoice(address, timeZone), ...(ids && { ids }), format },
    });
}

/** Enters a citation; the list shows it immediately. */
export function useEnterCitation() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { recordId: string; citation: string }) =>
      api.call(eeiApi.calls.enterCitation, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [queryKey(eeiApi.calls.eeiPage)[0]] }),
  });
}

/** Saves the document of an export on the reader's disk. */
export function useEeiFile() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ one, query }: { one: EeiRecord; query: { paper: EeiPaper; language: Language } }) =>
      api.download(eeiApi.calls.eeiFile, { params: { recordId: one.recordId }, query }),
    onSuccess: ({ blob, fileName }, { one }) => saveFile(blob, fileName ?? `EEI ${one.shipmentNo}.pdf`),
  });
}
