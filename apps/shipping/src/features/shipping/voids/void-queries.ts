import { useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi, voidStates, type LabelVoid, type VoidState } from '@lading/contracts/shipping';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listChoice, listQuery, pagingOf, type ListAddress } from '@lading/sub-app-kit/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelListAddress, type LabelFilters } from '../label-list.tsx';

/** Voids can only be sorted by the time of the request. */
export type VoidSort = 'requestTime';

export type VoidFilters = LabelFilters<VoidState>;

/** The URL parameters of the void history. */
export const voidAddress = labelListAddress('requestTime', voidStates);

const { voidPage, exportVoids, voidLabels } = labelsApi.calls;

type Address = ListAddress<VoidSort, VoidFilters>;

/** Fetches pages of voids; refetched on every visit, since carriers reply in the meantime. */
export function useVoidPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<LabelVoid>({ ...callQuery(api, voidPage, { query }), staleTime: 0 });
  };
}

/** Starts an export of the current list. */
export function useVoidExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportVoids, { body: { ...listChoice(address, timeZone), ...(ids && { ids }), format } });
}

/** Repeats the request for a void that the carrier rejected. */
export function useVoidAgain() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ shipmentId }: Pick<LabelVoid, 'shipmentId'>) =>
      api.call(voidLabels, { body: { shipmentId } }),
    onSettled: () =>
      Promise.all(
        [voidPage, fundsApi.calls.postageBalance].map((call) =>
          client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
        ),
      ),
  });
}
