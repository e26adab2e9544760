import { automationApi } from '@lading/contracts/automation';
import { queryKey } from '@lading/contracts/core';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { prepareOrder } = automationApi.calls;

/**
 * Applies the automation rules for orders before a label purchase, and refetches the order if one has changed it. If this fails,
 * a label can still be bought.
 */
export function usePreparedOrder(orderId: string): { isPending: boolean } {
  const api = useApi();
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKey(prepareOrder, { body: { orderId } }),
    async queryFn() {
      const prepared = await api.call(prepareOrder, { body: { orderId } });
      if (prepared?.isChanged)
        await Promise.all(
          [orderDetailApi.calls.orderDetail, orderActsApi.calls.timeline].map((call) =>
            client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
          ),
        );
      return prepared ?? null;
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
