import { sql, type Expression } from 'kysely';
import type { Trx } from './database.ts';

/** Rows per fetch: enough to be fast, and little compared to what one request may hold. */
const batchRows = 500;

/**
 * The rows of a query in batches, by a cursor of the transaction: memory does not grow with their number, and all are from the same
 * snapshot. One at a time within a transaction.
 */
export async function* readInBatches<Row>(trx: Trx, query: Expression<Row>): AsyncGenerator<Row[]> {
  // By default the planner prefers what gives the first tenth of the rows early, even if all of them take much longer so. Not 1, since each
  // fetch has a time limit: of millions of rows an index gives batch after batch, and a sort nothing until its end.
  await sql`set local cursor_tuple_fraction = 0.5`.execute(trx);
  await sql`declare batches no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(batchRows)} from batches`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) break;
  }
  await sql`close batches`.execute(trx);
}
