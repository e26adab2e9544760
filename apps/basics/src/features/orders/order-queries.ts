import type { ApiClient } from '@lading/api-client/create-api-client';
import { useBusEvent, useHostState } from '@lading/bridge/react';
import { queryKey, type StatusCounts } from '@lading/contracts/core';
import type { ExportFormat } from '@lading/contracts/tasks';
import {
  holdReasons,
  orderQueues,
  orderTabs,
  type HoldReason,
  type OrderQueue,
  type OrderSummary,
  type OrderTab,
  type OrderType,
  ordersApi,
} from '@lading/contracts/orders';
import { pullOrderStatus, type Store, storesApi } from '@lading/contracts/stores';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  type ListAddressSpec,
  listChoice,
  listQuery,
  pagingOf,
  readListAddress,
  tabCounts,
  type ListAddress,
} from '@lading/sub-app-kit/list';
import type { PageHandle } from '@lading/sub-app-kit/page-handle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dueDay, dues, type Due } from './due-rules.ts';

/** Columns that orders can be sorted by; the wire's own names. */
export type OrderSort = 'orderNo' | 'createTime' | 'updateTime' | 'storeName' | 'totalAmount' | 'shipBy';

const isQueue = (tab: OrderTab): tab is OrderQueue => orderQueues.some((queue) => queue === tab);

/** Filters of the order list; `from` and `to` are days of the reader's zone (YYYY-MM-DD), both included. A `type`: an interface has no index signature. */
export type OrderFilters = {
  /** A queue too: the tabs have one parameter. */
  status: OrderTab;
  store: string;
  warehouse: string;
  reason: HoldReason;
  tag: string;
  due: Due;
  from: string;
  to: string;
};

/** The URL parameters of the order list. */
export const orderListAddress: ListAddressSpec<OrderSort, OrderFilters> = {
  sortable: ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount', 'shipBy'],
  defaultSort: 'createTime:desc',
  // A packer takes what is due first; orders without a day come last, the oldest first.
  sortFor: ({ status }) => (status === 'UNSHIPPED' ? 'shipBy:asc' : undefined),
  filters: {
    status: orderTabs,
    store: [],
    warehouse: [],
    reason: holdReasons,
    tag: [],
    due: dues,
    from: [],
    to: [],
  },
};

const { orderPage, exportOrders, orderOverview, orderStatusCounts, orderTags } = ordersApi.calls;
const { storeList } = storesApi.calls;

/** Filters and sort order in wire format. */
export function choiceOf(address: Address, timeZone: string) {
  const { status, store, warehouse, reason, due, ...choice } = listChoice(address, timeZone);
  return {
    ...choice,
    ...(status && !isQueue(status) && { orderStatus: status }),
    ...(status && isQueue(status) && { queue: status }),
    ...(store && { storeId: store }),
    ...(warehouse && { warehouseId: warehouse }),
    ...(reason && { holdReason: reason }),
    ...(due && { dueBy: dueDay(due, timeZone) }),
  };
}

type Address = ListAddress<OrderSort, OrderFilters>;

/** Starts an export of the current list; limited to one type of orders if it only shows that. */
export function useOrderExport(orderType?: OrderType) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportOrders, {
      body: { ...choiceOf(address, timeZone), ...(orderType && { orderType }), ...(ids && { ids }), format },
    });
}

function pageQuery(api: ApiClient, address: Address, timeZone: string, orderType?: OrderType) {
  const query = { ...pagingOf(address), ...choiceOf(address, timeZone), ...(orderType && { orderType }) };
  return callQuery(api, orderPage, { query });
}

const overviewQuery = (api: ApiClient, timeZone: string) =>
  callQuery(api, orderOverview, { query: { timeZone } });

/** Fetches pages of orders, or of one type of them. */
export function useOrderPages(orderType?: OrderType) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => listQuery<OrderSummary>(pageQuery(api, address, timeZone, orderType));
}

/** Fetches the number of orders by tab for the search and the other filters. */
export function useOrderStatusCounts(orderType?: OrderType) {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => tabCounts(countsQuery(api, address, timeZone, orderType), countsOfTabs);
}

function countsOfTabs(
  data: (StatusCounts & { queues?: StatusCounts | undefined }) | null,
): StatusCounts | null {
  return (
    data && {
      counts: { ...data.counts, ...data.queues?.counts },
      over: [...data.over, ...(data.queues?.over ?? [])],
    }
  );
}

function countsQuery(api: ApiClient, address: Address, timeZone: string, orderType?: OrderType) {
  const { sort: _sort, orderStatus: _status, queue: _queue, ...narrowing } = choiceOf(address, timeZone);
  return callQuery(api, orderStatusCounts, { query: { ...narrowing, ...(orderType && { orderType }) } });
}

/** Prefetches of the list before it renders. */
export const ordersHandle: PageHandle = {
  ask({ client, api, host, params }) {
    const address = readListAddress(params, orderListAddress);
    const { timeZone } = host.getState();
    void client.prefetchQuery(pageQuery(api, address, timeZone));
    void client.prefetchQuery(countsQuery(api, address, timeZone));
    void client.prefetchQuery(overviewQuery(api, timeZone));
    void client.prefetchQuery(callQuery(api, storeList));
  },
};

/** The numbers of the current day in the user's zone. */
export function useOrderOverview() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery(overviewQuery(useApi(), timeZone));
}

/** The tags that orders have. */
export function useOrderTags(): readonly string[] {
  return useQuery(callQuery(useApi(), orderTags)).data ?? [];
}

/** The stores that orders come from. */
export function useStores(enabled = true) {
  return useQuery({ ...callQuery(useApi(), storeList), enabled });
}

/** The store has lost its connection. A store that was also switched off does not count. */
export const hasLostConnection = ({ pullFlag, disconnectTime, state }: Store): boolean =>
  pullFlag === false && Boolean(disconnectTime) && state !== 0;

/** The stores whose orders do not arrive. */
export function useFailingStores(): Store[] {
  const { data } = useStores();
  return (data ?? []).filter(
    (store) =>
      hasLostConnection(store) || (store.state !== 0 && store.pullOrderStatus === pullOrderStatus.failed),
  );
}

/** Refetches when orders were imported or pulled elsewhere in the workspace. */
export function useOrderRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind !== 'order') return;
    for (const call of [orderPage, orderOverview, orderStatusCounts, orderTags]) {
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
    }
  });
}
