import { useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  adjustmentsApi,
  adjustmentStates,
  type Adjustment,
  type AdjustmentState,
  type DisputeReason,
} from '@lading/contracts/shipping';
import type { ExportFormat } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { listChoice, listQuery, pagingOf, type ListAddress } from '@lading/sub-app-kit/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { labelListAddress, type LabelFilters } from '../label-list.tsx';

/** Adjustments can only be sorted by the time of the charge. */
export type AdjustmentSort = 'chargedTime';

export type AdjustmentFilters = LabelFilters<AdjustmentState>;

/** The URL parameters of the adjustments. */
export const adjustmentAddress = labelListAddress('chargedTime', adjustmentStates);

const { adjustmentPage, exportAdjustments, disputeAdjustment } = adjustmentsApi.calls;

type Address = ListAddress<AdjustmentSort, AdjustmentFilters>;

/** Fetches pages of adjustments. */
export function useAdjustmentPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...listChoice(address, timeZone) };
    return listQuery<Adjustment>({ ...callQuery(api, adjustmentPage, { query }), staleTime: 0 });
  };
}

/** Starts an export of the current list. */
export function useAdjustmentExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportAdjustments, { body: { ...listChoice(address, timeZone), ...(ids && { ids }), format } });
}

/** Disputes an adjustment with its carrier. */
export function useDispute() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { adjustmentId: string; reason: DisputeReason; note: string }) =>
      api.call(disputeAdjustment, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [queryKey(adjustmentPage)[0]] }),
  });
}
