import { carrierCallsApi } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';

const { shipmentCalls, callBodies } = carrierCallsApi.calls;

/** The newest calls to carrier networks for a shipment, refetched whenever they are opened. */
export function useShipmentCalls(shipmentId: string) {
  return useQuery({ ...callQuery(useApi(), shipmentCalls, { params: { shipmentId } }), staleTime: 0 });
}

/** The bodies of a call, which never change. */
export function useCallBodies(callId: string) {
  return useQuery({ ...callQuery(useApi(), callBodies, { params: { callId } }), staleTime: Infinity });
}
