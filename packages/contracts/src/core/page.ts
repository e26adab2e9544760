import { z } from 'zod';
import { limits } from './limits.ts';
import { moment } from './moment.ts';
import { queryInteger } from './wire-values.ts';

/**
 * One page of a list: its records and how many there are in all (decision D9). Ours, and absent from a back end that counts and pages by
 * numbers (decision D16): `totalExact` false where there are more than `total`, and what to send as `after` for the pages beside.
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
 * Query of a list that is paged on the server (decision D9): `pageNo` from 1, `pageSize` at most 200, free-text `search`,
 * and `sort` as `field:asc` or `field:desc` with one of the given fields, so that no other column can be asked for. `after` is the
 * `next` or `previous` of another reply and goes before `pageNo`: such a page costs the same however deep it lies (decision D16).
 * A caller that shows a few records and no total sends a smaller `countTo`: matches beyond it are not counted.
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

/** The part of {@link listQuery} that says which rows and in what order, whatever the page. */
export function listChoice<const Field extends string>(sortable: readonly [Field, ...Field[]]) {
  return z.object({
    search: z.string().trim().max(200).optional(),
    sort: z.templateLiteral([z.enum(sortable), ':', z.enum(['asc', 'desc'])]).optional(),
  });
}

/** Narrows a list to what was created from one moment on and before another (decision D16). */
export const createdBetween = { from: moment.optional(), to: moment.optional() };

/**
 * How many rows of a list stand at each of its states, as its tabs show them: up to `limits.list.countedMost` each; `over` names those of
 * which there are more than the number (decision D16). A state that no row has may be left out.
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
