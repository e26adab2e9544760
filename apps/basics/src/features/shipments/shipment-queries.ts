import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import type { ExportFormat } from '@lading/contracts/entities/export';
import { shipment } from '@lading/contracts/services/shipment';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { ListAddress } from '@lading/sub-app-kit/list-address-rules';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShipmentFilters, ShipmentSort } from './shipment-list-address.ts';

const { shipmentPage, exportShipments } = shipment.calls;

type Address = ListAddress<ShipmentSort, ShipmentFilters>;

const choiceOf = ({ search, sort, filters }: Address) => ({
  sort,
  ...(search ? { search } : {}),
  ...(filters.status ? { shipmentStatus: filters.status } : {}),
});

/** One page of shipments. The rows of the page before stay until the new ones are here. */
export function useShipmentPage(address: Address) {
  const query = { pageNo: address.page, pageSize: address.pageSize, ...choiceOf(address) };
  return useQuery({ ...callQuery(useApi(), shipmentPage, { query }), placeholderData: keepPreviousData });
}

/** Begins an export of the list as it is. */
export function useShipmentExport(address: Address) {
  const api = useApi();
  return (format: ExportFormat) => api.call(exportShipments, { body: { ...choiceOf(address), format } });
}

/** Fetches anew when orders were imported with their shipments. */
export function useShipmentRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'order') void client.invalidateQueries({ queryKey: queryKey(shipmentPage) });
  });
}
