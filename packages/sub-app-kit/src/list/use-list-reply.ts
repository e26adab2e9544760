import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readListAddress } from './list-address-rules.ts';
import type { ListDefinition, ListReply } from './list-definition.ts';

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
