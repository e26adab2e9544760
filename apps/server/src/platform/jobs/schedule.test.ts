import { parseCronItems } from 'graphile-worker';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { dueBetween, openSchedule } from './schedule.ts';

const itemsOf = (match: string) => parseCronItems([{ task: 'trial.scheduled', match }]);
const minute = 60_000;
const at = (text: string): number => Date.parse(`2026-11-25T${text}:00Z`);

describe('the due items', () => {
  it.each([
    ['at its minute', '7 * * * *', '10:06', '10:07', '10:07'],
    ['not a second time in the same minute', '7 * * * *', '10:07', '10:07', undefined],
    ['once, when several were missed', '7 * * * *', '08:00', '10:30', '10:07'],
    ['not before its minute', '7 * * * *', '10:07', '11:06', undefined],
    ['at midnight in UTC', '0 0 * * *', '00:00', '23:59', undefined],
    ['on its weekday', '30 9 * * 3', '09:29', '09:31', '09:30'],
    ['on no other weekday', '30 9 * * 4', '09:29', '09:31', undefined],
    ['not when the clock was set back', '* * * * *', '10:10', '10:05', undefined],
  ])('is %s', (_what, pattern, from, to, expected) => {
    const due = dueBetween(itemsOf(pattern), at(from), at(to));
    expect(due).toEqual(expected === undefined ? [] : [{ task: 'trial.scheduled', at: at(expected) }]);
  });
});

describe('the schedule of several nodes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  afterEach(async () => {
    vi.useRealTimers();
    await server.platform.database.pool.query(`
      delete from graphile_worker._private_jobs;
      delete from graphile_worker._private_known_crontabs`);
  });
  const node = () => openSchedule(server.platform.database.pool, itemsOf('* * * * *'), server.platform.log);
  const waiting = async (task: string) => {
    const { rowCount } = await server.platform.database.pool.query(
      'select from graphile_worker.jobs where task_identifier = $1',
      [task],
    );
    return rowCount;
  };
  const queued = async () => {
    const { rows } = await server.platform.database.pool.query<{ run_at: Date }>(
      `select run_at from graphile_worker.jobs where task_identifier = 'trial.scheduled'`,
    );
    return rows.map(({ run_at: runAt }) => runAt.getTime());
  };

  it('uses the database’s clock: a node a day ahead neither runs anything early nor blocks the others', async () => {
    const real = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: real + 24 * 60 * minute });
    const now = await node().look(new Date(real - 2 * minute));
    expect(Math.abs(now.getTime() - real)).toBeLessThan(5 * minute);
    const [runAt] = await queued();
    expect(Math.abs(runAt! - real)).toBeLessThan(5 * minute);
  });

  it('queues each time once, whichever node is first', async () => {
    const since = new Date(Date.now() - 2 * minute);
    await Promise.all([node().look(since), node().look(since), node().look(since)]);
    // At most one more when a minute has started meanwhile.
    expect((await queued()).length).toBeLessThanOrEqual(2);
    expect((await queued()).length).toBeGreaterThan(0);
  });

  it('never runs concurrently: the next run waits, and those missed meanwhile become one', async () => {
    const { jobs, log, database } = server.platform;
    let [running, most, started, quick] = [0, 0, 0, 0];
    let letGo = (): void => undefined;
    jobs.schedule('trial.slow', '0 0 1 1 *', async () => {
      started += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => (letGo = resolve));
      running -= 1;
    });
    // Another job, whose result shows that free workers have looked for work.
    jobs.schedule('trial.quick', '0 0 1 1 *', () => Promise.resolve(void (quick += 1)));
    const every = parseCronItems([
      { task: 'trial.slow', match: '* * * * *' },
      { task: 'trial.quick', match: '* * * * *' },
    ]);
    const pass = async () => {
      // As if a minute had gone by.
      await database.pool.query('update graphile_worker._private_known_crontabs set last_execution = null');
      await openSchedule(database.pool, every, log).look(new Date(Date.now() - 2 * minute));
    };
    await jobs.start();
    try {
      for (const round of [1, 2, 3]) {
        await pass();
        await vi.waitFor(() => expect(quick).toBeGreaterThanOrEqual(round), { timeout: 10_000 });
        await vi.waitFor(() => expect(started).toBeGreaterThan(0), { timeout: 10_000 });
      }
      expect([started, most]).toEqual([1, 1]);
      letGo();
      await vi.waitFor(() => expect(started).toBe(2), { timeout: 10_000 });
      letGo();
      await vi.waitFor(async () => expect(await waiting('trial.slow')).toBe(0), { timeout: 10_000 });
      expect([started, most]).toEqual([2, 1]);
    } finally {
      letGo();
      await jobs.stop();
    }
  });

  it('recovers from a future time written by an earlier release', async () => {
    await server.platform.database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('trial.scheduled', now(), now() + interval '1 day')`,
    );
    await node().look(new Date(Date.now() - 2 * minute));
    expect(await queued()).toHaveLength(1);
  });
});
