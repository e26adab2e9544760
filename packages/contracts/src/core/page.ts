import { z } from 'zod';
import { limits } from './limits.ts';
import { moment } from './moment.ts';
import { queryInteger } from './wire-values.ts';

/**
 * One page of a list: its records and the total number (decision D9). Ours, and absent from a back end that counts and pages by
 * numbers (decision D16): `totalExact` is false if there are more than `total`, and cursors to send as `after` for the adjacent
 * pages.
 */
export function pageOf<Record extends z.ZodType>(record: Record) {
  return z.object({
    records: z.array(record),
    total: z.number().int().nonnegative(),
    totalExact: z.boolean().optional(),
    next: z.string().nullish(),
    previous: z.string().nullish(),
  });
}

/** One page of records, as {@link pageOf} parses it. */
export interface Page<Item> {
  records: Item[];
  total: number;
  totalExact?: boolean | undefined;
  next?: string | null | undefined;
  previous?: string | null | undefined;
}

const pageSizeMaximum: number = limits.list.pageSizeMaximum;

/**
 * Query of a list that is paged on the server (decision D9): `pageNo` from 1, `pageSize` at most 200, free-text `search`, and
 * `sort` as `field:asc` or `field:desc` with one of the given fields, so that no other column can be requested. `after` is the
 * `next` or `previous` of another reply and takes precedence over `pageNo`: such a page costs the same at any depth (decision
 * D16). Of a long list, a page by number that begins beyond `limits.list.numberedMost` rows is refused (400). A caller that shows a few
 * records and no total sends a smaller `countTo`: matches beyond it are not counted.
 */
export function listQuery<const Field extends string>(sortable: readonly [Field, ...Field[]]) {
  return z.object({
    pageNo: queryInteger(1, 1_000_000).default(1),
    pageSize: queryInteger(1, pageSizeMaximum).default(limits.list.pageSizeDefault),
    after: z.string().max(4_000).optional(),
    countTo: queryInteger(1, limits.list.countedMost).optional(),
    ...listChoice(sortable).shape,
  });
}

/** The part of {@link listQuery} that selects and sorts rows, independent of the page. */
export function listChoice<const Field extends string>(sortable: readonly [Field, ...Field[]]) {
  return z.object({
    search: z.string().trim().max(200).optional(),
    sort: z.templateLiteral([z.enum(sortable), ':', z.enum(['asc', 'desc'])]).optional(),
  });
}

/** Limits a list to records created in a range, start inclusive and end exclusive (decision D16). */
export const createdBetween = { from: moment.optional(), to: moment.optional() };

/**
 * The number of rows of a list in each state, for its tabs: up to `limits.list.countedMost` each; `over` lists the states with
 * more rows than that (decision D16). States without rows may be omitted.
 */
export function statusCountsOf<const Status extends string>(statuses: readonly [Status, ...Status[]]) {
  return z.object({
    counts: z.partialRecord(z.enum(statuses), z.number().int().nonnegative()),
    over: z.array(z.enum(statuses)),
  });
}

/** Numbers of tabs, as {@link statusCountsOf} parses them. */
export interface StatusCounts<Status extends string = string> {
  counts: Partial<Record<Status, number>>;
  over: Status[];
}
