import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The schema before a migration that changes a table in use. */
const earlier = `
  begin;
  alter table inbound add constraint inbound_org_id_warehouse_id_client_ref_key unique (org_id, warehouse_id, client_ref);
  alter table crossdock add constraint crossdock_org_id_warehouse_id_client_ref_key unique (org_id, warehouse_id, client_ref);
  drop index inbound_client_ref, crossdock_client_ref;
  alter table crossdock drop column submitted_at;
  delete from schema_migration where name = '0748-references-of-canceled-drafts';
  commit`;

it('a migration that waits for a table lets the calls behind it through, and is repeated', async () => {
  const { database } = server.platform;
  await database.pool.query(earlier);
  const reader = await database.pool.connect();
  await reader.query('begin; select from crossdock limit 1');
  const migrated = database.migrate();
  await vi.waitFor(
    async () => {
      const { rows } = await database.pool.query(
        'select from pg_locks l join pg_database d on d.oid = l.database where not granted and datname = current_database()',
      );
      expect(rows).toHaveLength(1);
    },
    { timeout: 20_000 },
  );
  // As of a node of the earlier release; the reader still holds the table.
  await database.pool.query('select from crossdock limit 1');
  await reader.query('commit');
  reader.release();
  expect(await migrated).toEqual(['0748-references-of-canceled-drafts']);
}, 60_000);
