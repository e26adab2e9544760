import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { operatorPlatformApi } from '@lading/contracts/operator';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { countLosses, saveProducts, type Acknowledged } from './testing/import-series.ts';
import type { ServerNode } from './testing/server-node.ts';
import { startTwoNodes, type TwoNodes } from './testing/two-nodes.ts';
import { ask, signIn, type Signed } from './testing/wire-client.ts';

const operatorToken = 'o'.repeat(40);
const soon = { timeout: 30_000, interval: 50 };

let running: TwoNodes;
let nodes: TwoNodes['nodes'];
let database: Client;
let headers: Signed;
let pids: number[];

beforeAll(async () => {
  running = await startTwoNodes({
    LADING_OPERATOR_TOKEN: operatorToken,
    LADING_DATABASE_SILENCE_SECONDS: '2',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'fatal',
  });
  ({ nodes, database } = running);
  ({ headers } = await signIn(nodes[0].origin));
  pids = nodes.map((node) => node.pid());
}, 120_000);
afterAll(async () => {
  await database?.end();
  await running?.close();
}, 60_000);

/** Like a careful client: repeats a request under its key, at alternating nodes. */
async function save(key: string, rows: number): Promise<Acknowledged> {
  let tries = 0;
  const { taskId } = await vi.waitFor(() => {
    tries += 1;
    return saveProducts(nodes[tries % 2]!.origin, headers, key, rows);
  }, soon);
  return { key, rows, tries, taskId: String(taskId) };
}
const done = (prefix: string, saved: Acknowledged[]) =>
  vi.waitFor(
    async () =>
      expect(await countLosses(database, prefix, saved)).toEqual({ lost: 0, twice: 0, extra: 0, open: 0 }),
    soon,
  );
/** Jobs that are running, or have finally failed, once the queue is processed. */
const endedJobs = () =>
  vi.waitFor(async () => {
    const { rows } = await database.query<{ attempts: number; isHeld: boolean }>(
      `select attempts, locked_by is not null as "isHeld" from graphile_worker._private_jobs
       where locked_by is not null or attempts >= max_attempts`,
    );
    expect(rows.filter(({ isHeld }) => isHeld)).toEqual([]);
    return rows;
  }, soon);
let asked = 0;
/** A call that writes and one that reads. */
const answers = ({ origin }: ServerNode) =>
  Promise.all([
    saveProducts(origin, headers, `ASK${(asked += 1)}`, 1),
    ask(origin, operatorPlatformApi.calls.maintenance.path, {
      headers: { authorization: `Bearer ${operatorToken}` },
    }),
  ]);
const bothAnswer = () =>
  vi.waitFor(() => Promise.all(nodes.map((node) => Promise.race([answers(node), refuseAfter(3_000)]))), soon);
const refuseAfter = (milliseconds: number) =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('No answer')), milliseconds));
const readiness = () =>
  Promise.all(nodes.map(async ({ origin }) => (await fetch(`${origin}/readyz`)).status));
/** The started nodes are still running. */
const areThere = () => pids.map((pid) => process.kill(pid, 0));

/** Intercepts the first statements that record the end of a job, on their own connections. */
async function strikeEnds(times: number): Promise<void> {
  await database.query(`
    create sequence public.strike maxvalue ${times} no cycle;
    grant all on sequence public.strike to public;
    create function public.strike() returns trigger language plpgsql security definer as $$
    begin
      if (select last_value < ${times} or not is_called from public.strike) then
        perform nextval('public.strike');
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return coalesce(new, old);
    end $$;
    create trigger strike_done before delete on graphile_worker._private_jobs
      for each row execute function public.strike();
    create trigger strike_failed before update of last_error on graphile_worker._private_jobs
      for each row execute function public.strike();`);
}
async function struck(times: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await database.query<{ last_value: string; is_called: boolean }>(
      'select last_value, is_called from public.strike',
    );
    expect(rows[0]).toMatchObject({ last_value: String(times), is_called: true });
  }, soon);
  await database.query('drop function public.strike cascade; drop sequence public.strike');
}

