import { limits } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { isRowId } from '../row-id.ts';
import type { ChosenRows, ListSource, Sql, TimeRange } from './list-source.ts';

/** The maximum count; more are "10,000+" (decision D16). */
export const countedMost: number = limits.list.countedMost;
/** The more selective of two conditions leads; at most this many of its rows are checked one by one. */
const leadMost = 50_000;

/** Condition that a row contains the search text, for rows that are checked one by one. */
export const holdsText = ({ kind, id }: Pick<ListSource<never>, 'kind' | 'id'>, search: string): Sql =>
  // A subquery instead of a join: otherwise all texts of the organization would be compared first.
  sql`(select strpos(r.body, fold_text(${search})) > 0 from search_record r
    where r.kind = ${sql.lit(kind)} and r.record_id = ${id})`;

/** All of the conditions; none is always true. */
export const allOf = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/**
 * The few matching rows of a list, as a subquery's condition, or undefined if there are too many to check one by one. A search alone gives
 * only its `newest` rows if there are more.
 */
export async function fewRows(
  trx: Trx,
  source: Pick<ListSource<never>, 'kind' | 'id' | 'from'>,
  {
    search,
    filters,
    countTo = countedMost,
    newest,
  }: {
    search?: string | undefined;
    filters: readonly Sql[];
    countTo?: number | undefined;
    newest?: number | undefined;
  },
): Promise<{ conditions: Sql[] } | undefined> {
  const isSearchOnly = search && filters.length === 0;
  // Records that were found are sorted, as scanning the list for them would read it up to the oldest.
  const most = isSearchOnly ? countedMost : search ? leadMost : countTo;
  if (search) {
    const kept = isSearchOnly ? newest : undefined;
    const { ids, count } = await findRecords(trx, source.kind, search, most + 1, kept);
    // The list's own table is always read under its policies, whatever was found.
    if (count <= most) return { conditions: [sql`${source.id} = any (${ids}::bigint[])`, ...filters] };
  }
  if (filters.length === 0) return undefined;
  const count = await countUpTo(trx, source, filters, most + 1);
  if (count > most) return undefined;
  return { conditions: [...filters, ...(search ? [holdsText(source, search)] : [])] };
}

/** Ids of a limited number of records whose text matches the search, all or the newest, as one text for the next query; and how many match. */
async function findRecords(
  trx: Trx,
  kind: string,
  search: string,
  most: number,
  newest: number = most,
): Promise<{ ids: string; count: number }> {
  const { rows } = await sql<{ ids: string | null; count: string }>`
    with found as materialized (select id from find_records(${kind}, ${search}, ${most}) id)
    select array(select id from found order by id desc limit ${newest})::text as ids, count(*) as count from found`.execute(
    trx,
  );
  return { ids: rows[0]?.ids ?? '{}', count: Number(rows[0]?.count ?? 0) };
}

/** The number of rows, counted up to `most`. */
export async function countUpTo(
  trx: Trx,
  { from }: Pick<ListSource<never>, 'from'>,
  conditions: readonly Sql[],
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (select from ${from} where ${allOf(conditions)} limit ${sql.lit(most)}) counted`.execute(
    trx,
  );
  return Number(rows[0]!.count);
}

/** The exact number of rows that meet a condition. */
export async function countChosen(
  trx: Trx,
  { from }: Pick<ListSource<never>, 'from'>,
  condition: Sql,
): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from ${from} where ${condition}`.execute(trx);
  return Number(rows[0]!.total);
}

/** Conditions for a time column: from the first moment on, before the second. */
export const timeBetween = (column: Sql, { from, to }: TimeRange): Sql[] => [
  ...(from ? [sql`${column} >= ${from}::timestamptz`] : []),
  ...(to ? [sql`${column} < ${to}::timestamptz`] : []),
];

/** Conditions for all rows of a selection, however many: for exports, and for exact counts. */
export function everyRow(
  source: Pick<ListSource<never>, 'kind' | 'id'>,
  { search, ids, filters }: { search?: string | undefined; filters: readonly Sql[] } & ChosenRows,
): Sql {
  const found = search ? [sql`${source.id} in (select find_records(${source.kind}, ${search}, null))`] : [];
  const chosen = ids ? [sql`${source.id} = any (${ids.filter(isRowId)}::bigint[])`] : [];
  return allOf([...filters, ...chosen, ...found]);
}
