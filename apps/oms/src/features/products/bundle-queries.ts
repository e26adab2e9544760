import { useBusEvent } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  aliasesApi,
  aliasTypes,
  bundleKinds,
  bundlesApi,
  type AliasType,
  type BundleKind,
  type BundleSummary,
  type ProductAlias,
} from '@lading/contracts/products';
import { storesApi } from '@lading/contracts/stores';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import {
  listChoice,
  listQuery,
  pagingOf,
  type ListAddress,
  type ListAddressSpec,
} from '@lading/sub-app-kit/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useProductChoices } from '../../use-product-choices.ts';

export type BundleSort = 'bundleSku' | 'updateTime';
export type BundleFilters = { kind: BundleKind };
export type AliasSort = 'alias' | 'updateTime';
export type AliasFilters = { type: AliasType; store: string };

const { bundlePage, bundleDetail } = bundlesApi.calls;
const { aliasPage } = aliasesApi.calls;

/** The URL parameters of the lists. */
export const bundleAddress: ListAddressSpec<BundleSort, BundleFilters> = {
  sortable: ['bundleSku', 'updateTime'],
  defaultSort: 'updateTime:desc',
  filters: { kind: bundleKinds },
};
export const aliasAddress: ListAddressSpec<AliasSort, AliasFilters> = {
  sortable: ['alias', 'updateTime'],
  defaultSort: 'updateTime:desc',
  filters: { type: aliasTypes, store: [] },
};

/** Fetches pages of bundles. */
export function useBundlePages() {
  const api = useApi();
  return (address: ListAddress<BundleSort, BundleFilters>) => {
    const query = { ...pagingOf(address), ...listChoice(address) };
    return listQuery<BundleSummary>(callQuery(api, bundlePage, { query }));
  };
}

/** Fetches pages of aliases. */
export function useAliasPages() {
  const api = useApi();
  return (address: ListAddress<AliasSort, AliasFilters>) => {
    const { type, store, ...choice } = listChoice(address);
    const query = {
      ...pagingOf(address),
      ...choice,
      ...(type && { aliasType: type }),
      ...(store && { storeId: store }),
    };
    return listQuery<ProductAlias>(callQuery(api, aliasPage, { query }));
  };
}

export const useBundle = (bundleId: string) =>
  useQuery(callQuery(useApi(), bundleDetail, { params: { bundleId } }));

/** Refetches bundles and aliases after a change. */
export function useBundleReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of [bundlePage, bundleDetail, aliasPage])
      void client.invalidateQueries({ queryKey: [queryKey(call)[0]] });
  };
}

/** Refetches when bundles or aliases were imported. */
export function useBundleRefresh(): void {
  const reload = useBundleReload();
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'alias' || kind === 'bundle') reload();
  });
}

/** The stores of the organization, as choices. */
export function useStoreOptions() {
  const query = useQuery(callQuery(useApi(), storesApi.calls.storeList, {}));
  const options = (query.data ?? []).map(({ storeId, name }) => ({ value: storeId, label: name ?? storeId }));
  return { options, query };
}

/** Products and virtual bundles by SKU, see {@link useProductChoices}, and the current values. */
export function useSkuOptions(chosen: string, { withBundles }: { withBundles: boolean }) {
  const api = useApi();
  const first = { pageSize: 200 } as const;
  const products = useProductChoices();
  const bundles = useQuery({
    ...callQuery(api, bundlePage, { query: { ...first, sort: 'bundleSku:asc' } }),
    enabled: withBundles,
  });
  const options = [
    ...(bundles.data?.records ?? [])
      .filter(({ kind }) => kind === 'VIRTUAL')
      .map(({ bundleSku: sku, bundleName: name }) => ({
        value: sku,
        label: sku,
        keywords: name,
        detail: name,
      })),
    ...products.choices,
  ];
  const isKnown = !chosen || options.some(({ value }) => value === chosen);
  return {
    options: isKnown ? options : [{ value: chosen, label: chosen, keywords: '', detail: '' }, ...options],
    // Whichever of the two failed.
    query: bundles.error && !bundles.data ? bundles : products.query,
    onSearch: products.onSearch,
  };
}
