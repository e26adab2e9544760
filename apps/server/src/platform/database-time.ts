import { type RawBuilder, sql } from 'kysely';
import type { Trx } from './database.ts';

/*
 * Times that are compared with what the database has written go by its clock: a node whose clock is wrong would otherwise delete too
 * early, or find nothing due.
 */

/** The moment this many milliseconds from now, by the database's clock. */
export const databaseTimeIn = (milliseconds: number): RawBuilder<Date> =>
  sql<Date>`now() + ${milliseconds}::float8 * interval '1 millisecond'`;

/** The moment this many milliseconds ago, by the database's clock. */
export const databaseTimeAgo = (milliseconds: number): RawBuilder<Date> => databaseTimeIn(-milliseconds);

/** When the transaction started, by the database's clock. */
export async function readDatabaseTime(trx: Trx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now()`.execute(trx);
  return rows[0]!.now;
}
