import { sql, type Expression } from 'kysely';
import type { Trx } from './database.ts';

/** Rows per fetch: enough to be fast, and little compared to what one request may hold. */
const batchRows = 500;

/**
 * The rows of a query in batches, by a cursor of the transaction: memory does not grow with their number, and all are from the same
 * snapshot. One at a time within a transaction.
 */
export async function* readInBatches<Row>(trx: Trx, query: Expression<Row>): AsyncGenerator<Row[]> {
  await sql`declare batches no scroll cursor for ${query}`.execute(trx);
  for (;;) {
    const { rows } = await sql<Row>`fetch forward ${sql.lit(batchRows)} from batches`.execute(trx);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) break;
  }
  await sql`close batches`.execute(trx);
}
