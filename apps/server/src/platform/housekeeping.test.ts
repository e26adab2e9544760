import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { authApi } from '@lading/contracts/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tidyUp } from './housekeeping.job.ts';
import { mailFolder } from './mail.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const countOf = (table: 'attempt' | 'session'): Promise<number> =>
  server.platform.database.asSystem(
    async (trx) => (await trx.selectFrom(table).selectAll().execute()).length,
  );

describe('housekeeping', () => {
  it('removes what has expired and keeps what is valid', async () => {
    await server.signIn('seller@lading.test');
    await server.call(authApi.calls.login, { body: { userName: 'nobody', password: 'x' } });
    const old = join(server.platform.files.uploads, 'cut-off');
    const part = join(server.platform.files.unfinished[1]!, 'cut-off');
    const fresh = join(server.platform.files.uploads, 'under-way');
    const mails = mailFolder(server.platform.config);
    mkdirSync(mails, { recursive: true });
    const [oldMail, mail] = [join(mails, 'old.json'), join(mails, 'new.json')];
    for (const path of [old, part, fresh, oldMail, mail]) writeFileSync(path, '{}');
    for (const path of [old, part, oldMail]) utimesSync(path, 0, 0);

    await tidyUp(server.platform);
    expect([old, part, fresh].map((path) => existsSync(path))).toEqual([false, false, true]);
    // It may contain a code.
    expect([oldMail, mail].map((path) => existsSync(path))).toEqual([false, true]);
    expect(await countOf('session')).toBe(1);
    expect(await countOf('attempt')).toBeGreaterThan(0);

    server.clock.advance(61 * 24 * 3_600_000);
    await tidyUp(server.platform);
    expect([await countOf('session'), await countOf('attempt')]).toEqual([0, 0]);
  });

  it('leaves locked rows for the next time, and deletes all others, however many', async () => {
    const { pool } = server.platform.database;
    await pool.query(
      `insert into idempotency (org_id, call_id, idempotency_key, created_at)
       select 1002, 'trial', key::text, now() - interval '3 days' from generate_series(1, 11000) key`,
    );
    const left = async () => (await pool.query(`select from idempotency where call_id = 'trial'`)).rowCount;
    const holder = await pool.connect();
    await holder.query(
      `begin; select from idempotency where call_id = 'trial' and idempotency_key = '7' for update`,
    );
    await tidyUp(server.platform);
    expect(await left()).toBe(1);
    await holder.query('rollback');
    holder.release();
    await tidyUp(server.platform);
    expect(await left()).toBe(0);
  });

  it('keeps replies for two days by the clock of the database, where that of a node is ahead', async () => {
    const { pool } = server.platform.database;
    await pool.query(
      `insert into idempotency (org_id, call_id, idempotency_key, created_at)
       select 1002, 'ages', hours::text, now() - make_interval(hours => hours) from unnest(array[47, 49]) hours`,
    );
    server.clock.advance(24 * 3_600_000);
    await tidyUp(server.platform);
    server.clock.advance(-24 * 3_600_000);
    const { rows } = await pool.query(
      `delete from idempotency where call_id = 'ages' returning idempotency_key as hours`,
    );
    expect(rows).toEqual([{ hours: '47' }]);
  });

  it('removes jobs that failed for good a month ago, and no others', async () => {
    const { pool } = server.platform.database;
    await pool.query(`
      select graphile_worker.add_job('trial', payload => '{}', max_attempts => 1, job_key => key)
        from unnest(array['old', 'new', 'again', 'running']) key;
      update graphile_worker._private_jobs set updated_at = now() - interval '31 days'
        where key in ('old', 'again', 'running');
      update graphile_worker._private_jobs set attempts = 1 where key in ('old', 'new', 'running');
      update graphile_worker._private_jobs set locked_at = now(), locked_by = 'another node' where key = 'running'`);
    await tidyUp(server.platform);
    const { rows } = await pool.query(
      `select key from graphile_worker._private_jobs where key in ('old', 'new', 'again', 'running') order by 1`,
    );
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(['again', 'new', 'running']);
  });
});
