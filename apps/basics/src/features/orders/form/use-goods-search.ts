import { bundlesApi, productsApi } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Goods } from './line-goods-rules.ts';

/** Maximum suggestions, for products and for bundles each. */
const offeredMost = 20;

/**
 * Products and virtual bundles that the server finds for a text; a kit is itself a product. Any SKU may be entered, so a failed
 * search suggests nothing and shows no error.
 */
export function useGoodsSearch(text: string): Goods[] {
  const api = useApi();
  const search = useDeferredValue(text.trim());
  const options = {
    enabled: search !== '',
    retry: false,
    placeholderData: keepPreviousData,
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
