import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { orderDetailApi, type OrderDetail } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { orderDetail } = orderDetailApi.calls;

/** How often an order is refetched while its label is being bought. */
const buyingMs = 3_000;

/** Whether a label of the order is being bought, or its carrier's reply was lost; return labels do not count. */
export const hasLabelBeingBought = ({ shipments }: Pick<OrderDetail, 'shipments'>): boolean =>
  shipments.some(({ labelStatus, isReturn }) => labelStatus === 'PURCHASING' && !isReturn);

/** The details of one order; polled while its label is being bought, and refetched when orders were imported or pulled elsewhere in the workspace. */
export function useOrder(orderId: string) {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'order') void client.invalidateQueries({ queryKey: queryKey(orderDetail) });
  });
  return useQuery({
    ...callQuery(useApi(), orderDetail, { params: { orderId } }),
    enabled: orderId !== '',
    refetchInterval: ({ state: { data } }) => (data && hasLabelBeingBought(data) ? buyingMs : false),
  });
}
