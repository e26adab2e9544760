import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../modules/identity/people.table.ts';
import type { Trx } from './database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const preparedNow = async (trx: Trx, mark: string): Promise<string[]> =>
  (
    await sql<{ statement: string }>`
      select statement from pg_prepared_statements
      where starts_with(statement, ${`select '${mark}`}) /* ${sql.lit(Math.random())} */`.execute(trx)
  ).rows.map(({ statement }) => statement);

describe('repeated queries', () => {
  it('are prepared once per connection, and return current values', async () => {
    const { database } = server.platform;
    await database.asSystem(async (trx) => {
      const ask = async (value: number) =>
        (await sql<{ found: number }>`select 'often', ${value}::integer as found`.execute(trx)).rows[0]!
          .found;
      expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([1, 2, 3, 4]);
      expect(await preparedNow(trx, 'often')).toHaveLength(1);
    });
  });

  it('are not prepared when used once, or for moving a cursor', async () => {
    const { database } = server.platform;
    await database.asSystem(async (trx) => {
      await sql`select 'once', ${1}::integer`.execute(trx);
      expect(await preparedNow(trx, 'once')).toEqual([]);
    });
    const fetched = async (columns: string): Promise<unknown[]> =>
      database.asSystem(async (trx) => {
        await sql.raw(`declare moving cursor for select ${columns}`).execute(trx);
        const { rows } = await sql`fetch forward 5 from moving`.execute(trx);
        return rows;
      });
    for (let times = 0; times < 4; times += 1) await fetched('1 as one');
    expect(await fetched('1 as one, 2 as two')).toEqual([{ one: 1, two: 2 }]);
  });

  it('separate two organizations', async () => {
    const { database } = server.platform;
    const people = await database.asSystem((trx) =>
      trx.selectFrom('person').select(['org_id', 'email']).execute(),
    );
    for (let times = 0; times < 5; times += 1)
      for (const orgId of new Set(people.map(({ org_id }) => org_id))) {
        const seen = await database.asOrganization(orgId, (trx) =>
          trx.selectFrom('person').select('email').orderBy('email').execute(),
        );
        const own = people.filter(({ org_id }) => org_id === orgId).map(({ email }) => email);
        expect(seen.map(({ email }) => email)).toEqual(own.toSorted());
      }
  });

  it('fail at most once per connection after a table has changed', async () => {
    const { database } = server.platform;
    await database.pool.query(
      'create table changing (one integer); grant select on changing to lading_system',
    );
    const ask = () => database.asSystem((trx) => sql`select * from changing`.execute(trx));
    for (let times = 0; times < 4; times += 1) await ask();
    await database.pool.query('alter table changing add column two integer');
    await expect(ask()).rejects.toThrow('cached plan');
    await expect(ask()).resolves.toMatchObject({ rows: [] });
  });
});
