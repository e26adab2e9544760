import type { ApiClient } from '@lading/api-client/create-api-client';
import { useBusEvent, useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import type { ExportFormat } from '@lading/contracts/entities/export';
import type { OrderType } from '@lading/contracts/entities/order';
import { order } from '@lading/contracts/services/order';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { readListAddress, type ListAddress } from '@lading/sub-app-kit/list-address-rules';
import type { PageHandle } from '@lading/sub-app-kit/page-handle';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { orderListAddress, type OrderFilters, type OrderSort } from './order-list-address.ts';

const { orderPage, exportOrders, orderDetail, orderOverview, storeList } = order.calls;

/** Which orders, and in what order, as the wire asks for them. */
function choiceOf({ search, sort, filters }: ListAddress<OrderSort, OrderFilters>) {
  return {
    sort,
    ...(search ? { search } : {}),
    ...(filters.status ? { orderStatus: filters.status } : {}),
    ...(filters.store ? { storeId: filters.store } : {}),
  };
}

/** Begins an export of the list as it is; of one type of orders where it shows no other. */
export function useOrderExport(address: ListAddress<OrderSort, OrderFilters>, orderType?: OrderType) {
  const api = useApi();
  return (format: ExportFormat) =>
    api.call(exportOrders, { body: { ...choiceOf(address), ...(orderType && { orderType }), format } });
}

function pageQuery(api: ApiClient, address: ListAddress<OrderSort, OrderFilters>, orderType?: OrderType) {
  const paging = { pageNo: address.page, pageSize: address.pageSize };
  const query = { ...paging, ...choiceOf(address), ...(orderType && { orderType }) };
  return callQuery(api, orderPage, { query });
}

const overviewQuery = (api: ApiClient, timeZone: string) =>
  callQuery(api, orderOverview, { query: { timeZone } });

/** One page of orders. The rows of the page before stay until the new ones are here. */
export function useOrderPage(address: ListAddress<OrderSort, OrderFilters>, orderType?: OrderType) {
  return useQuery({ ...pageQuery(useApi(), address, orderType), placeholderData: keepPreviousData });
}

/** What the list asks for before it is drawn. */
export const ordersHandle: PageHandle = {
  ask({ client, api, host, params }) {
    void client.prefetchQuery(pageQuery(api, readListAddress(params, orderListAddress)));
    void client.prefetchQuery(overviewQuery(api, host.getState().timeZone));
    void client.prefetchQuery(callQuery(api, storeList));
  },
};

/** Everything about one order. */
export function useOrder(orderId: string) {
  return useQuery(callQuery(useApi(), orderDetail, { params: { orderId } }));
}

/** The day in numbers, by the user's midnight. */
export function useOrderOverview() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery(overviewQuery(useApi(), timeZone));
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
