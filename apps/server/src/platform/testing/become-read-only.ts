import type { Pool } from 'pg';

/** Has the database refuse to write on one connection, as every connection to it does after a failover to another. */
export async function becomeReadOnly(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('begin read only; update maintenance set is_on = is_on').then(
    () => Promise.reject(new Error('The database has written')),
    () => undefined,
  );
  client.release(true);
}
