import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notFound } from '../request-error.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { recordFile } from './record-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Keeps a file and has it recorded. @returns what came of it, and whether the file is there */
async function recorded(work: () => Promise<{ isKept: boolean }>): Promise<[string, boolean]> {
  const { files } = server.platform;
  const { key } = await files.keep(Readable.from(['x']));
  const outcome = await recordFile(server.platform, key, work).then(
    () => 'done',
    () => 'failed',
  );
  return [outcome, await files.has(key)];
}

describe('a file that is to be put on record', () => {
  it('stays once it is', async () => {
    expect(await recorded(() => Promise.resolve({ isKept: true }))).toEqual(['done', true]);
  });

  it('goes when it is there already, or is refused', async () => {
    expect(await recorded(() => Promise.resolve({ isKept: false }))).toEqual(['done', false]);
    expect(await recorded(() => Promise.reject(notFound()))).toEqual(['failed', false]);
  });

  it('stays when the connection is lost at the end, as it may be on record', async () => {
    const { database } = server.platform;
    const work = () =>
      database.asSystem(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await database.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]!.pid]);
        return { isKept: true };
      });
    expect(await recorded(work)).toEqual(['failed', true]);
  });
});
