import { inject } from 'vitest';
import type { Database } from '../database.ts';

/** The URL of a test's database, as in `DATABASE_URL`. */
export async function databaseUrlOf(database: Database): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name');
  const { host, port, user, password } = inject('postgres');
  const url = new URL(`postgresql://localhost/${rows[0]!.name}`);
  Object.assign(url, { username: user, password, port: String(port) });
  if (host.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host;
  return url.href;
}
