import { useHostState } from '@lading/bridge/react';
import { automationApi } from '@lading/contracts/automation';
import { queryKey } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { orderActsApi, orderDetailApi } from '@lading/contracts/orders';
import {
  labelsApi,
  ratesApi,
  shippingApi,
  type LabelFormat,
  type LabelPurchase,
  type PurchaseRequest,
  type QuoteRequest,
  type ShipmentSummary,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { usePrintLabels } from '@lading/sub-app-kit/printing';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRequestKey } from '@lading/sub-app-kit/use-request-key';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLabelRefresh } from '../../../use-label-refresh.ts';

const { prepareOrder } = automationApi.calls;
const { purchase, purchaseDetail, labelFile, printLabels, voidLabels } = labelsApi.calls;

/** Rates for the packages of an order. */
export function useOrderQuote(request: QuoteRequest | null) {
  return useQuery({
    ...callQuery(useApi(), ratesApi.calls.quote, { body: request ?? { signature: 'none' } }),
    enabled: request !== null,
    staleTime: Infinity,
    retry: false,
  });
}

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

/** The available balance. */
export function useSpendable() {
  const timeZone = useHostState((state) => state.timeZone);
  const balance = useQuery({
    ...callQuery(useApi(), fundsApi.calls.postageBalance, { query: { timeZone } }),
    staleTime: 0,
  });
  const { data } = balance;
  return data ? { ...data.available, minor: data.available.minor + data.creditLimit.minor } : null;
}

/**
 * Buys a label. Until a reply arrives, retries use the same key: a second click, or a try after a lost connection, gets the
 * result of the first. Afterwards it is a new purchase.
 */
export function usePurchase() {
  const api = useApi();
  const refresh = useLabelRefresh();
  const send = useRequestKey();
  return useMutation({
    mutationFn: (body: PurchaseRequest) =>
      send(body, (idempotencyKey) => api.call(purchase, { body }, { idempotencyKey })),
    onSettled: refresh,
  });
}

/** How often a purchase with an unknown result is checked. */
const checkedMs = 3_000;
const openStates: readonly LabelPurchase['state'][] = ['DRAFT', 'HELD', 'CALLING', 'UNKNOWN'];

/** Whether the result of a purchase is still unknown. */
export const isUnderWay = ({ state }: LabelPurchase): boolean => openStates.includes(state);

/**
 * The result of a purchase; polled while it is unknown.
 * @param onBought called when it has bought its labels, at once or after the carrier's reply was lost
 */
export function useCameOf(
  purchase: LabelPurchase | null,
  onBought?: (bought: LabelPurchase) => void,
): LabelPurchase | null {
  const api = useApi();
  const refresh = useLabelRefresh();
  const isPolled = purchase !== null && isUnderWay(purchase);
  const query = useQuery({
    ...callQuery(api, purchaseDetail, { params: { purchaseId: purchase?.purchaseId ?? '' } }),
    enabled: isPolled,
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : checkedMs),
  });
  const cameOf = query.data ?? purchase;
  const end = useEffectEvent((ended: LabelPurchase) => {
    // The reply to the purchase itself has refreshed the rest already.
    if (isPolled) void refresh();
    if (ended.state === 'BOUGHT') onBought?.(ended);
  });
  const ended = cameOf && !isUnderWay(cameOf) ? cameOf : null;
  useEffect(() => {
    if (ended) end(ended);
  }, [ended]);
  return cameOf;
}

/** Whether the label of a shipment is being bought, or its carrier's reply was lost. */
export const isBeingBought = ({ labelStatus }: Pick<ShipmentSummary, 'labelStatus'>): boolean =>
  labelStatus === 'PURCHASING';

/** A shipment with its labels and allowed actions; polled while its label, or one that follows, is being bought. */
export function useShipment(shipmentId: string) {
  return useQuery({
    ...callQuery(useApi(), shippingApi.calls.shipmentDetail, { params: { shipmentId } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && [data, ...data.returns, ...(data.relabels ?? [])].some(isBeingBought) ? checkedMs : false,
  });
}

/** The image of a label. */
export function useLabelPicture(labelId: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...queryKey(labelFile), labelId, 'png'],
    queryFn: async () =>
      (await api.download(labelFile, { params: { labelId }, query: { format: 'png' } })).blob,
    staleTime: Infinity,
  });
}

/** Fetches one label as a file. */
export function useLabelFile(name: string) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ labelId, format }: { labelId: string; format: LabelFormat }) =>
      api.download(labelFile, { params: { labelId }, query: { format } }),
    // Here rather than with the call: another format requested meanwhile must not lose this one.
    onSuccess: ({ blob, fileName }, { format }) => saveFile(blob, fileName ?? `${name}.${format}`),
  });
}

/** Prints the labels of a shipment in this computer's way; the server counts them as printed. */
export function usePrintShipment({ shipmentId, shipmentNo }: { shipmentId: string; shipmentNo: string }) {
  const api = useApi();
  const print = usePrintLabels({ onSuccess: useLabelRefresh() });
  return {
    ...print,
    start: () =>
      print.mutate({
        fetch: (form) => api.download(printLabels, { body: { ...form, shipmentIds: [shipmentId] } }),
        name: shipmentNo,
      }),
  };
}

/** Voids the labels of a shipment. */
export function useVoid() {
  const api = useApi();
  const refresh = useLabelRefresh();
  return useMutation({
    mutationFn: (shipmentId: string) => api.call(voidLabels, { body: { shipmentId } }),
    onSettled: refresh,
  });
}
