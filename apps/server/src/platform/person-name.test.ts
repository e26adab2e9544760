import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personName, personNameIn } from './person-name.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it.each([
  ['Mei', 'Carver', 'Mei Carver'],
  ['Mei', null, 'Mei'],
  [null, 'Carver', 'Carver'],
  ['', 'Carver', 'Carver'],
  ['', '', 'mei.c'],
  [null, null, 'mei.c'],
])('a person with the names %j and %j is shown as %s, in a query too', async (first, last, shown) => {
  expect(personName({ first_name: first, last_name: last, user_name: 'mei.c' })).toBe(shown);
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ name: string }>`select ${personNameIn('p')} as name
      from (values (${first}::text, ${last}::text, 'mei.c')) p (first_name, last_name, user_name)`.execute(
      trx,
    ),
  );
  expect(rows).toEqual([{ name: shown }]);
});

it('no person has no name', async () => {
  const { rows } = await server.platform.database.asSystem((trx) =>
    sql<{ name: string | null }>`select ${personNameIn('p')} as name
      from (values (1)) one left join person p on false`.execute(trx),
  );
  expect(rows).toEqual([{ name: null }]);
});
