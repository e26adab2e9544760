import type { ListAddressSpec, NoFilters } from '@lading/sub-app-kit/list-address-rules';

/** Columns that products can be sorted by; the wire's own names. */
export type ProductSort = 'skuCode' | 'skuName' | 'brand' | 'createTime' | 'updateTime';

/** What the address of the product list may hold. */
export const productListAddress: ListAddressSpec<ProductSort, NoFilters> = {
  sortable: ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'],
  defaultSort: 'updateTime:desc',
  filters: {},
};
