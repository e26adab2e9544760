import { useBusEvent, useHostState } from '@lading/bridge/react';
import { calendarDay, queryKey } from '@lading/contracts/core';
import { storesApi } from '@lading/contracts/stores';
import type { ExportFormat } from '@lading/contracts/tasks';
import {
  attentionChoices,
  labelChoices,
  shipmentStatuses,
  type AttentionChoice,
  type LabelChoice,
  type ShipmentStatus,
  type ShipmentSummary,
  labelsApi,
  shippingApi,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  type ListAddressSpec,
  listChoice,
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
} from '@lading/sub-app-kit/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Columns that shipments can be sorted by; the wire's own names. */
export type ShipmentSort = 'shipmentNo' | 'orderNo' | 'createTime' | 'shipDate' | 'postage';

/**
 * Filters of the shipment list. Days are YYYY-MM-DD, both included: `from` and `to` in the reader's zone, `shipFrom` and `shipTo` as the
 * labels say.
 */
export type ShipmentFilters = {
  status: ShipmentStatus;
  attention: AttentionChoice;
  label: LabelChoice;
  carrier: string;
  service: string;
  store: string;
  batch: string;
  country: string;
  shipFrom: string;
  shipTo: string;
  from: string;
  to: string;
};

/** The URL parameters of the shipment list. */
export const shipmentListAddress: ListAddressSpec<ShipmentSort, ShipmentFilters> = {
  sortable: ['shipmentNo', 'orderNo', 'createTime', 'shipDate', 'postage'],
  defaultSort: 'createTime:desc',
  filters: {
    status: shipmentStatuses,
    attention: attentionChoices,
    label: labelChoices,
    carrier: [],
    service: [],
    store: [],
    batch: [],
    country: [],
    shipFrom: [],
    shipTo: [],
    from: [],
    to: [],
  },
};

const { shipmentPage, shipmentStatusCounts, shipmentFacets, shipmentDetail, exportShipments } =
  shippingApi.calls;

type Address = ListAddress<ShipmentSort, ShipmentFilters>;

function choiceOf(address: Address, timeZone: string) {
  const { status, carrier, service, store, batch, country, shipFrom, shipTo, ...choice } = listChoice(
    address,
    timeZone,
  );
  return {
    ...choice,
    ...(status && { shipmentStatus: status }),
    ...(carrier && { carrierName: carrier }),
    ...(service && { serviceCode: service }),
    ...(store && { storeId: store }),
    ...(batch && { batchId: batch }),
    ...(country && { countryCode: country }),
    ...(isDay(shipFrom) && { shipFrom }),
    ...(isDay(shipTo) && { shipTo }),
  };
}

/** An address may contain anything. */
const isDay = (text: string | undefined): boolean => calendarDay.safeParse(text).success;

/** The carriers, services and destination countries that shipments have, and the stores of their orders. */
export function useShipmentFacets() {
  const api = useApi();
  const facets = useQuery(callQuery(api, shipmentFacets)).data;
  const stores = useQuery(callQuery(api, storesApi.calls.storeList)).data ?? [];
  return {
    carriers: facets?.carriers ?? [],
    services: facets?.services ?? [],
    countries: facets?.countries ?? [],
    stores,
  };
}

/** Fetches pages of shipments. */
export function useShipmentPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const query = { ...pagingOf(address), ...choiceOf(address, timeZone) };
    return listQuery<ShipmentSummary>(callQuery(api, shipmentPage, { query }));
  };
}

/** Fetches the number of shipments by status for the search and the other filters. */
export function useShipmentStatusCounts() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address) => {
    const { sort: _sort, shipmentStatus: _status, ...query } = choiceOf(address, timeZone);
    return tabCounts(callQuery(api, shipmentStatusCounts, { query }));
  };
}

/** A shipment with its packages, money and documents. */
export function useShipmentDetail(shipmentId: string) {
  return useQuery({ ...callQuery(useApi(), shipmentDetail, { params: { shipmentId } }), staleTime: 0 });
}

/** Prints the labels of shipments as one document, in the given order, in this computer's way. */
export function usePrintShipments() {
  const api = useApi();
  const client = useQueryClient();
  return async (shipmentIds: string[]): Promise<void> => {
    const { printLabels } = await import('@lading/sub-app-kit/printing');
    await printLabels({
      fetch: (form) => api.download(labelsApi.calls.printLabels, { body: { ...form, shipmentIds } }),
      name: 'labels',
    });
    await client.invalidateQueries({ queryKey: [queryKey(shipmentPage)[0]] });
  };
}

/** Starts an export of the current list. */
export function useShipmentExport() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportShipments, { body: { ...choiceOf(address, timeZone), ...(ids && { ids }), format } });
}

/** Fetches again when orders were imported with their shipments. */
export function useShipmentRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind !== 'order') return;
    for (const call of [shipmentPage, shipmentStatusCounts, shipmentFacets])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  });
}
