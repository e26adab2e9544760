import { shipmentStatuses, type ShipmentStatus } from '@lading/contracts/entities/shipment';
import type { ListAddressSpec } from '@lading/sub-app-kit/list-address-rules';

/** Columns that shipments can be sorted by; the wire's own names. */
export type ShipmentSort = 'shipmentNo' | 'orderNo' | 'createTime' | 'postage';

/** Filters of the shipment list. */
export type ShipmentFilters = { status: ShipmentStatus };

/** What the address of the shipment list may hold. */
export const shipmentListAddress: ListAddressSpec<ShipmentSort, ShipmentFilters> = {
  sortable: ['shipmentNo', 'orderNo', 'createTime', 'postage'],
  defaultSort: 'createTime:desc',
  filters: { status: shipmentStatuses },
};
