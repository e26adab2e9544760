import { queryKey } from '@lading/contracts/core';
import { labelsApi, shippingApi, type LabelFormat, type ShipmentSummary } from '@lading/contracts/shipping';
import { saveFile } from '@lading/ui/save-file';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../api-context.ts';
import { callQuery } from '../call-query.ts';
import { usePrintLabels } from '../printing/index.ts';
import { useLabelRefresh } from '../use-label-refresh.ts';
import { checkedMs } from './purchase-queries.ts';

const { labelFile, printLabels, voidLabels } = labelsApi.calls;

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
