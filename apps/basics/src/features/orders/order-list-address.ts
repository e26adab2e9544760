import { orderStatuses, type OrderStatus } from '@lading/contracts/entities/order';
import type { ListAddressSpec } from '@lading/sub-app-kit/list-address-rules';

/** Columns that orders can be sorted by; the wire's own names. */
export type OrderSort = 'orderNo' | 'createTime' | 'updateTime' | 'storeName' | 'totalAmount';

/** Filters of the order list. A `type` alias would do as well; an interface has no index signature. */
export type OrderFilters = { status: OrderStatus; store: string };

/** What the address of the order list may hold. */
export const orderListAddress: ListAddressSpec<OrderSort, OrderFilters> = {
  sortable: ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'],
  defaultSort: 'createTime:desc',
  filters: { status: orderStatuses, store: [] },
};
