import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/define-service';
import type { ExportFormat } from '@lading/contracts/entities/export';
import { ordinaryProductType, type ProductDraft } from '@lading/contracts/entities/product';
import { wmsProduct } from '@lading/contracts/services/wms-product';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import type { ListAddress, NoFilters } from '@lading/sub-app-kit/list-address-rules';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductSort } from './product-list-address.ts';

const { productPage, exportProducts, productDetail, saveProduct } = wmsProduct.calls;

/** Which products, and in what order, as the wire asks for them. */
const choiceOf = ({ search, sort }: ListAddress<ProductSort, NoFilters>) => ({
  sort,
  productType: ordinaryProductType,
  ...(search ? { search } : {}),
});

/** One page of products. The rows of the page before stay until the new ones are here. */
export function useProductPage(address: ListAddress<ProductSort, NoFilters>) {
  const query = { pageNo: address.page, pageSize: address.pageSize, ...choiceOf(address) };
  return useQuery({ ...callQuery(useApi(), productPage, { query }), placeholderData: keepPreviousData });
}

/** Begins an export of the list as it is. */
export function useProductExport(address: ListAddress<ProductSort, NoFilters>) {
  const api = useApi();
  return (format: ExportFormat) => api.call(exportProducts, { body: { ...choiceOf(address), format } });
}

/** One product. */
export function useProduct(productId: string, enabled = true) {
  return useQuery({ ...callQuery(useApi(), productDetail, { params: { productId } }), enabled });
}

/** Saves a product: creates it without an identifier, updates it with one. Gives the product as it is now. */
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

/** Fetches anew when products were imported. */
export function useProductRefresh(): void {
  const client = useQueryClient();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind !== 'product') return;
    void client.invalidateQueries({ queryKey: queryKey(productPage) });
    void client.invalidateQueries({ queryKey: queryKey(productDetail) });
  });
}
