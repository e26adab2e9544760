import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readListAddress, type ListAddress } from '../list/list-address-rules.ts';
import type { ListDefinition, ListReply } from '../list/list-definition.ts';
import { keptListSearch } from '../list/list-trail.ts';

/** The neighbors of a row in the list from which the reader came. */
export interface DetailSteps {
  /** The last query of the list's address, with the `?`; empty if the list was not visited in this tab. */
  search: string;
  previous?: DetailStep | undefined;
  next?: DetailStep | undefined;
}

/** A link to a neighboring row. */
export interface DetailStep {
  to: string;
  /** The query of the list's address that shows that row, if it is on another page. */
  search?: string;
}

type Source<Row, Field extends string, Filters extends Record<string, string>> = Required<
  Pick<ListDefinition<Row, Field, Filters>, 'id' | 'address' | 'page' | 'rowId' | 'rowLink'>
>;

function onPage(
  search: string,
  { page, after }: { page: number; after?: string | null | undefined },
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['page', page > 1 ? String(page) : ''],
    ['after', after ?? ''],
  ] as const) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  return `?${params.toString()}`;
}

/**
 * The previous and next row, with the filters and sort of the list from which the reader came, across pages. There are none
 * without such a list, as on a linked page.
 * @param list the parts of the list's definition that query and name its rows
 * @param current id of the shown row
 */
export function useDetailSteps<Row, Field extends string, Filters extends Record<string, string>>(
  list: Source<Row, Field, Filters>,
  current: string,
): DetailSteps {
  const search = keptListSearch(list.id);
  const spec = list.address;
  const address = useMemo(() => readListAddress(new URLSearchParams(search ?? ''), spec), [search, spec]);
  const { page, pageSize } = address;
  const { data } = useQuery({ ...list.page(address), enabled: search !== null });
  const rows = data?.records ?? [];
  const at = rows.findIndex((row) => list.rowId(row) === current);
  const isFirst = at === 0 && page > 1;
  const isLast = at >= 0 && at === rows.length - 1 && hasMore(data, page * pageSize);

  const { after: _begin, ...plain } = address;
  const before: ListAddress<Field, Filters> = {
    ...plain,
    page: page - 1,
    ...(page > 2 && data?.previous && { after: data.previous }),
  };
  const behind: ListAddress<Field, Filters> = {
    ...plain,
    page: page + 1,
    ...(data?.next && { after: data.next }),
  };
  const earlier = useQuery({ ...list.page(isFirst ? before : address), enabled: isFirst }).data;
  const later = useQuery({ ...list.page(isLast ? behind : address), enabled: isLast }).data;

  const step = (row: Row | undefined, there?: ListAddress<Field, Filters>): DetailStep | undefined =>
    row === undefined
      ? undefined
      : { to: list.rowLink(row), ...(there && { search: onPage(search ?? '', there) }) };
  return {
    search: search ?? '',
    previous: isFirst ? step(earlier?.records.at(-1), before) : step(at > 0 ? rows[at - 1] : undefined),
    next: isLast ? step(later?.records[0], behind) : step(at >= 0 ? rows[at + 1] : undefined),
  };
}

const hasMore = (reply: ListReply<unknown> | null | undefined, shown: number): boolean =>
  reply != null && (Boolean(reply.next) || reply.totalExact === false || reply.total > shown);
