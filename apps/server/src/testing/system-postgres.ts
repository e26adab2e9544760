import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { postgresAccount, type PostgresAccount } from '../platform/postgres/postgres-account.ts';
import { postgresBinaries, type PostgresBinaries } from '../platform/postgres/postgres-binaries.ts';
import { runTool, toolEnvironment } from '../platform/postgres/run-tool.ts';
import { freePort } from './free-port.ts';
import { scratchPath } from './scratch-folder.ts';

/** A separate PostgreSQL server, with an empty database for the product. */
export interface SystemPostgres {
  /** For `DATABASE_URL`: an account that owns the database and may create roles, as required by docs/operating.md, and no more. */
  url: string;
  /** The same database as the superuser, for inspection. */
  admin: ClientConfig;
  /** The folder of its programs. */
  bin: string;
  /** Such as `15.14`. */
  version: string;
  /** Kills it, like a crash, and starts it again; resolves when it answers. */
  crash(): Promise<void>;
  /** Shuts it down like its operator, until `resume`. */
  halt(): Promise<void>;
  /** Starts it again; resolves when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const debian = '/usr/lib/postgresql';
const startMs = 20_000;

/**
 * PostgreSQL's programs: those in the folder `POSTGRES_BIN` (`npm test` sets it), otherwise the system's. Without any, or if
 * `POSTGRES_BIN` is `embedded`, those of the embedded database, which can also listen on a port.
 */
async function programs(account: PostgresAccount | undefined): Promise<PostgresBinaries> {
  const given = process.env['POSTGRES_BIN'] ?? '';
  if (given === 'embedded') return postgresBinaries(account);
  const [newest] = existsSync(debian)
    ? readdirSync(debian)
        .filter((version) => Number(version) >= 14 && existsSync(join(debian, version, 'bin', 'initdb')))
        .sort((one, other) => Number(other) - Number(one))
    : [];
  const bin = given !== '' ? given : newest === undefined ? undefined : join(debian, newest, 'bin');
  if (bin === undefined) return postgresBinaries(account);
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
}

/** Starts a separate one, on a free port, with its data in a scratch folder and durable writes. */
export async function startSystemPostgres(): Promise<SystemPostgres> {
  const folder = await mkdtemp(scratchPath('postgres'));
  const account = postgresAccount(folder);
  const { initdb, postgres } = await programs(account);
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [folder, passwordFile]) await chown(path, account.uid, account.gid);
  await runTool(
    initdb,
    ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`].concat(
      '--encoding=UTF8',
      '--no-locale',
      '--no-instructions',
    ),
    { cwd: folder, account },
  );
  const port = await freePort();
  const begin = (): ChildProcess =>
    spawn(
      postgres,
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'].concat(
        ...['unix_socket_directories=', 'fsync=on', 'synchronous_commit=on', 'log_min_messages=warning'].map(
          (setting) => ['-c', setting],
        ),
      ),
      { cwd: folder, env: toolEnvironment, stdio: 'ignore', ...account },
    );
  let server = begin();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const root = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  const resume = async (): Promise<void> => {
    server = begin();
    await (await connected(root, server)).end();
  };
  const version = await prepare(root, server);
  return {
    url: `postgresql://lading:${password}@127.0.0.1:${port}/lading`,
    admin: { ...root, database: 'lading' },
    bin: dirname(postgres),
    version,
    async crash() {
      await end('SIGQUIT');
      await resume();
    },
    halt: () => end('SIGINT'),
    resume,
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for it and creates account and database; returns its version. */
async function prepare(root: ClientConfig & { password: string }, server: ChildProcess): Promise<string> {
  const client = await connected(root, server);
  await client.query(`create role lading login createrole password '${root.password}'`);
  await client.query('create database lading owner lading');
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]!.server_version;
}

async function connected(root: ClientConfig, server: ChildProcess): Promise<Client> {
  for (const end = Date.now() + startMs; ; await wait(50)) {
    const client = new Client(root);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (server.exitCode !== null || Date.now() > end)
        throw new Error('PostgreSQL did not start', { cause: error });
    }
  }
}
