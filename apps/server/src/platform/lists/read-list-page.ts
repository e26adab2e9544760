import { limits, pageMessages, type Page } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { fieldFault } from '../request-error.ts';
import { allOf, countedMost, countUpTo, fewRows, holdsText } from './found-records.store.ts';
import { readCursor, writeCursor, type ListCursor } from './list-cursor.ts';
import type { ListChoice, ListKey, ListPaging, ListSource, Sql } from './list-source.ts';

/** Ids of a page of a list, in order, and what the reply contains besides its records (decision D16). */
interface PageOfIds {
  ids: string[];
  total: number;
  totalExact: boolean;
  next: string | null;
  previous: string | null;
}

interface KeyRow {
  id: string;
  key: string | null;
}

/** How the rows of a page are read, and what the reply contains of each. */
interface RowsOfPage<Row, Shown> {
  /** Reads the rows whose id is among `ids`: the right side of a condition, after `=`. */
  read: (ids: Sql) => Promise<readonly Row[]>;
  idOf: (row: Row) => string;
  show: (row: Row) => Shown;
}

/**
 * Reads one page of a list: its ids in order, then their rows.
 * @throws RequestError 400 for a page by number far into a list that is too long to be sorted: each row before it would be read
 */
export async function readListPage<Field extends string, Row, Shown>(
  trx: Trx,
  source: ListSource<Field>,
  choice: ListChoice<Field> & ListPaging & { filters: readonly Sql[] },
  { read, idOf, show }: RowsOfPage<Row, Shown>,
): Promise<Page<Shown>> {
  const { ids, ...page } = await readPageOfIds(trx, source, choice, choice);
  const rows = await read(sql`any (${ids}::bigint[])`);
  return { ...page, records: inOrderOf(ids, rows, idOf).map(show) };
}

/**
 * Reads the ids of one page. A few rows are sorted; many are read in index order until the page is full. Both cost the same in a list
 * of a thousand rows and of a million.
 */
async function readPageOfIds<Field extends string>(
  trx: Trx,
  source: ListSource<Field>,
  { search, sort = source.usual, filters }: ListChoice<Field> & { filters: readonly Sql[] },
  { pageNo, pageSize, after, countTo = countedMost }: ListPaging,
): Promise<PageOfIds> {
  const [field, direction] = sort.split(':') as [Field, 'asc' | 'desc'];
  const cursor = readCursor(after, sort);
  const isBack = cursor?.way === 'before';
  const offset = cursor ? 0 : (pageNo - 1) * pageSize;
  const asked = { cursor, isUp: (direction === 'asc') !== isBack, isBack, offset, limit: pageSize + 1 };
  const key = source.keys[field];

  // The first pages by creation are among the newest ids, even with half of them out of order. One more than is counted tells that there are more.
  const isOfNewest = key.growsWithId && direction === 'desc' && !cursor && 2 * (offset + pageSize) <= countTo;
  const newest = isOfNewest ? countTo + 1 : undefined;
  const few =
    search || filters.length > 0
      ? await fewRows(trx, source, { search, filters, countTo, newest })
      : undefined;
  const conditions = [...filters, ...(search ? [holdsText(source, search)] : [])];
  const { numberedMost } = limits.list;
  if (!few && offset >= numberedMost) {
    const isLong =
      conditions.length > 0 || (await countUpTo(trx, source, [], numberedMost + 1)) > numberedMost;
    if (isLong) throw fieldFault('pageNo', pageMessages.pageTooFar({ most: numberedMost }));
  }
  const read = few
    ? await readFew(trx, source, key, few.conditions, asked)
    : { rows: await readMany(trx, source, key, conditions, asked), total: undefined };

  const hasMore = read.rows.length > pageSize;
  const page = read.rows.slice(0, pageSize);
  if (isBack) page.reverse();
  const at = (row: KeyRow | undefined, way: ListCursor['way'], is: boolean) =>
    row && is ? writeCursor({ sort, way, key: row.key, id: row.id }) : null;
  const seen = offset + page.length + (hasMore ? 1 : 0);
  const counted =
    read.total === undefined
      ? await countMany(trx, source, { search, filters, seen, hasMore, countTo })
      : upTo(read.total, filters.length > 0 ? read.total : countTo);
  return {
    ids: page.map(({ id }) => id),
    ...counted,
    next: at(page.at(-1), 'after', isBack || hasMore),
    previous: at(page[0], 'before', isBack ? hasMore : cursor !== undefined || pageNo > 1),
  };
}

const upTo = (total: number, most: number) => ({
  total: Math.min(total, most),
  totalExact: total <= most,
});

