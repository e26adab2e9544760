import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Whether the demo's people exist; real people have no address under `.test`. */
const demo = sql`select from person where email like '%@lading.test' or email like '%@reseller.test' limit 1`;

/** Also for one of an earlier release. @throws When production must not run on this database, with what to do */
export async function refuseUnfit({ pool, asSystem }: Database): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new Error(
      `The database keeps text as ${encoding}, which does not hold every name. Create one with "encoding 'UTF8'".`,
    );
  // Not migrated yet: then there are no roles to ask it in, either.
  const { rows: tables } = await pool.query(`select from pg_tables where tablename = 'person'`);
  if (tables.length === 0) return;
  const { rows: people } = await asSystem((trx) => demo.execute(trx));
  if (people.length > 0)
    throw new Error(
      'The database holds the demo, whose sign-ins everybody knows. Start production on an empty one.',
    );
}
