import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import '../modules/identity/people.table.ts';
import { openDatabase } from './database.ts';
import { refuseUnfit } from './fit-for-production.ts';
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

describe('a database used by a later release', () => {
  it('is refused with an explanation: there is no way back', async () => {
    const { database } = server.platform;
    await database.pool.query(
      `insert into schema_migration (name, timestamp) values ('9998-later', now()::text), ('9999-later', now()::text)`,
    );
    await expect(database.migrate()).rejects.toThrow(
      /newer release: this one does not know 9998-later, 9999-later.*restore a backup/,
    );
    await database.pool.query(`delete from schema_migration where name like '999%'`);
    expect(await database.migrate()).toEqual([]);
  });
});

describe('production', () => {
  it('refuses a database with the demo in it', async () => {
    await expect(refuseUnfit(server.platform.database)).rejects.toThrow('holds the demo');
  });

  it('accepts an empty one, before it is migrated', async () => {
    const name = `empty_${randomUUID().replaceAll('-', '')}`;
    const { pool } = server.platform.database;
    await pool.query(`create database ${name} encoding 'UTF8' template template0`);
    const other = openDatabase({ ...inject('postgres'), database: name }, () => undefined);
    await expect(refuseUnfit(other)).resolves.toBeUndefined();
    await other.close();
    await pool.query(`drop database ${name} with (force)`);
  });

  it.each([
    ['SQL_ASCII', 'keeps text as SQL_ASCII'],
    ['LATIN1', 'keeps text as LATIN1'],
  ])('refuses a database of %s', async (encoding, text) => {
    const name = `encoded_${randomUUID().replaceAll('-', '')}`;
    const { pool } = server.platform.database;
    await pool.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
    const other = openDatabase({ ...inject('postgres'), database: name }, () => undefined);
    await expect(refuseUnfit(other)).rejects.toThrow(text);
    await other.close();
    await pool.query(`drop database ${name} with (force)`);
  });
});

describe('a lost connection', () => {
  it('is logged without sensitive data', async () => {
    const { pool } = server.platform.database;
    // One is active, the other idle.
    const both = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of both) client.release();
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await vi.waitFor(() => expect(server.log.join('')).toContain('a database connection was lost'), {
      timeout: 20_000,
    });
    expect(server.log.join('')).not.toContain('secretKey');
  });
});

describe('tenant isolation by the database', () => {
  it('returns only the organization’s own rows for a query without a condition', async () => {
    const { database } = server.platform;
    const people = await database.asOrganization(orgs.seller, (trx) =>
      trx.selectFrom('person').select('email').execute(),
    );
    expect(people).toEqual([{ email: 'seller@lading.test' }]);
    const all = await database.asSystem((trx) => trx.selectFrom('person').select('email').execute());
    expect(all.length).toBeGreaterThan(5);
  });

  it('returns nothing to a tenant without an organization', async () => {
    const seen = await server.platform.database.asSystem(async (trx) => {
      await sql`set local role lading_tenant`.execute(trx);
      return trx.selectFrom('person').select('email').execute();
    });
    expect(seen).toEqual([]);
  });

  it('prevents a tenant from writing, changing or deleting rows of another organization', async () => {
    const { database } = server.platform;
    const asSeller = <Result>(work: Parameters<typeof database.asOrganization<Result>>[1]) =>
      database.asOrganization(orgs.seller, work);
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

  it('hides sign-ins, codes and the job queue from tenants entirely', async () => {
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
      const reading = database.asOrganization(orgs.seller, (trx) =>
        sql.raw(`select * from ${table}`).execute(trx),
      );
      await expect(reading, table).rejects.toThrow('permission denied');
    }
  });

  it('covers every table that has an organization', async () => {
    const { rows } = await server.platform.database.pool.query<{ table: string }>(
      `select c.relname as table from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'org_id'
         and not (c.relrowsecurity and c.relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  it('leaves no organization on a connection that returns to the pool', async () => {
    const { database } = server.platform;
    await database.asOrganization(orgs.seller, (trx) => trx.selectFrom('person').select('email').execute());
    const { rows } = await database.pool.query<{ org: string | null; role: string }>(
      `select nullif(current_setting('lading.org_id', true), '') as org, current_setting('role') as role`,
    );
    expect(rows).toEqual([{ org: null, role: 'none' }]);
  });
});
