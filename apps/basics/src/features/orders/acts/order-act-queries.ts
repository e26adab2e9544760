import { queryKey } from '@lading/contracts/core';
import { orderActsApi, orderDetailApi, ordersApi, type OrderActRequest } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { act, timeline, warehouses } = orderActsApi.calls;
const { orderDetail } = orderDetailApi.calls;
const { orderPage, orderOverview, orderStatusCounts } = ordersApi.calls;

/** Refetches all queries that show orders. */
export function useOrdersAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  const calls = [orderDetail, orderPage, orderOverview, orderStatusCounts, timeline];
  return () => Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: [queryKey(call)[0]] })));
}

/** Performs an action on an order. */
export function useOrderAct(orderId: string) {
  const api = useApi();
  const again = useOrdersAgain();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (request: OrderActRequest) => {
      const body = { orderId, request };
      return send(body, (idempotencyKey) => api.call(act, { body }, { idempotencyKey }));
    },
    // Also after a refusal: then the order differs from what was shown.
    onSettled: again,
  });
}

/** The history of an order, newest first. */
export function useOrderTimeline(orderId: string) {
  return useQuery({ ...callQuery(useApi(), timeline, { params: { orderId } }), staleTime: 0 });
}

/** Warehouses that an order can be assigned to. */
export function useOwnWarehouses() {
  return useQuery(callQuery(useApi(), warehouses));
}
