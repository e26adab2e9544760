import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInBatches } from './read-in-batches.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const orgId = '1002';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('rows in batches', () => {
  it('are all there, in order', async () => {
    const rows = await server.platform.database.asOrganization(orgId, async (trx) => {
      const read: number[] = [];
      for await (const batch of readInBatches(
        trx,
        sql<{ n: number }>`select n from generate_series(1, 1200) n`,
      ))
        read.push(...batch.map(({ n }) => n));
      return read;
    });
    expect(rows).toEqual(Array.from({ length: 1_200 }, (_, index) => index + 1));
  });

  it('are planned with more than the first of them in mind', async () => {
    const { database } = server.platform;
    const setting = sql<{ fraction: string }>`select current_setting('cursor_tuple_fraction') as fraction`;
    const fractions = await database.asOrganization(orgId, async (trx) => {
      const read: string[] = [];
      for await (const batch of readInBatches(trx, setting))
        read.push(...batch.map(({ fraction }) => fraction));
      return read;
    });
    expect(fractions).toEqual(['0.5']);
    // Not for other users of the connection.
    const { rows } = await database.asOrganization(orgId, (trx) => setting.execute(trx));
    expect(rows).toEqual([{ fraction: '0.1' }]);
  });
});
