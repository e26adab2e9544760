import { useHostState } from '@lading/bridge/react';

/** The warehouses of the organization, as choices. */
export function useWarehouseOptions(): { value: string; label: string }[] {
  const list = useHostState(({ user }) => user?.warehouseList);
  return (list ?? []).map(({ warehouseId, warehouseName, warehouseCode }) => ({
    value: warehouseId,
    label: warehouseName ?? warehouseCode ?? warehouseId,
  }));
}
