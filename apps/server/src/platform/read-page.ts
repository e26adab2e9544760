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
 * One page of a list and the total number of rows, in one query: a round trip costs more than its content, and both are from the same
 * snapshot.
 *
 * @param ordered the selected columns and their order
 * @param matching the matching rows, without columns and order
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
  // Beyond the last page there is no row to carry the total.
  return { rows: [], total: pageNo === 1 ? 0 : await countRows(matching) };
}