/** Counts matches when there are more than are checked one by one. */
async function countMany<Field extends string>(
  trx: Trx,
  source: ListSource<Field>,
  {
    search,
    filters,
    seen,
    hasMore,
    countTo,
  }: {
    search?: string | undefined;
    filters: readonly Sql[];
    seen: number;
    hasMore: boolean;
    countTo: number;
  },
): Promise<{ total: number; totalExact: boolean }> {
  // Both have many, and the overlap is not counted: at least those that were seen.
  if (search && filters.length > 0) return { total: seen, totalExact: !hasMore };
  if (search || filters.length > 0) return { total: Math.max(countTo, seen), totalExact: false };
  const count = await countUpTo(trx, source, [], countTo + 1);
  return upTo(count, countTo);
}

interface Asked {
  cursor: ListCursor | undefined;
  /** Whether smaller keys come first as read; reversed for a previous page. */
  isUp: boolean;
  isBack: boolean;
  offset: number;
  limit: number;
}

/** Rows of a small selection: all of them are read once, counted and sorted. */
async function readFew<Field extends string>(
  trx: Trx,
  { from, id }: ListSource<Field>,
  { key, type, none }: ListKey,
  conditions: readonly Sql[],
  asked: Asked,
): Promise<{ rows: KeyRow[]; total: number }> {
  const plain: ListKey = { key: sql.ref('key'), type, ...(none && { none: sql`key is null` }) };
  const { rows } = await sql<{ rows: KeyRow[] | null; total: string }>`
    with chosen as materialized (select ${id} as id, ${key} as key from ${from} where ${allOf(conditions)})
    select (select count(*) from chosen) as total,
      (select json_agg(json_build_object('id', page.id::text, 'key', page.key) order by page.part, page.place)
        from (${parts({ from: sql`chosen`, id: sql.ref('id') }, plain, [], asked)}) page) as rows`.execute(
    trx,
  );
  return { rows: rows[0]!.rows ?? [], total: Number(rows[0]!.total) };
}

/** Rows of a large selection: the index of their order is scanned until there are enough. */
async function readMany<Field extends string>(
  trx: Trx,
  source: ListSource<Field>,
  key: ListKey,
  conditions: readonly Sql[],
  asked: Asked,
): Promise<KeyRow[]> {
  const { rows } =
    await sql<KeyRow>`select page.id::text as id, page.key from (${parts(source, key, conditions, asked)}) page
    order by page.part, page.place`.execute(trx);
  return rows;
}

/** Rows with a key and rows without one, each in order: `part`, `place`, `id`, `key` as a text. */
function parts(
  { from, id }: { from: Sql; id: Sql },
  { key, type, none, from: keyed = from, read }: ListKey,
  conditions: readonly Sql[],
  { cursor, isUp, isBack, offset, limit }: Asked,
): Sql {
  const most = offset + limit;
  const direction = isUp ? sql`asc` : sql`desc`;
  const comparison = isUp ? sql`>` : sql`<`;
  const behindId = cursor && sql`${cursor.id}::bigint`;
  const behindKey = cursor && cursor.key !== null ? sql`${cursor.key}::${sql.raw(type)}` : undefined;

  const withKey = (): Sql => {
    const behind = behindKey && behindId ? { key: behindKey, id: behindId, comparison } : undefined;
    if (read) return read({ conditions: allOf(conditions), direction, limit: most, behind });
    const further = behind
      ? [
          // The first condition uses the index, the second distinguishes rows with an equal key.
          sql`${key} ${comparison}= ${behind.key}`,
          sql`(${key}, ${id}) ${comparison} (${behind.key}, ${behind.id})`,
        ]
      : [];
    const has = none ? [sql`${key} is not null`] : [];
    return sql`select ${id} as id, ${key} as key from ${keyed} where ${allOf([...conditions, ...has, ...further])}
      order by ${key} ${direction}, ${id} ${direction} limit ${sql.lit(most)}`;
  };
  const withoutKey = (condition: Sql): Sql => {
    const further = cursor?.key === null ? [sql`${id} ${comparison} ${behindId!}`] : [];
    return sql`select ${id} as id, null::${sql.raw(type)} as key from ${from} where ${allOf([...conditions, condition, ...further])}
      order by ${id} ${direction} limit ${sql.lit(most)}`;
  };
  const placed = (rows: Sql, part: number): Sql =>
    sql`select ${sql.lit(part)} as part, row_number() over (order by rows.key ${direction}, rows.id ${direction}) as place, rows.id, rows.key::text as key
      from (${rows}) rows`;

  // A previous page is read backwards: rows without a key, which are last, then come first.
  const isAmongNone = cursor?.key === null;
  const wanted = [
    ...(isBack && !isAmongNone ? [placed(withKey(), 0)] : []),
    ...(isBack && isAmongNone && none ? [placed(withoutKey(none), 0), placed(withKey(), 1)] : []),
    ...(!isBack && !isAmongNone ? [placed(withKey(), 0)] : []),
    ...(!isBack && none ? [placed(withoutKey(none), 1)] : []),
  ];
  return sql`select * from (${sql.join(wanted, sql` union all `)}) every_part
    order by part, place limit ${sql.lit(limit)} offset ${sql.lit(offset)}`;
}

/** Rows in the order of their ids; an id without a row is skipped. */
function inOrderOf<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
