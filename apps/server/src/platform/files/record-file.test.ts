import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trx } from '../database.ts';
import { notFound } from '../request-error.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { recordFile } from './record-file.ts';
import { removeLeftFiles } from './remove-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Records a file among the uploads of an organization. */
const record = (trx: Trx, key: string) =>
  sql`insert into import_file (org_id, user_id, file_key, file_name, bytes, reading, headings)
    select org_id, user_id, ${key}, 'a.csv', 1, '{}', '[]' from person limit 1`.execute(trx);

/** Stores a file and records it. @returns the result, and whether the file exists: now, and after the housekeeping two days later */
async function recorded(
  work: (key: string) => Promise<{ isKept: boolean }>,
): Promise<[string, boolean, boolean]> {
  const { files } = server.platform;
  const { key } = await files.keep(Readable.from(['x']));
  const outcome = await recordFile(server.platform, key, () => work(key)).then(
    () => 'done',
    () => 'failed',
  );
  const isThere = await files.has(key);
  server.clock.advance(2 * 24 * 3_600_000);
  await removeLeftFiles(server.platform);
  return [outcome, isThere, await files.has(key)];
}

describe('recording a stored file', () => {
  it('keeps it', async () => {
    const { database } = server.platform;
    const work = (key: string) =>
      database.asSystem(async (trx) => {
        await record(trx, key);
        return { isKept: true };
      });
    expect(await recorded(work)).toEqual(['done', true, true]);
  });

  it('deletes it when it is already recorded, or is refused', async () => {
    expect(await recorded(() => Promise.resolve({ isKept: false }))).toEqual(['done', false, false]);
    expect(await recorded(() => Promise.reject(notFound()))).toEqual(['failed', false, false]);
  });

  it('keeps it for a day when the connection is lost at the end, since it may be recorded', async () => {
    const { database } = server.platform;
    const work = (key: string) =>
      database.asSystem(async (trx) => {
        await record(trx, key);
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
        return { isKept: true };
      });
    expect(await recorded(work)).toEqual(['failed', true, false]);
  });

  it('keeps it for good when only the answer was lost', async () => {
    const { database } = server.platform;
    const lost = await database
      .asSystem(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
        await sql`select 1`.execute(trx);
      })
      .then(
        () => new Error('The connection was not lost'),
        (error: Error) => error,
      );
    const work = async (key: string): Promise<{ isKept: boolean }> => {
      await database.asSystem((trx) => record(trx, key));
      throw lost;
    };
    expect(await recorded(work)).toEqual(['failed', true, true]);
  });
});

it('every table that refers to a stored file removes its pending entry', async () => {
  const { rows } = await server.platform.database.pool.query<{ name: string; noted: boolean }>(
    `select c.table_name as name, exists (
       select from pg_trigger t where t.tgrelid = c.table_name::regclass and t.tgname = 'keep_recorded_file') as noted
     from information_schema.columns c join information_schema.tables using (table_schema, table_name)
     where c.column_name = 'file_key' and c.table_schema = 'public' and table_type = 'BASE TABLE'
       and c.table_name <> 'file_removal'`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ noted }) => !noted)).toEqual([]);
});
