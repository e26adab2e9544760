import { ApiError } from '@lading/api-client/api-error';
import { attentionApi, labelsApi, shippingMessages } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLabelRefresh } from '@lading/sub-app-kit/use-label-refresh';

const { attentionCounts, handleShipments } = attentionApi.calls;

/** Number of shipments that need attention; 0 for a back end without the call. */
export function useAttentionCounts() {
  return useQuery({ ...callQuery(useApi(), attentionCounts), staleTime: 0, retry: false });
}

/**
 * Removes shipments from those that need attention, or adds them again. `onHandled` is called before the lists are refetched,
 * since the calling panel may close with them.
 */
export function useHandle(onHandled?: (isHandled: boolean) => void) {
  const api = useApi();
  const refresh = useLabelRefresh();
  return useMutation({
    mutationFn: (body: { shipmentIds: string[]; isHandled: boolean }) => api.call(handleShipments, { body }),
    onSuccess: (_data, { isHandled }) => onHandled?.(isHandled),
    onSettled: refresh,
  });
}

/** Voids the labels of one shipment of several. */
export function useVoidEach() {
  const api = useApi();
  return (shipmentId: string) => api.call(labelsApi.calls.voidLabels, { body: { shipmentId } });
}

/** Whether a label was not voided because a second one for its packages has to be voided first. */
export const isForSecondLabel = (error: unknown): boolean =>
  error instanceof ApiError && error.reason === shippingMessages.relabelStands.code;
