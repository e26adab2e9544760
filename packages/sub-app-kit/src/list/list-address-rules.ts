import { limits } from '@lading/contracts/core';
import { dayRange } from '../day-rules.ts';

/** The sort order of a list in wire format: `createTime:desc` (decision D9). */
export type SortOf<Field extends string> = `${Field}:${'asc' | 'desc'}`;

/** For a list without filters. */
export type NoFilters = Record<string, never>;

/** What a list's address can contain. */
export interface ListAddressSpec<Field extends string, Filters extends Record<string, string>> {
  sortable: readonly Field[];
  defaultSort: SortOf<Field>;
  /** The order for some values of the filters, such as of a work queue; undefined: `defaultSort`. */
  sortFor?: (filters: ListAddress<Field, Filters>['filters']) => SortOf<Field> | undefined;
  /** Filters by name, with their allowed values; an empty list allows any value. */
  filters: { readonly [Name in keyof Filters]: readonly Filters[Name][] };
}

/** The current parameters of a list. */
export interface ListAddress<Field extends string, Filters extends Record<string, string>> {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Cursor of the page, from the reply to the previous one; undefined for a server that only pages by number. */
  after?: string;
  search: string;
  sort: SortOf<Field>;
  filters: { [Name in keyof Filters]?: Filters[Name] };
}

/** A change of a list's address; null removes a filter. */
export interface ListChange<Field extends string, Filters extends Record<string, string>> {
  page?: number;
  pageSize?: number;
  /** Cursor of the new page, if the current reply has one. */
  after?: string | null | undefined;
  search?: string;
  sort?: SortOf<Field>;
  filters?: { [Name in keyof Filters]?: Filters[Name] | null };
}

/** Names in the address: the previewed row, and the cursor of a page. */
export const peekName = 'peek';
const afterName = 'after';

/** Page sizes offered by a list; none exceeds the maximum of a reply (decision D9). */
export const pageSizes = [20, limits.list.pageSizeDefault, 100, limits.list.pageSizeMaximum] as const;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

function isSort<Field extends string>(
  text: string | null,
  sortable: readonly Field[],
): text is SortOf<Field> {
  const [field, direction, ...rest] = (text ?? '').split(':');
  const isDirection = direction === 'asc' || direction === 'desc';
  return rest.length === 0 && isDirection && sortable.some((known) => known === field);
}

/** The valid filters of a list's address. */
function readFilters<Field extends string, Filters extends Record<string, string>>(
  params: URLSearchParams,
  spec: ListAddressSpec<Field, Filters>,
): ListAddress<Field, Filters>['filters'] {
  const filters: ListAddress<Field, Filters>['filters'] = {};
  for (const name of Object.keys(spec.filters) as (keyof Filters & string)[]) {
    const value = params.get(name) as Filters[typeof name] | null;
    const allowed = spec.filters[name];
    if (value && (allowed.length === 0 || allowed.includes(value))) filters[name] = value;
  }
  return filters;
}

/** The order of a list whose address has none. */
const usualSort = <Field extends string, Filters extends Record<string, string>>(
  spec: ListAddressSpec<Field, Filters>,
  filters: ListAddress<Field, Filters>['filters'],
): SortOf<Field> => spec.sortFor?.(filters) ?? spec.defaultSort;

/** Reads a list's address. Invalid parts are ignored: an address may be old, or hand-written. */
export function readListAddress<Field extends string, Filters extends Record<string, string>>(
  params: URLSearchParams,
  spec: ListAddressSpec<Field, Filters>,
): ListAddress<Field, Filters> {
  const size = wholeNumber(params.get('size'));
  const sort = params.get('sort');
  const filters = readFilters(params, spec);
  const after = params.get(afterName);
  return {
    ...(after && { after: after.slice(0, 4_000) }),
    page: wholeNumber(params.get('page')) ?? 1,
    pageSize: pageSizes.find((known) => known === size) ?? limits.list.pageSizeDefault,
    search: (params.get('q') ?? '').trim().slice(0, 200),
    sort: isSort(sort, spec.sortable) ? sort : usualSort(spec, filters),
    filters,
  };
}

/**
 * The address after a change. Every change except of the page returns to the first page, since page 7 of another search is
 * meaningless. Defaults are omitted, so that a default list has a short address.
 */
export function changeListAddress<Field extends string, Filters extends Record<string, string>>(
  params: URLSearchParams,
  change: ListChange<Field, Filters>,
  spec: ListAddressSpec<Field, Filters>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string): void => {
    if (value === usual) next.delete(name);
    else next.set(name, value);
  };
  put('page', String(change.page ?? 1), '1');
  put(afterName, change.after ?? '', '');
  // Another page does not contain the row.
  next.delete(peekName);
  if (change.pageSize !== undefined)
    put('size', String(change.pageSize), String(limits.list.pageSizeDefault));
  if (change.search !== undefined) put('q', change.search, '');
  for (const [name, value] of Object.entries(change.filters ?? {})) put(name, value ?? '', '');
  if (change.sort !== undefined) put('sort', change.sort, usualSort(spec, readFilters(next, spec)));
  return next;
}

/** The page of an address as input of list calls (decisions D9, D16). */
export function pagingOf({ page, pageSize, after }: ListAddress<string, Record<string, string>>): {
  pageNo: number;
  pageSize: number;
  after?: string;
} {
  return { pageNo: page, pageSize, ...(after && { after }) };
}

/** The input of list calls from an address, without the page. */
type ListChoice<Field extends string, Filters extends Record<string, string>> = {
  sort: SortOf<Field>;
  search?: string;
} & { [Name in keyof Filters]?: Filters[Name] };

/**
 * The search, filters and sort order of an address, by the names of its filters. Empty filters are omitted.
 * @param timeZone the reader's (IANA name): `from` and `to`, days in the address (YYYY-MM-DD, both included), become moments;
 * without it they stay days
 */
export function listChoice<Field extends string, Filters extends Record<string, string>>(
  { search, sort, filters }: ListAddress<Field, Filters>,
  timeZone?: string,
): ListChoice<Field, Filters> {
  const { from, to, ...others }: Record<string, string | undefined> = filters;
  const days = timeZone === undefined ? { from, to } : dayRange({ from, to }, timeZone);
  const given = Object.entries({ search, ...others, ...days }).filter(([, value]) => value);
  return { sort, ...Object.fromEntries(given) } as ListChoice<Field, Filters>;
}
