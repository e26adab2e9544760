import type { StatusCounts } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../database.ts';
import { allOf, countedMost, fewRows, holdsText } from './found-records.store.ts';
import type { ListSource, Sql } from './list-source.ts';

/** Rows of a status that are checked against further filters; a text check costs several times a column check. */
const lookedAtMost = { byColumn: 10_000, byText: 2_000 };

/** The grouping of the tabs of a list. */
interface ByStatus<Status extends string> {
  /** The column. */
  status: Sql;
  statuses: readonly Status[];
  search?: string | undefined;
  /** Filters of the list other than search and status. */
  filters: readonly Sql[];
  /** A part of the rows of some statuses, for one more tab. */
  part?: { of: readonly Status[]; condition: Sql };
}

/** The number of rows of a part; a lower bound if it is over. */
interface CountedPart {
  count: number;
  isOver: boolean;
}

/**
 * Number of rows per status. Small results are counted exactly; for large ones the count stops at a limit or a timeout and is a lower
 * bound.
 */
export async function countByStatus<Status extends string>(
  trx: Trx,
  source: Pick<ListSource<never>, 'kind' | 'from' | 'alias' | 'id'>,
  { status, statuses, search, filters, part }: ByStatus<Status>,
): Promise<StatusCounts<Status> & { part?: CountedPart }> {
  const few = search || filters.length > 0 ? await fewRows(trx, source, { search, filters }) : undefined;
  const further = [...filters, ...(search ? [holdsText(source, search)] : [])];
  const most = search ? lookedAtMost.byText : further.length > 0 ? lookedAtMost.byColumn : countedMost;
  // Counted among the same rows, so that the part costs no further look at the table.
  const inPart = (one?: Status): Sql =>
    part && (one === undefined || part.of.includes(one))
      ? sql`count(*) filter (where ${allOf([...(few ? [] : further), part.condition])})`
      : sql`0`;
  const counted = few
    ? sql<Counted<Status>>`select ${status} as status, count(*) as found, 0 as looked, ${inPart()} as in_part
        from ${source.from} where ${allOf(few.conditions)} group by 1`
    : sql<Counted<Status>>`${sql.join(
        statuses.map(
          (one) => sql`
            select ${sql.lit(one)} as status, count(*) filter (where ${allOf(further)}) as found, count(*) as looked,
              ${inPart(one)} as in_part
            from (select * from ${source.from} where ${status} = ${sql.lit(one)} limit ${sql.lit(most + 1)}) ${sql.id(source.alias)}`,
        ),
        sql` union all `,
      )}`;
  const { rows } = await counted.execute(trx);
  const reply: StatusCounts<Status> & { part?: CountedPart } = {
    counts: {},
    over: [],
    ...(part && {
      part: partOf(
        rows.filter((row) => part.of.includes(row.status)),
        most,
      ),
    }),
  };
  for (const row of rows) {
    const found = Number(row.found);
    if (found === 0) continue;
    reply.counts[row.status] = Math.min(found, countedMost);
    if (found > countedMost || Number(row.looked) > most) reply.over.push(row.status);
  }
  return reply;
}

function partOf(rows: readonly Counted<string>[], most: number): CountedPart {
  const found = rows.reduce((sum, row) => sum + Number(row.in_part), 0);
  const isCut = rows.some(({ looked }) => Number(looked) > most);
  // Like a status, a part without a row is not over.
  return { count: Math.min(found, countedMost), isOver: found > countedMost || (found > 0 && isCut) };
}

interface Counted<Status> {
  status: Status;
  found: string;
  /** The rows of the part. */
  in_part: string;
  /** How many rows were examined. */
  looked: string;
}
