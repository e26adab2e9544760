import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import type { ExportFormat } from '@lading/contracts/tasks';
import {
  ordinaryProductType,
  type ProductDraft,
  type ProductRecord,
  productsApi,
} from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  type ListAddressSpec,
  listQuery,
  pagingOf,
  type ListAddress,
  type NoFilters,
} from '@lading/sub-app-kit/list';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Columns that products can be sorted by; the wire's own names. */
export type ProductSort = 'skuCode' | 'skuName' | 'brand' | 'createTime' | 'updateTime';

/** The URL parameters of the product list. */
export const productListAddress: ListAddressSpec<ProductSort, NoFilters> = {
  sortable: ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'],
  defaultSort: 'updateTime:desc',
  filters: {},
};

const { productPage, exportProducts, productDetail, saveProduct } = productsApi.calls;

/** Filters and sort order in wire format. */
const choiceOf = ({ search, sort }: ListAddress<ProductSort, NoFilters>) => ({
  sort,
  productType: ordinaryProductType,
  ...(search ? { search } : {}),
});

type Address = ListAddress<ProductSort, NoFilters>;

/** Fetches pages of products. */
export function useProductPages() {
  const api = useApi();
  return (address: Address) => {
    const query = { ...pagingOf(address), ...choiceOf(address) };
    return listQuery<ProductRecord>(callQuery(api, productPage, { query }));
  };
}

/** Starts an export of the current list. */
export function useProductExport() {
  const api = useApi();
  return (address: Address, format: ExportFormat, ids?: string[]) =>
    api.call(exportProducts, { body: { ...choiceOf(address), ...(ids && { ids }), format } });
}

/** One product. */
export function useProduct(productId: string) {
  return useQuery(callQuery(useApi(), productDetail, { params: { productId } }));
}

/** Saves a product: creates it without an identifier, updates it with one. Returns the current product. */
export function useSaveProduct(productId: string | undefined) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProductDraft) =>
      api.call(saveProduct, { body: { ...draft, ...(productId === undefined ? {} : { productId }) } }),
    onSuccess(saved) {
      client.setQueryData(queryKey(productDetail, { params: { productId: saved.productId } }), saved);
      void client.invalidateQueries({ queryKey: queryKey(productPage) });
    },
  });
}

/** Refetches when products were imported. */
export function useProductRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind !== 'product') return;
    void client.invalidateQueries({ queryKey: queryKey(productPage) });
    void client.invalidateQueries({ queryKey: queryKey(productDetail) });
  });
}
