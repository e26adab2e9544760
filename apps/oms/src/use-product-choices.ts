import { productsApi } from '@lading/contracts/products';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useRested } from '@lading/sub-app-kit/use-rested';
import type { ComboboxOption } from '@lading/ui/combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const { productPage } = productsApi.calls;

/** Number of products offered before anything is typed: the first by SKU. */
const offered = { pageSize: 200, sort: 'skuCode:asc' } as const;
const found = { pageSize: 50 } as const;

/** Products to choose from: the first 200 by SKU, and search results from the server if there are more. */
export function useProductChoices({ isEnabled = true } = {}) {
  const api = useApi();
  const [typed, setTyped] = useState('');
  const search = useRested(typed.trim());
  const query = useQuery({ ...callQuery(api, productPage, { query: offered }), enabled: isEnabled });
  const first = query.data?.records ?? [];
  const hasMore = (query.data?.total ?? 0) > first.length;
  const more = useQuery({
    ...callQuery(api, productPage, { query: { ...found, search } }),
    enabled: isEnabled && hasMore && search !== '',
  });
  const known = new Set(first.map(({ skuCode }) => skuCode));
  const others = (more.data?.records ?? []).filter(({ skuCode }) => !known.has(skuCode));
  const choiceOf = (skuCode: string, skuName: string, words = ''): ComboboxOption<string> => ({
    value: skuCode,
    label: skuCode,
    // The server also searches barcodes, which the field itself does not know.
    keywords: `${skuName} ${words}`,
    detail: skuName,
  });
  const choices = [
    ...first.map(({ skuCode, skuName }) => choiceOf(skuCode, skuName)),
    ...others.map(({ skuCode, skuName }) => choiceOf(skuCode, skuName, search)),
  ];
  return { choices, query, onSearch: setTyped };
}
