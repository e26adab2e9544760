import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import {
  changeListAddress,
  type ListAddress,
  type ListAddressSpec,
  type ListChange,
  readListAddress,
} from './list-address-rules.ts';
import type { ListDefinition, ListReply } from './list-definition.ts';
import { useListPlace } from './list-place.ts';

/** A list whose page, search, sort order and filters are in its address: Back, reload and a shared link show the same rows. */
export function useListAddress<Field extends string, Filters extends Record<string, string>>(
  spec: ListAddressSpec<Field, Filters>,
): [ListAddress<Field, Filters>, (change: ListChange<Field, Filters>) => void] {
  const { params, setParams } = useListPlace();
  const address = useMemo(() => readListAddress(params, spec), [params, spec]);
  const change = useCallback(
    (next: ListChange<Field, Filters>): void =>
      // Otherwise each pause in typing would create a history entry.
      setParams((now) => changeListAddress(now, next, spec), next.search === undefined),
    [setParams, spec],
  );
  return [address, change];
}

/**
 * The cached reply to the query of a list's address, for surrounding components; it does not send the query.
 * @param params query of the list's address
 */
export function useListReply<Row, Field extends string, Filters extends Record<string, string>>(
  list: Pick<ListDefinition<Row, Field, Filters>, 'address' | 'page'>,
  params: URLSearchParams,
): ListReply<Row> | null | undefined {
  const spec = list.address;
  const address = useMemo(() => readListAddress(params, spec), [params, spec]);
  return useQuery({ ...list.page(address), enabled: false }).data;
}
