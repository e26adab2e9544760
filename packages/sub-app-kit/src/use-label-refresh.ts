import { queryKey } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { orderActsApi, orderDetailApi, ordersApi } from '@lading/contracts/orders';
import { attentionApi, shippingApi } from '@lading/contracts/shipping';
import { useQueryClient } from '@tanstack/react-query';

const { orderPage, orderStatusCounts, orderOverview } = ordersApi.calls;
const { shipmentPage, shipmentStatusCounts, shipmentDetail } = shippingApi.calls;
const { postageBalance, postagePage } = fundsApi.calls;

/** A label moves its order and its shipment from one list to another, and money with it. */
const changed = [
  orderDetailApi.calls.orderDetail,
  orderActsApi.calls.timeline,
  orderPage,
  orderStatusCounts,
  orderOverview,
  shipmentPage,
  shipmentStatusCounts,
  shipmentDetail,
  attentionApi.calls.attentionCounts,
  postageBalance,
  postagePage,
];

/** Refetches what a label changes when it is bought, printed or voided, or its shipment is handled: orders, shipments, and the balance. */
export function useLabelRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(changed.map((call) => client.invalidateQueries({ queryKey: [queryKey(call)[0]] })));
}
