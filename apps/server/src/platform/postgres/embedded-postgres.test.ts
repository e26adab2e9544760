import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { scratchPath } from '../../testing/scratch-folder.ts';
import { openLog } from '../open-log.ts';
import { DataFolderInUse, embeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';

const log = openLog('silent');
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** An empty data folder, below others if a path is given. */
function folder(below = ''): string {
  const top = mkdtempSync(scratchPath('cluster'));
  endings.push(() => rmSync(top, { recursive: true, force: true }));
  return join(top, below, 'data');
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const embedded = await embeddedPostgres(dataDir, log);
  endings.push(() => embedded.stop());
  return embedded;
}

async function startProcess(
  dataDir: string,
): Promise<{ server: ChildProcess; pid: number; connection: ClientConfig }> {
  const server = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testing', 'server-process.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  endings.push(() => server.kill('SIGKILL'));
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return { server, ...(JSON.parse(line.toString()) as { pid: number; connection: ClientConfig }) };
}

async function ask(connection: ClientConfig, text: string): Promise<unknown[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a clean end and a second start', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    await ask(first.connection, 'create table parcel as select 7 as weight');
    await first.stop();
    const second = await start(dataDir);
    expect(second.started).toBe(true);
    expect(await ask(second.connection, 'select weight from parcel')).toEqual([{ weight: 7 }]);
  });

  it('is used as a role that is not a superuser and does not bypass row-level security', async () => {
    const dataDir = folder();
    const { connection, superuser, stop } = await start(dataDir);
    const role = 'select rolsuper, rolbypassrls, rolname from pg_roles where rolname = current_user';
    expect(await ask(connection, role)).toEqual([
      { rolsuper: false, rolbypassrls: false, rolname: 'lading_server' },
    ]);

    // As an earlier release left it: everything belongs to the superuser.
    const old = { ...superuser, database: 'lading' };
    await ask(
      old,
      `alter database lading owner to lading; create schema depot; create table depot.parcel (id bigint generated always as identity);
       create sequence depot.ticket; create view depot.seen as select id from depot.parcel; create type depot.state as enum ('new'); create type depot.spec as (id bigint);
       create function depot.two() returns integer language sql return 2; create extension pg_trgm`,
    );
    await stop();
    const next = await start(dataDir);
    await ask(
      next.connection,
      `alter table depot.parcel add column weight integer; alter sequence depot.ticket restart; drop view depot.seen;
       drop function depot.two(); drop type depot.state; drop type depot.spec; insert into depot.parcel (weight) values (7)`,
    );
    expect(await ask(next.connection, 'select id::int, weight from depot.parcel')).toEqual([
      { id: 1, weight: 7 },
    ]);
  });

  it('logs no statements and no key values (docs/security.md)', async () => {
    const dataDir = folder();
    const { connection } = await start(dataDir);
    await ask(
      connection,
      "create table person (email text unique); insert into person values ('ada@secret.test')",
    );
    await expect(ask(connection, "insert into person values ('ada@secret.test')")).rejects.toThrow(
      'duplicate',
    );
    await expect(ask(connection, "select 'hidden-word'::integer")).rejects.toThrow('hidden-word');
    const client = new Client(connection);
    await client.connect();
    await expect(client.query('select $1::text::integer', ['hidden-parameter'])).rejects.toThrow(
      'invalid input',
    );
    await client.end();
    const written = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(written).toContain('ERROR');
    expect(written).not.toMatch(/insert into person|ada@secret/);
  });

  it('listens on no network', async () => {
    const { connection } = await start(folder());
    expect(connection.host).toMatch(/^\//);
    expect(await ask(connection, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('is taken over by the next server after kill -9, with all acknowledged data', async () => {
    const dataDir = folder();
    const { server, pid, connection } = await startProcess(dataDir);
    await ask(connection, 'create table parcel as select generate_series(1, 1000) as n');
    server.kill('SIGKILL');
    await once(server, 'exit');
    const next = await start(dataDir);
    expect([next.started, next.pid()]).toEqual([false, pid]);
    expect(await ask(next.connection, 'select count(*)::int from parcel')).toEqual([{ count: 1000 }]);
  });

  it('recovers acknowledged data when PostgreSQL was killed as well', async () => {
    const dataDir = folder();
    const { server, pid, connection } = await startProcess(dataDir);
    await ask(connection, 'create table parcel as select generate_series(1, 1000) as n');
    server.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await once(server, 'exit');
    const next = await start(dataDir);
    expect(next.started).toBe(true);
    expect(await ask(next.connection, 'select count(*)::int from parcel')).toEqual([{ count: 1000 }]);
  });

  it('refuses a second server on the same data folder, and does not disturb the first', async () => {
    const dataDir = folder();
    const first = await start(dataDir);
    await expect(embeddedPostgres(dataDir, log)).rejects.toThrow(DataFolderInUse);
    expect(await ask(first.connection, 'select 1 as here')).toEqual([{ here: 1 }]);
  });

  it('is restarted when it dies under a running server', async () => {
    const embedded = await start(folder());
    const before = embedded.pid();
    process.kill(before, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(embedded.pid()).not.toBe(before);
        expect(await ask(embedded.connection, 'select 1 as here')).toEqual([{ here: 1 }]);
      },
      { timeout: 20_000, interval: 100 },
    );
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const { connection, stop } = await start(folder('a'.repeat(120)));
    expect(await ask(connection, 'select 1 as here')).toEqual([{ here: 1 }]);
    await stop();
    expect(existsSync(connection.host!)).toBe(false);
  });

  it('works below a folder that its own account cannot enter', async () => {
    const dataDir = folder('closed');
    mkdirSync(join(dataDir, '..'));
    chmodSync(join(dataDir, '..'), 0o700);
    const { connection } = await start(dataDir);
    expect(await ask(connection, 'select 1 as here')).toEqual([{ here: 1 }]);
  });
});
