import { useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  adjustmentsApi,
  adjustmentStates,
  type Adjustment,
  type AdjustmentState,
  type DisputeReason,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { dayRange } from '@lading/sub-app-kit/day-rules';
import { listQuery, type ListAddress, type ListAddressSpec } from '@lading/sub-app-kit/list';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Adjustments have one order only: by the moment of the charge. */
export type AdjustmentSort = 'chargedTime';

/** Filters of the adjustments; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. */
export type AdjustmentFilters = { state: AdjustmentState; from: string; to: string };

/** What the address of the adjustments may hold. */
export const adjustmentAddress: ListAddressSpec<AdjustmentSort, AdjustmentFilters> = {
  sortable: ['chargedTime'],
  defaultSort: 'chargedTime:desc',
  filters: { state: adjustmentStates, from: [], to: [] },
};

const { adjustmentPage, disputeAdjustment } = adjustmentsApi.calls;

/** Asks pages of adjustments. */
export function useAdjustmentPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return ({ page, pageSize, search, sort, filters }: ListAddress<AdjustmentSort, AdjustmentFilters>) => {
    const query = {
      ...{ pageNo: page, pageSize, sort },
      ...(search ? { search } : {}),
      ...(filters.state ? { state: filters.state } : {}),
      ...dayRange(filters, timeZone),
    };
    return listQuery<Adjustment>({ ...callQuery(api, adjustmentPage, { query }), staleTime: 0 });
  };
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
