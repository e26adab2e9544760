import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../modules/identity/people.table.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
const orgs = { seller: '', other: '' };
beforeAll(async () => {
  server = await startTestServer();
  const rows = await server.platform.database.asSystem((trx) =>
    trx.selectFrom('person').select(['email', 'org_id']).execute(),
  );
  orgs.seller = rows.find(({ email }) => email === 'seller@lading.test')!.org_id;
  orgs.other = rows.find(({ email }) => email === 'other@lading.test')!.org_id;
});
afterAll(() => server.close());

describe('tenants are isolated by the database itself', () => {
  it('shows a query without a condition its own organization only', async () => {
    const { database } = server.platform;
    const people = await database.asOrganisation(orgs.seller, (trx) =>
      trx.selectFrom('person').select('email').execute(),
    );
    expect(people).toEqual([{ email: 'seller@lading.test' }]);
    const all = await database.asSystem((trx) => trx.selectFrom('person').select('email').execute());
    expect(all.length).toBeGreaterThan(5);
  });

  it('shows nothing to a tenant without an organization', async () => {
    const seen = await server.platform.database.asSystem(async (trx) => {
      await sql`set local role lading_tenant`.execute(trx);
      return trx.selectFrom('person').select('email').execute();
    });
    expect(seen).toEqual([]);
  });

  it('prevents a tenant from writing, changing or deleting rows of another organization', async () => {
    const { database } = server.platform;
    const asSeller = <Result>(work: Parameters<typeof database.asOrganisation<Result>>[1]) =>
      database.asOrganisation(orgs.seller, work);
    await expect(
      asSeller((trx) =>
        trx
          .insertInto('feature_flag')
          .values({ org_id: orgs.other, feature_flag_key: 'SPS2', is_enable: true })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
    const changed = await asSeller((trx) =>
      trx
        .updateTable('person')
        .set({ first_name: 'Mallory' })
        .where('org_id', '=', orgs.other)
        .executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(0n);
    const removed = await asSeller((trx) =>
      trx.deleteFrom('feature_flag').where('org_id', '=', orgs.other).executeTakeFirst(),
    );
    expect(removed.numDeletedRows).toBe(0n);
  });

  it('keeps sign-ins, codes and the job queue from tenants altogether', async () => {
    const { database } = server.platform;
    for (const table of [
      'session',
      'mailed_code',
      'handover_code',
      'second_factor',
      'recovery_code',
      'sign_in_challenge',
      'attempt',
      'call_count',
      'reseller',
      'graphile_worker.jobs',
    ]) {
      const reading = database.asOrganisation(orgs.seller, (trx) =>
        sql.raw(`select * from ${table}`).execute(trx),
      );
      await expect(reading, table).rejects.toThrow('permission denied');
    }
  });

  it('binds every table that has an organization', async () => {
    const { rows } = await server.platform.database.pool.query<{ table: string }>(
      `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'org_id'
         and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  it('leaves no organization behind on a connection that goes back to the pool', async () => {
    const { database } = server.platform;
    await database.asOrganisation(orgs.seller, (trx) => trx.selectFrom('person').select('email').execute());
    const { rows } = await database.pool.query<{ org: string | null; role: string }>(
      `select nullif(current_setting('lading.org_id', true), '') as org, current_setting('role') as role`,
    );
    expect(rows).toEqual([{ org: null, role: 'none' }]);
  });
});
