import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { becomeReadOnly } from '../testing/become-read-only.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { jobKind } from './job-kind.ts';
import { watchWorkers } from './worker-watch.ts';

const greeting = jobKind('greeting', z.object({ name: z.string() }));
const failing = jobKind('failing', z.object({}));
const long = jobKind('long', z.object({}));
const untilAsked = jobKind('until-asked', z.object({}));
let asked = 0;
const greeted: string[] = [];
let starts = 0;
let letGo = (): void => undefined;
let server: TestServer;
let failures = 0;
const orgId = '1002';
const soon = { timeout: 20_000 };

beforeAll(async () => {
  server = await startTestServer();
  const { jobs } = server.platform;
  jobs.handle(greeting, ({ name }) => {
    greeted.push(name);
    return Promise.resolve();
  });
  jobs.handle(failing, () => {
    failures += 1;
    return Promise.reject(new Error('no luck'));
  });
  jobs.handle(long, () => {
    starts += 1;
    return new Promise<void>((resolve) => (letGo = resolve));
  });
  jobs.handle(
    untilAsked,
    (_payload, { signal }) =>
      new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => {
          asked += 1;
          resolve();
        }),
      ),
  );
  await jobs.start();
});
afterAll(() => server.close());

const add = (name: string) =>
  server.platform.database.asOrganization(orgId, (trx) => server.platform.jobs.add(trx, greeting, { name }));

describe('jobs that wait for another party, and scheduled jobs', () => {
  const waits: (() => void)[] = [];
  const hanging = ['trial.hangs-1', 'trial.hangs-2', 'trial.hangs-3', 'trial.hangs-4'];
  const asking = jobKind('asking', z.object({}), { asksOutside: true });
  const ownWork = jobKind('own-work', z.object({}));
  let done = 0;
  let isAnswered = false;
  beforeAll(async () => {
    const { jobs } = server.platform;
    const wait = () => new Promise<void>((resolve) => void (isAnswered ? resolve() : waits.push(resolve)));
    jobs.handle(asking, wait);
    for (const name of hanging) jobs.schedule(name, '0 0 1 1 *', wait);
    jobs.handle(ownWork, () => Promise.resolve(void (done += 1)));
    // Handlers are known once the workers have started.
    await jobs.stop();
    await jobs.start();
  });
  afterAll(() => {
    isAnswered = true;
    for (const answer of waits) answer();
  });
  const queue = (owner: string, kind: typeof asking) =>
    server.platform.database.asOrganization(owner, (trx) =>
      server.platform.jobs.add(trx, kind, {}, { orgId: owner }),
    );

  it('do not block other work, however many get no answer', async () => {
    const owners = ['1002', '1003', '1004', '1005'];
    for (const owner of owners) for (const _ of [1, 2, 3]) await queue(owner, asking);
    for (const name of hanging)
      await server.platform.database.pool.query('select graphile_worker.add_job($1, queue_name => $1)', [
        name,
      ]);
    // Two lanes of each organization: the third job waits.
    await vi.waitFor(() => expect(waits).toHaveLength(12), { timeout: 10_000 });
    for (const owner of owners) await queue(owner, ownWork);
    await vi.waitFor(() => expect(done).toBe(4), { timeout: 10_000 });
    expect(waits).toHaveLength(12);
  });
});

