import { useHostState } from '@lading/bridge/react';
import {
  crossdockApi,
  crossdockStatuses,
  type CrossdockStatus,
  type CrossdockSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { choiceOf } from './warehouse-queries.ts';

const { crossdockPage, crossdockStatusCounts } = crossdockApi.calls;

export type CrossdockSort = 'crossdockNo' | 'eta' | 'createTime';
export type CrossdockFilters = { status: CrossdockStatus; warehouse: string; from: string; to: string };

/** What the address of the list may hold. */
export const crossdockAddress: ListAddressSpec<CrossdockSort, CrossdockFilters> = {
  sortable: ['crossdockNo', 'eta', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: crossdockStatuses, warehouse: [], from: [], to: [] },
};

/** Asks pages of crossdocks, and the numbers of their tabs. */
export function useCrossdockPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return {
    page: (address: ListAddress<CrossdockSort, CrossdockFilters>) => {
      const { status } = address.filters;
      const choice = { ...choiceOf(address, timeZone), ...(status ? { status } : {}) };
      const query = { ...pagingOf(address), ...choice, sort: address.sort };
      return listQuery<CrossdockSummary>(callQuery(api, crossdockPage, { query }));
    },
    counts: (address: ListAddress<CrossdockSort, CrossdockFilters>) =>
      tabCounts(callQuery(api, crossdockStatusCounts, { query: choiceOf(address, timeZone) })),
  };
}
