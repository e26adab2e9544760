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

/** Voids have one order only: by the moment of the request. */
export type VoidSort = 'requestTime';

export type VoidFilters = LabelFilters<VoidState>;

/** What the address of the void history may hold. */
export const voidAddress = labelListAddress('requestTime', voidStates);

const { voidPage, exportVoids, voidLabels } = labelsApi.calls;

type Address = ListAddress<VoidSort, VoidFilters>;

/** Asks pages of voids; carriers answer in the meantime, so the list is read again on every visit. */
export function useVoidPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<LabelVoid>({ ...callQuery(api, voidPage, { query }), staleTime: 0 });
  };
}

/** Starts an export of the list as it is. */
export function useVoidExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportVoids, { body: { ...listChoice(address, timeZone), ...(ids && { ids }), format } });
}

/** Asks the carrier again for a void that it rejected. */
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
