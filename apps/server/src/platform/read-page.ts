import { sql, type SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. */
export async function countRows<DB, TB extends keyof DB>(
  matching: SelectQueryBuilder<DB, TB, unknown>,
): Promise<number> {
  const { total } = await matching
    .select(sql<string>`count(*)`.as('total'))
    .$castTo<{ total: string }>()
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * One page of a list and how many rows there are in all, in one question: what passes between us and the database costs more than what
 * it says, and so both are of the same moment.
 *
 * @param ordered what the rows show, and their order
 * @param matching which rows there are, without columns and without an order
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  ordered: SelectQueryBuilder<DB, TB, Row>,
  matching: SelectQueryBuilder<DB, TB, unknown>,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ rows: Row[]; total: number }> {
  const counted = matching.select(sql`count(*)`.as('total'));
  const rows = await ordered
    .select(sql`(${counted})`.as('rows_in_all'))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .$castTo<Row & { rows_in_all: string }>()
    .execute();
  const [first] = rows;
  if (first) return { rows, total: Number(first.rows_in_all) };
  // Beyond the last page there is no row to say it.
  return { rows: [], total: pageNo === 1 ? 0 : await countRows(matching) };
}
