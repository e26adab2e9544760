// @vitest-environment happy-dom
import { queryKey } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { attentionApi, shippingApi } from '@lading/contracts/shipping';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLabelRefresh } from './use-label-refresh.ts';

afterEach(cleanup);

const { orderPage, orderStatusCounts, orderOverview } = ordersApi.calls;
const { shipmentPage, shipmentStatusCounts, shipmentDetail } = shippingApi.calls;

it('orders, shipments and the balance that were read before a label changed are read again', async () => {
  const keys = [
    orderDetailApi.calls.orderDetail,
    orderPage,
    orderStatusCounts,
    orderOverview,
    shipmentPage,
    shipmentStatusCounts,
    shipmentDetail,
    attentionApi.calls.attentionCounts,
    fundsApi.calls.postageBalance,
  ].map((call) => [queryKey(call)[0], 'read before']);
  const client = new QueryClient();
  for (const key of keys) client.setQueryData(key, {});
  const { result } = renderHook(() => useLabelRefresh(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await result.current();
  expect(keys.filter((key) => !client.getQueryState(key)?.isInvalidated)).toEqual([]);
});
