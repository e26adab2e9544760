import type { Pool } from 'pg';

/** Makes the database read-only on one connection, as on every connection to it after a failover. */
export async function becomeReadOnly(pool: Pool): Promise<void> {
  const client = await pool.connect();
  await client.query('begin read only; update maintenance set is_on = is_on').then(
    () => Promise.reject(new Error('The database has written')),
    () => undefined,
  );
  client.release(true);
}
