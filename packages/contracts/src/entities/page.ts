import { z } from 'zod';
import { limits } from '../limits.ts';
import { queryInteger } from './wire-values.ts';

/** One page of a list: its records and how many there are in all (decision D9). */
export function pageOf<Record extends z.ZodType>(record: Record) {
  return z.object({ records: z.array(record), total: z.number().int().nonnegative() });
}

/** One page of records, as {@link pageOf} parses it. */
export interface Page<Item> {
  records: Item[];
  total: number;
}

const pageSizeMaximum: number = limits.list.pageSizeMaximum;

/**
 * Query of a list that is paged on the server (decision D9): `pageNo` from 1, `pageSize` at most 200, free-text `search`,
 * and `sort` as `field:asc` or `field:desc` with one of the given fields, so that no other column can be asked for.
 */
export function listQuery<const Field extends string>(sortable: readonly [Field, ...Field[]]) {
  return z.object({
    pageNo: queryInteger(1, 1_000_000).default(1),
    pageSize: queryInteger(1, pageSizeMaximum).default(limits.list.pageSizeDefault),
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
