import { useHost, useHostState } from '@lading/bridge/react';
import { limits } from '@lading/contracts/core';
import {
  orderBulkApi,
  type BulkOrders,
  type BulkReport,
  type BulkRowState,
  type OrderBulkRequest,
  type OrderSummary,
} from '@lading/contracts/orders';
import { tasksApi } from '@lading/contracts/tasks';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { readListAddress, type ChosenOfAct } from '@lading/sub-app-kit/list';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { choiceOf, orderListAddress } from '../order-queries.ts';

const { startBulk, bulkReport, bulkRows } = orderBulkApi.calls;
const { cancelTask, retryTask } = tasksApi.calls;
const runningMs = 800;

/** Whether it is still running. */
export const isRunning = ({ status }: BulkReport): boolean => status === limits.codes.taskInProgress;

/** Starts an action on orders; a retry after a lost connection is the same action. */
function useSend() {
  const api = useApi();
  const { bus } = useHost();
  const send = useRequestKey();
  return async (request: OrderBulkRequest, orders: BulkOrders): Promise<string> => {
    const body = { request, orders };
    const { taskId } = await send(body, (idempotencyKey) =>
      api.call(startBulk, { body }, { idempotencyKey }),
    );
    bus.emit('task:changed', { taskId, isFollowed: true });
    return taskId;
  };
}

/** Starts an action on the selected orders, or on all that match the address of the list. */
export function useStartBulk({ isAll, rows }: ChosenOfAct<Pick<OrderSummary, 'orderId'>>, isVendor: boolean) {
  const send = useSend();
  const [params] = useSearchParams();
  const timeZone = useHostState((state) => state.timeZone);
  return async (request: OrderBulkRequest): Promise<string> => {
    const { sort: _sort, ...matching } = choiceOf(readListAddress(params, orderListAddress), timeZone);
    const orders = isAll
      ? { matching: { ...matching, ...(isVendor && { orderType: 'VENDOR' as const }) } }
      : { ids: rows.map(({ orderId }) => orderId) };
    return send(request, orders);
  };
}

/** Applies the suggestions of an address check to the given orders; the check is refetched at the end. */
export function useTakeSuggestions(checkId: string) {
  const api = useApi();
  const client = useQueryClient();
  const send = useSend();
  return {
    start: (request: OrderBulkRequest, orders: BulkOrders) => send(request, orders),
    readAgain: async () => {
      for (const call of [bulkReport, bulkRows])
        await client.invalidateQueries({
          queryKey: callQuery(api, call, { params: { taskId: checkId } }).queryKey.slice(0, 1),
        });
    },
  };
}

/** The progress of an action on many orders; polled while it runs. */
export function useBulkReport(taskId: string) {
  return useQuery({
    ...callQuery(useApi(), bulkReport, { params: { taskId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (!data || isRunning(data) ? runningMs : false),
  });
}

/** The first orders in a state. */
export function useOrdersIn(
  taskId: string,
  { state, most, enabled }: { state: BulkRowState; most: number; enabled: boolean },
) {
  const query = { pageNo: 1, pageSize: most, state };
  return useQuery({ ...callQuery(useApi(), bulkRows, { params: { taskId }, query }), staleTime: 0, enabled });
}

/** Stops an action, or retries what it did not do. */
export function useBulkTask(taskId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { bus } = useHost();
  return useMutation({
    mutationFn: (act: 'cancel' | 'retry') =>
      api.call(act === 'cancel' ? cancelTask : retryTask, { body: { taskId } }),
    onSettled: async () => {
      bus.emit('task:changed', { taskId });
      for (const call of [bulkReport, bulkRows])
        await client.invalidateQueries({
          queryKey: callQuery(api, call, { params: { taskId } }).queryKey.slice(0, 1),
        });
    },
  });
}
