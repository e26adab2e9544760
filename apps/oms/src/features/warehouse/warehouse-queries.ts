import { useBusEvent, useHostState } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  crossdockApi,
  discrepanciesApi,
  inboundApi,
  inventoryApi,
  outboundApi,
  returnsApi,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import { useQueryClient } from '@tanstack/react-query';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';

/** The organization's warehouses that provide this service (spec §6), as choices. */
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

/** Refetches all warehouse data after a change. */
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

/** Refetches when the warehouse reports an event. */
export function useWarehouseRefresh(): void {
  const reload = useWarehouseReload();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'warehouse' || kind === 'inbound' || kind === 'outbound') reload();
  });
}
