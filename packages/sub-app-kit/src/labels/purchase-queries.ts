import { useHostState } from '@lading/bridge/react';
import { fundsApi } from '@lading/contracts/funds';
import { labelsApi, type LabelPurchase, type PurchaseRequest } from '@lading/contracts/shipping';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { useLabelRefresh } from '../use-label-refresh.ts';
import { useRequestKey, type KeptRequest } from '../use-request-key.ts';

const { purchase, purchaseDetail } = labelsApi.calls;

/** How often a purchase with an unknown result is checked. */
export const checkedMs = 3_000;

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
 * @param kept where the key survives a reload, for a label that nothing else keeps from being bought twice
 */
export function usePurchase(kept?: KeptRequest) {
  const api = useApi();
  const refresh = useLabelRefresh();
  const send = useRequestKey(kept);
  return useMutation({
    mutationFn: (body: PurchaseRequest) =>
      send(body, (idempotencyKey) => api.call(purchase, { body }, { idempotencyKey })),
    onSettled: refresh,
  });
}

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
