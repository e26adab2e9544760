import { useHostState } from '@lading/bridge/react';
import type { Call } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { ordersApi, orderTrendApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { storesApi } from '@lading/contracts/stores';
import { tasksApi } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';

const { orderPage, orderOverview } = ordersApi.calls;
const { orderTrend } = orderTrendApi.calls;
const { postageBalance } = fundsApi.calls;
const { productPage } = productsApi.calls;
const { storeList } = storesApi.calls;
const { queryTask } = tasksApi.calls;

/** Queries of the page. */
export const homeCalls: readonly Call[] = [
  orderPage,
  orderOverview,
  orderTrend,
  productPage,
  storeList,
  queryTask,
  postageBalance,
];

/** Refetched whenever the page is opened. */
const fresh = { staleTime: 0, retry: false } as const;
const one = { query: { pageNo: 1, pageSize: 1 } };

/** Today's orders, and the number of orders by status. Empty for a back end without the call. */
export function useOverview() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery({ ...callQuery(useApi(), orderOverview, { query: { timeZone } }), ...fresh });
}

/** Number of days in the chart of orders. */
const trendDays = 14;

/** The orders of the last days, the last one today. Empty for a back end without the call. */
export function useOrderTrend() {
  const timeZone = useHostState((state) => state.timeZone);
  const query = { timeZone, days: trendDays };
  return useQuery({ ...callQuery(useApi(), orderTrend, { query }), ...fresh });
}

/** The balance for labels; empty for people who may not see it. */
export function usePostage() {
  const timeZone = useHostState((state) => state.timeZone);
  return useQuery({ ...callQuery(useApi(), postageBalance, { query: { timeZone } }), ...fresh });
}

/** The stores that are connected, or were and need attention. */
export function useStores() {
  const stores = useQuery({ ...callQuery(useApi(), storeList), ...fresh });
  return {
    ...stores,
    listed: stores.data?.filter(({ state, disconnectTime }) => state !== 0 || !disconnectTime),
  };
}

/** The latest imports and exports. */
export function useLatestTasks() {
  const query = { pageSize: 5, pageNo: 1, queryAllFlag: true };
  return useQuery({ ...callQuery(useApi(), queryTask, { query }), ...fresh });
}

/** The first steps of an account, and which of them are done. */
export interface FirstSteps {
  hasStore: boolean;
  hasProducts: boolean;
  hasOrders: boolean;
  isDone: boolean;
}

/** Undefined until all is known. */
export function useFirstSteps(): FirstSteps | undefined {
  const api = useApi();
  const orders = useQuery({ ...callQuery(api, orderPage, one), ...fresh }).data;
  const products = useQuery({ ...callQuery(api, productPage, one), ...fresh }).data;
  const stores = useStores().listed;
  if (!orders || !products || !stores) return undefined;
  const hasStore = stores.some(({ pullFlag }) => pullFlag !== false);
  const hasProducts = products.total > 0;
  const hasOrders = orders.total > 0;
  return { hasStore, hasProducts, hasOrders, isDone: hasStore && hasProducts && hasOrders };
}