it('is dumped with the user and the command of the guide, and restored from that', async ({ skip }) => {
  const { bin, admin } = running.postgres;
  skip(!existsSync(join(bin, 'pg_dump')), 'this PostgreSQL comes without pg_dump');
  const guide = await readFile(join(import.meta.dirname, '..', '..', '..', 'docs', 'operating.md'), 'utf8');
  const [, statements = ''] = /```sql\n(create role lading_dump[^]*?)```/.exec(guide) ?? [];
  const [, command = ''] = /\npg_dump (.*)\n/.exec(guide) ?? [];
  await database.query(statements);
  const folder = await mkdtemp(join(tmpdir(), 'lading-dump-'));
  const address = `postgresql://lading_dump@${admin.host}:${admin.port}/lading`;
  const given = command
    .replace(/postgresql:\S+/, address)
    .replace('lading.dump', join(folder, 'lading.dump'));
  await promisify(execFile)(join(bin, 'pg_dump'), given.split(' '), {
    env: { ...process.env, PGPASSWORD: 'of your own' },
  });
  await database.query('create database restored');
  const { host, port, user } = admin;
  const into = ['--exit-on-error', `--dbname=postgresql://${user}@${host}:${port}/restored`];
  await promisify(execFile)(join(bin, 'pg_restore'), [...into, join(folder, 'lading.dump')], {
    env: { ...process.env, PGPASSWORD: new URL(running.postgres.url).password },
  });
  const restored = new Client({ ...admin, database: 'restored' });
  await restored.connect();
  const { rows } = await restored.query('select from product where name_order is not null');
  await restored.end();
  expect(rows.length).toBeGreaterThan(0);
  await rm(folder, { recursive: true });
});

describe('two nodes and a database that fails them', { timeout: 120_000 }, () => {
  it('stay up when connections are lost just as jobs end, and do each job once', async () => {
    await strikeEnds(3);
    // Invalid for its handler, so it fails.
    await database.query(`select graphile_worker.add_job('code-mail', '{}', max_attempts => 1)`);
    await struck(3);
    await strikeEnds(6);
    await done('END', await Promise.all(['END0', 'END1', 'END2', 'END3'].map((key) => save(key, 1_100))));
    await struck(6);
    expect(await endedJobs()).toEqual([{ attempts: 1, isHeld: false }]);
    expect(areThere()).toEqual([true, true]);
  });

  it('stay up when all connections are terminated and when the database crashes, and finish what they had started', async () => {
    const saving: Promise<Acknowledged>[] = [];
    for (let round = 0; round < 4; round += 1) {
      saving.push(save(`CUT${round}`, 1_100));
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'lading' and pid <> pg_backend_pid()`,
      );
    }
    saving.push(save('CUT4', 1_100));
    await running.postgres.crash();
    database = new Client(running.postgres.admin);
    await database.connect();
    await done('CUT', await Promise.all(saving));
    expect(areThere()).toEqual([true, true]);
  });

  it('discard connections to a database that has become read-only, and are ready only while they can write', async () => {
    await database.query('alter database lading set default_transaction_read_only = on');
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'lading'`);
    await vi.waitFor(async () => expect(await readiness()).toEqual([503, 503]), soon);
    // Opens connections that stay read-only.
    await Promise.all(nodes.map((node) => expect(answers(node)).rejects.toThrow('database')));
    await database.query('alter database lading reset default_transaction_read_only');
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, 200]), soon);
    await bothAnswer();
    await done('AGAIN', [await save('AGAIN', 1_100)]);
    expect(areThere()).toEqual([true, true]);
  });

  it('recover within a minute when their connections fall silent, and shut down in time meanwhile', async () => {
    // Some of them have locks when it happens.
    const pending = Array.from({ length: 30 }, (_, number) => answers(nodes[number % 2]!));
    await pending[4];
    running.link.hush();
    const silencedAt = performance.now();
    await Promise.allSettled(pending);
    await bothAnswer();
    expect(performance.now() - silencedAt).toBeLessThan(60_000);
    running.link.hush({ all: true });
    await vi.waitFor(async () => expect(await readiness()).toEqual([503, 503]), soon);
    await nodes[1].stop();
    running.link.restore();
    await nodes[1].start();
    await bothAnswer();
    await done('HEARD', [await save('HEARD', 1_100)]);
  });
});
