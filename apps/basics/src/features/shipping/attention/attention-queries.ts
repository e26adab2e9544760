import { queryKey } from '@lading/contracts/core';
import { attentionApi, labelsApi, shippingApi } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const { attentionCounts, handleShipments } = attentionApi.calls;

/** How many shipments need somebody; a back end that does not know has none. */
export function useAttentionCounts() {
  return useQuery({ ...callQuery(useApi(), attentionCounts), staleTime: 0, retry: false });
}

/** What changes when shipments are handled, or their labels voided. */
export function useAttentionRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const { shipmentPage, shipmentStatusCounts, shipmentDetail } = shippingApi.calls;
  return () =>
    Promise.all(
      [attentionCounts, shipmentPage, shipmentStatusCounts, shipmentDetail].map((call) =>
        client.invalidateQueries({ queryKey: [queryKey(call)[0]] }),
      ),
    );
}

/**
 * Takes shipments off the list of those that need attention, or puts them back. `onHandled` is called before the lists are read again, as
 * the panel that asked may close with them.
 */
export function useHandle(onHandled?: (isHandled: boolean) => void) {
  const api = useApi();
  const refresh = useAttentionRefresh();
  return useMutation({
    mutationFn: (body: { shipmentIds: string[]; isHandled: boolean }) => api.call(handleShipments, { body }),
    onSuccess: (_data, { isHandled }) => onHandled?.(isHandled),
    onSettled: refresh,
    meta: { isSilent: true },
  });
}

/** Voids the labels of one shipment of several. */
export function useVoidEach() {
  const api = useApi();
  return (shipmentId: string) => api.call(labelsApi.calls.voidLabels, { body: { shipmentId } });
}
