import { bundlesApi, productsApi } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { leastLetters, useRested } from '@lading/sub-app-kit/use-rested';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Goods } from './line-goods-rules.ts';

/** Maximum suggestions, for products and for bundles each. */
const offeredMost = 20;

/**
 * Products and virtual bundles that the server finds for a text once typing pauses; a kit is itself a product. Any SKU may be entered, so a failed
 * search suggests nothing and shows no error.
 */
export function useGoodsSearch(text: string): Goods[] {
  const api = useApi();
  const search = useRested(text.trim());
  const isWanted = search.length >= leastLetters;
  const options = {
    enabled: isWanted,
    retry: false,
    placeholderData: keepPreviousData,
  } as const;
  const query = { pageSize: offeredMost, search };
  const products = useQuery({ ...callQuery(api, productsApi.calls.productPage, { query }), ...options });
  const bundles = useQuery({
    ...callQuery(api, bundlesApi.calls.bundlePage, { query: { ...query, kind: 'VIRTUAL' } }),
    ...options,
  });
  if (!isWanted) return [];
  return [
    ...(products.data?.records ?? []).map(({ skuCode, skuName: name }) => ({ skuCode, name })),
    ...(bundles.data?.records ?? []).map(({ bundleSku: skuCode, bundleName: name }) => ({ skuCode, name })),
  ];
}
