import { defineService } from '@lading/contracts/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { jobKind } from './jobs/job-kind.ts';
import type { Database } from './database.ts';
import { impatiently } from './patience.ts';
import { registerService } from './register-service.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const limits = z.object({ lock_timeout: z.string(), statement_timeout: z.string(), idle: z.string() });
type Limits = z.infer<typeof limits>;

const trial = defineService('patienceTrial', {
  limits: { method: 'GET', path: '/api/patience/limits', access: 'public', summary: 'Tells.', data: limits },
  locked: { method: 'GET', path: '/api/patience/locked', access: 'public', summary: 'Waits for a lock.' },
});
const told = jobKind('patience.told', z.object({}));

const limitsNow = async (database: Database): Promise<Limits> => {
  const { rows } = await database.asSystem((trx) =>
    sql<Limits>`select current_setting('lock_timeout') as lock_timeout,
      current_setting('statement_timeout') as statement_timeout,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(trx),
  );
  return rows[0]!;
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    {},
    {
      register: (app, platform) =>
        registerService(app, platform, trial, {
          limits: () => limitsNow(platform.database),
          locked: () =>
            platform.database.asSystem(async (trx) => {
              // The same wait as everywhere, but a shorter one.
              await sql`set local lock_timeout = 20`.execute(trx);
              await sql`select from maintenance`.execute(trx);
            }),
        }),
    },
  );
});
afterAll(() => server.close());

describe('what is locked or slow in the database', () => {
  it('delays a call for a few seconds only, and a job for as long as needed', async () => {
    expect(await server.call(trial.calls.limits, {})).toMatchObject({
      data: { lock_timeout: '8s', statement_timeout: '30s', idle: '40s' },
    });
    const { jobs, database } = server.platform;
    const limitsOfJob = new Promise<Limits>((resolve) => {
      jobs.handle(told, async () => resolve(await limitsNow(database)));
    });
    // As when workers start again while a call waits.
    await impatiently(() => jobs.start());
    await database.asSystem((trx) => jobs.add(trx, told, {}));
    expect(await limitsOfJob).toEqual({ lock_timeout: '0', statement_timeout: '1min', idle: '1min' });
  });

  it('is explained to the caller, with the time to wait', async () => {
    // The checks before each call are cached from here on.
    await server.call(trial.calls.limits, {});
    const holder = await server.platform.database.pool.connect();
    await holder.query('begin; lock table maintenance in access exclusive mode');
    const refused = await server.send(trial.calls.locked, {});
    await holder.query('rollback');
    holder.release();
    expect(refused.json()).toMatchObject({
      code: 429,
      reason: 'core.lockedMeanwhile',
      zhMessage: expect.stringContaining('正在被修改') as string,
    });
    expect(refused.headers['retry-after']).toBe('10');
  });

  it('still lets the server report that it is ready, however many connections wait', async () => {
    const { pool } = server.platform.database;
    // More than there are: the workers of jobs use some.
    const held = Array.from({ length: pool.options.max }, () => pool.connect());
    await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThan(0), { timeout: 20_000 });
    const ready = await server.app.inject({ url: '/readyz' });
    for (const client of held) (await client).release();
    expect(ready.statusCode).toBe(200);
  });
});

describe('a server that is about to end', () => {
  it('reports that it is no longer ready, answers calls, and closes connections', async () => {
    server.platform.life.isEnding = true;
    const ready = await server.app.inject({ url: '/readyz' });
    const answer = await server.send(trial.calls.limits, {});
    server.platform.life.isEnding = false;
    expect([ready.statusCode, answer.statusCode, answer.headers['connection']]).toEqual([503, 200, 'close']);
  });
});
