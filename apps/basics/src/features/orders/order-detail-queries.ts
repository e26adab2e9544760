import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { orderDetailApi } from '@lading/contracts/orders';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { orderDetail } = orderDetailApi.calls;

/** The details of one order; refetched when orders were imported or pulled elsewhere in the workspace. */
export function useOrder(orderId: string) {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'order') void client.invalidateQueries({ queryKey: queryKey(orderDetail) });
  });
  return useQuery({ ...callQuery(useApi(), orderDetail, { params: { orderId } }), enabled: orderId !== '' });
}
