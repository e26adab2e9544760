import { useBusEvent, useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import { order } from '@lading/contracts/services/order';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { ListAddress } from '@lading/sub-app-kit/list-address-rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderFilters, OrderSort } from './order-list-address.ts';

const { orderPage, orderDetail, orderOverview, storeList } = order.calls;

/** One page of orders. The rows of the page before stay until the new ones are here. */
export function useOrderPage({
  page,
  pageSize,
  search,
  sort,
  filters,
}: ListAddress<OrderSort, OrderFilters>) {
  const api = useApi();
  const query = {
    pageNo: page,
    pageSize,
    sort,
    ...(search ? { search } : {}),
    ...(filters.status ? { orderStatus: filters.status } : {}),
    ...(filters.store ? { storeId: filters.store } : {}),
  };
  return useQuery({ ...callQuery(api, orderPage, { query }), placeholderData: keepPreviousData });
}

/** Everything about one order. */
export function useOrder(orderId: string) {
  return useQuery(callQuery(useApi(), orderDetail, { params: { orderId } }));
}

/** The day in numbers, by the user's midnight. */
export function useOrderOverview() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery(callQuery(useApi(), orderOverview, { query: { timeZone } }));
}

/** The stores that orders come from. */
export function useStores() {
  return useQuery(callQuery(useApi(), storeList));
}

/** Fetches anew when orders were imported or pulled elsewhere in the workspace. */
export function useOrderRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind !== 'order') return;
    for (const call of [orderPage, orderOverview, orderDetail]) {
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
    }
  });
}
