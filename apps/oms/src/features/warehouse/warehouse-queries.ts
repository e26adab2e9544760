import { useBusEvent, useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  crossdockApi,
  discrepanciesApi,
  inboundApi,
  inboundStatuses,
  inventoryApi,
  outboundApi,
  outboundStatuses,
  returnsApi,
  returnStatuses,
  workKinds,
  workOrdersApi,
  workOrderStatuses,
  type InboundStatus,
  type InboundSummary,
  type OutboundStatus,
  type OutboundSummary,
  type ReturnStatus,
  type ReturnSummary,
  type StockLevel,
  type WorkKind,
  type WorkOrderStatus,
  type WorkOrderSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { dayEnd, dayStart } from '@lading/sub-app-kit/day-rules';
import {
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const { inboundPage, inboundStatusCounts } = inboundApi.calls;
const { outboundPage, outboundStatusCounts } = outboundApi.calls;
const { returnPage, returnStatusCounts } = returnsApi.calls;
const { workOrderPage, workOrderStatusCounts } = workOrdersApi.calls;
const { inventoryPage, stockCard } = inventoryApi.calls;

export type InboundSort = 'inboundNo' | 'eta' | 'createTime';
export type OutboundSort = 'outboundNo' | 'createTime';
export type ReturnSort = 'returnNo' | 'createTime';
export type WorkOrderSort = 'workOrderNo' | 'createTime';
export type StockSort = 'skuCode' | 'onHand' | 'available' | 'changeTime';
type Shared = { warehouse: string; from: string; to: string };
export type InboundFilters = Shared & { status: InboundStatus };
export type OutboundFilters = Shared & { status: OutboundStatus; delivery: 'parcel' | 'freight' };
export type ReturnFilters = Shared & { status: ReturnStatus };
export type WorkOrderFilters = Shared & { status: WorkOrderStatus; kind: WorkKind };
export type StockFilters = { stock: 'available' | 'none-available' | 'damaged'; warehouse: string };

/** What the addresses of the lists may hold. */
export const inboundAddress: ListAddressSpec<InboundSort, InboundFilters> = {
  sortable: ['inboundNo', 'eta', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: inboundStatuses, warehouse: [], from: [], to: [] },
};
export const outboundAddress: ListAddressSpec<OutboundSort, OutboundFilters> = {
  sortable: ['outboundNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: outboundStatuses, delivery: ['parcel', 'freight'], warehouse: [], from: [], to: [] },
};
export const returnAddress: ListAddressSpec<ReturnSort, ReturnFilters> = {
  sortable: ['returnNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: returnStatuses, warehouse: [], from: [], to: [] },
};
export const workOrderAddress: ListAddressSpec<WorkOrderSort, WorkOrderFilters> = {
  sortable: ['workOrderNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: workOrderStatuses, kind: workKinds, warehouse: [], from: [], to: [] },
};
export const stockAddress: ListAddressSpec<StockSort, StockFilters> = {
  sortable: ['skuCode', 'onHand', 'available', 'changeTime'],
  defaultSort: 'changeTime:desc',
  filters: { stock: ['available', 'none-available', 'damaged'], warehouse: [] },
};

interface Narrowed {
  search?: string | undefined;
  filters: Partial<Record<'warehouse' | 'from' | 'to', string | undefined>> & {
    delivery?: OutboundFilters['delivery'] | undefined;
  };
}

/** What a list of the warehouse is narrowed to, as its call has it. */
export function choiceOf({ search, filters }: Narrowed, timeZone: string) {
  const [from, to] = [dayStart(filters.from ?? '', timeZone), dayEnd(filters.to ?? '', timeZone)];
  return {
    ...(search ? { search } : {}),
    ...(filters.warehouse ? { warehouseId: filters.warehouse } : {}),
    ...(filters.delivery ? { delivery: filters.delivery } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Asks pages of inbounds, and the numbers of their tabs. */
export function useInboundPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return {
    page: (address: ListAddress<InboundSort, InboundFilters>) => {
      const { status } = address.filters;
      const choice = { ...choiceOf(address, timeZone), ...(status ? { status } : {}) };
      const query = { ...pagingOf(address), ...choice, sort: address.sort };
      return listQuery<InboundSummary>(callQuery(api, inboundPage, { query }));
    },
    counts: (address: ListAddress<InboundSort, InboundFilters>) =>
      tabCounts(callQuery(api, inboundStatusCounts, { query: choiceOf(address, timeZone) })),
  };
}

/** Asks pages of outbounds, and the numbers of their tabs. */
export function useOutboundPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return {
    page: (address: ListAddress<OutboundSort, OutboundFilters>) => {
      const { status } = address.filters;
      const choice = { ...choiceOf(address, timeZone), ...(status ? { status } : {}) };
      const query = { ...pagingOf(address), ...choice, sort: address.sort };
      return listQuery<OutboundSummary>(callQuery(api, outboundPage, { query }));
    },
    counts: (address: ListAddress<OutboundSort, OutboundFilters>) =>
      tabCounts(callQuery(api, outboundStatusCounts, { query: choiceOf(address, timeZone) })),
  };
}

/** Asks pages of returns, and the numbers of their tabs. */
export function useReturnPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  return {
    page: (address: ListAddress<ReturnSort, ReturnFilters>) => {
      const { status } = address.filters;
      const choice = { ...choiceOf(address, timeZone), ...(status ? { status } : {}) };
      const query = { ...pagingOf(address), ...choice, sort: address.sort };
      return listQuery<ReturnSummary>(callQuery(api, returnPage, { query }));
    },
    counts: (address: ListAddress<ReturnSort, ReturnFilters>) =>
      tabCounts(callQuery(api, returnStatusCounts, { query: choiceOf(address, timeZone) })),
  };
}

/** Asks pages of work orders, and the numbers of their tabs. */
export function useWorkOrderPages() {
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  type Address = ListAddress<WorkOrderSort, WorkOrderFilters>;
  const choice = (address: Address) => ({
    ...choiceOf(address, timeZone),
    ...(address.filters.kind ? { kind: address.filters.kind } : {}),
  });
  return {
    page: (address: Address) => {
      const { status } = address.filters;
      const query = {
        ...pagingOf(address),
        ...choice(address),
        ...(status ? { status } : {}),
        sort: address.sort,
      };
      return listQuery<WorkOrderSummary>(callQuery(api, workOrderPage, { query }));
    },
    counts: (address: Address) =>
      tabCounts(callQuery(api, workOrderStatusCounts, { query: choice(address) })),
  };
}

/** Asks pages of stock. */
export function useStockPages() {
  const api = useApi();
  return (address: ListAddress<StockSort, StockFilters>) => {
    const { stock, warehouse } = address.filters;
    const query = {
      ...{ ...pagingOf(address), sort: address.sort },
      ...(address.search ? { search: address.search } : {}),
      ...(stock ? { stock } : {}),
      ...(warehouse ? { warehouseId: warehouse } : {}),
    };
    return listQuery<StockLevel>(callQuery(api, inventoryPage, { query }));
  };
}

export const useStockCard = (productId: string) =>
  useQuery(callQuery(useApi(), stockCard, { params: { productId } }));

/** The warehouses of the organization, as choices. */
export function useWarehouseOptions(): { value: string; label: string }[] {
  const list = useHostState(({ user }) => user?.warehouseList);
  return (list ?? []).map(({ warehouseId, warehouseName, warehouseCode }) => ({
    value: warehouseId,
    label: warehouseName ?? warehouseCode ?? warehouseId,
  }));
}

/** The warehouses of the organization that do this for it (spec §6), as choices. */
export function useFunctionWarehouses(functionType: number): { value: string; label: string }[] {
  const functions = useHostState(({ user }) => user?.warehouseFunctions);
  const wanted = String(functionType);
  const offering = new Set(
    (functions ?? [])
      .filter(({ functionTypes }) => functionTypes?.split(',').some((one) => one.trim() === wanted))
      .map(({ warehouseId }) => warehouseId),
  );
  return useWarehouseOptions().filter(({ value }) => offering.has(value));
}

/** Fetches everything of the warehouse again, for whoever changes something. */
export function useWarehouseReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const { calls } of [
      inboundApi,
      discrepanciesApi,
      outboundApi,
      returnsApi,
      workOrdersApi,
      crossdockApi,
      inventoryApi,
    ])
      for (const call of Object.values(calls))
        void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  };
}

/** Fetches again when the warehouse tells that something has happened there. */
export function useWarehouseRefresh(): void {
  const reload = useWarehouseReload();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'warehouse' || kind === 'inbound' || kind === 'outbound') reload();
  });
}
