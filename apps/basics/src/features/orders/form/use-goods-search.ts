import { bundlesApi, productsApi } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Goods } from './line-goods-rules.ts';

/** Goods that are offered at once, of products and of bundles. */
const offeredMost = 20;

/**
 * Products and virtual bundles that the server finds by a text; a kit is a product by itself. Any SKU may be written, so a search that fails
 * offers nothing and says nothing.
 */
export function useGoodsSearch(text: string): Goods[] {
  const api = useApi();
  const search = useDeferredValue(text.trim());
  const options = {
    enabled: search !== '',
    retry: false,
    placeholderData: keepPreviousData,
    meta: { isSilent: true },
  } as const;
  const query = { pageSize: offeredMost, search };
  const products = useQuery({ ...callQuery(api, productsApi.calls.productPage, { query }), ...options });
  const bundles = useQuery({
    ...callQuery(api, bundlesApi.calls.bundlePage, { query: { ...query, kind: 'VIRTUAL' } }),
    ...options,
  });
  if (search === '') return [];
  return [
    ...(products.data?.records ?? []).map(({ skuCode, skuName: name }) => ({ skuCode, name })),
    ...(bundles.data?.records ?? []).map(({ bundleSku: skuCode, bundleName: name }) => ({ skuCode, name })),
  ];
}