describe('background jobs (decision D7)', () => {
  it('run once, soon after the work they belong to is committed', async () => {
    await add('Ada');
    await vi.waitFor(() => expect(greeted).toContain('Ada'), { timeout: 10_000 });
    await add('Grace');
    await vi.waitFor(() => expect(greeted).toContain('Grace'), { timeout: 10_000 });
    expect(greeted.filter((name) => name === 'Ada')).toHaveLength(1);
  });

  it('do not exist when that work is rolled back', async () => {
    const { database, jobs } = server.platform;
    const undone = database.asOrganization(orgId, async (trx) => {
      await jobs.add(trx, greeting, { name: 'Nobody' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await add('Later');
    await vi.waitFor(() => expect(greeted).toContain('Later'), { timeout: 10_000 });
    expect(greeted).not.toContain('Nobody');
  });

  it('run again when their worker was killed', async () => {
    const { database } = server.platform;
    // Like after a killed process: locked by a worker whose session is gone.
    await server.platform.jobs.stop();
    await add('Survivor');
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'worker-of-a-dead-process', locked_at = now() - interval '5 seconds'`,
    );
    await server.platform.jobs.start();
    await vi.waitFor(() => expect(greeted).toContain('Survivor'), { timeout: 10_000 });
  });

  it('running when the node stops are asked to leave the rest', async () => {
    const { database, jobs } = server.platform;
    await database.asOrganization(orgId, (trx) => jobs.add(trx, untilAsked, {}));
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'until-asked' and locked_by is not null`,
      );
      expect(rows).toHaveLength(1);
    }, soon);
    await jobs.stop();
    expect(asked).toBe(1);
    await jobs.start();
  });

  it('running when the workers end by themselves are asked to leave the rest, and workers start again', async () => {
    const { database, jobs } = server.platform;
    const before = asked;
    await database.asOrganization(orgId, (trx) => jobs.add(trx, untilAsked, {}));
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select from graphile_worker.jobs where task_identifier = 'until-asked' and locked_by is not null`,
      );
      expect(rows).toHaveLength(1);
    }, soon);
    // The library ends its workers on this message, and sets the code of the process.
    await database.pool.query(`select pg_notify('worker:migrate', '{"breaking":true,"migrationNumber":1}')`);
    await vi.waitFor(() => expect(asked).toBe(before + 1), soon);
    process.exitCode = undefined;
    await add('After the restart');
    await vi.waitFor(() => expect(greeted).toContain('After the restart'), soon);
  });

  it('taking long stay with their worker', async () => {
    const { database, jobs, log } = server.platform;
    await database.asOrganization(orgId, (trx) => jobs.add(trx, long, {}));
    await vi.waitFor(() => expect(starts).toBe(1), { timeout: 10_000 });
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null`,
    );
    // Another node looks for dead workers when it starts.
    const other = await watchWorkers(database, log);
    const { rows } = await database.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'long' and locked_by is not null`,
    );
    expect(rows).toHaveLength(1);
    letGo();
    await other.stop();
    expect(starts).toBe(1);
  });

  it('are locked by their workers in the writable database, once another has become read-only', async () => {
    const { database, log } = server.platform;
    const watch = await watchWorkers(database, log);
    watch.events.emit('pool:create', { workerPool: { id: 'worker-of-a-failover' } } as never);
    const holders = async () => {
      const { rows } = await database.pool.query<{ pid: number }>(
        `select l.pid from pg_locks l join pg_database d on d.oid = l.database
         where l.locktype = 'advisory' and d.datname = current_database()
         and l.objid = (hashtext('worker-of-a-failover')::bigint & 4294967295)::oid`,
      );
      return rows.map(({ pid }) => pid);
    };
    const [before] = await vi.waitFor(
      async () => {
        const held = await holders();
        expect(held).toHaveLength(1);
        return held;
      },
      { timeout: 20_000 },
    );
    await vi.waitFor(
      async () => {
        await becomeReadOnly(database.pool);
        const held = await holders();
        expect(held).toHaveLength(1);
        expect(held).not.toEqual([before]);
      },
      { timeout: 15_000, interval: 500 },
    );
    await watch.stop();
  });

  it('are retried after an error, and the error is logged', async () => {
    const { database, jobs } = server.platform;
    await database.asOrganization(orgId, (trx) => jobs.add(trx, failing, {}));
    await vi.waitFor(() => expect(failures).toBeGreaterThan(0), { timeout: 10_000 });
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query<{ attempts: number; last_error: string }>(
          `select attempts, last_error from graphile_worker.jobs where task_identifier = 'failing'`,
        );
        expect(rows).toMatchObject([
          { attempts: 1, last_error: expect.stringContaining('no luck') as string },
        ]);
      },
      { timeout: 20_000 },
    );
    expect(server.log.some((line) => line.includes('a job failed') && line.includes('no luck'))).toBe(true);
  });
});
