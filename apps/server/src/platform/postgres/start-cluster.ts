import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { clusterUser, ensureCluster, ownFolder } from './cluster.ts';
import { postgresAccount, type PostgresAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { isAlive, readPostmaster } from './postmaster.ts';
import { toolEnvironment } from './run-tool.ts';
import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The limit of `sockaddr_un` on Linux; macOS has 104 including the terminating zero. */
const longestPath = 103;
const socketName = '.s.PGSQL.5432';
const socketPrefix = 'lading-';

/**
 * The folder of PostgreSQL's socket: the cluster's own, which only its account may enter, or, if that path is too long for a socket,
 * a private one in the temporary folder.
 */
async function socketFolder(clusterFolder: string, account: PostgresAccount | undefined): Promise<string> {
  if (Buffer.byteLength(join(clusterFolder, socketName)) <= longestPath) return clusterFolder;
  const mark = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `${socketPrefix}${mark}`);
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  await mkdir(folder, { mode: 0o700 }).then(
    () => (account ? chown(folder, account.uid, account.gid) : undefined),
    async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
      const found = await lstat(folder);
      // The temporary folder is world-writable: another user's folder could be a trap.
      if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
        throw new Error(`${folder} belongs to somebody else. Choose a shorter DATA_DIR.`);
      }
    },
  );
  return folder;
}

/** A running cluster of our own. */
export interface Cluster {
  connection: ClientConfig;
  folder: string;
  /** Process id of its postmaster. */
  pid: number;
  /** False when it survived an earlier server and was taken over. */
  started: boolean;
}

/** Keeps the texts of statements, which may contain user input, out of the log (docs/security.md); `compose.yaml` sets them too. */
export const quietLog = {
  log_min_error_statement: 'panic',
  log_parameter_max_length_on_error: '0',
  // The detail of an error names values: "Key (email)=(…) already exists."
  log_error_verbosity: 'terse',
};

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  ...quietLog,
};
const patienceMs = 30_000;
const largestLog = 10 * 1024 * 1024;

/**
 * Runs the cluster in `dataDir`: takes over one that survived an earlier server (`kill -9`), otherwise starts it, which recovers
 * acknowledged data. It has its own process group, so Ctrl-C reaches us first.
 */
export async function startCluster(dataDir: string): Promise<Cluster> {
  const root = resolve(dataDir);
  const account = postgresAccount(join(root, 'postgres'));
  const binaries = await postgresBinaries(account);
  const { folder, password } = await ensureCluster(root, binaries, account);
  const logFile = join(root, 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) truncateSync(logFile);

  const connectionTo = (host: string, port: number): ClientConfig => ({
    host,
    port,
    user: clusterUser,
    password,
    database: 'postgres',
  });
  const deadline = Date.now() + patienceMs;
  let started = false;
  while (Date.now() < deadline) {
    const running = readPostmaster(folder);
    if (running !== undefined && running !== 'stale') {
      const connection = connectionTo(running.socketFolder, running.port);
      if (await answers(connection)) return { connection, folder, pid: running.pid, started };
      await wait(30);
      continue;
    }
    if (running === 'stale') rmSync(join(folder, 'postmaster.pid'), { force: true });
    const sockets = await socketFolder(folder, account);
    const log = openSync(logFile, 'a', 0o600);
    const child = spawn(
      binaries.postgres,
      ['-D', ownFolder(folder), '-c', `unix_socket_directories=${sockets === folder ? '.' : sockets}`].concat(
        Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ),
      { cwd: folder, env: toolEnvironment, detached: true, stdio: ['ignore', log, log], ...account },
    );
    closeSync(log);
    started = true;
    const life = { ended: false };
    for (const event of ['error', 'exit']) child.once(event, () => (life.ended = true));
    child.unref();
    while (!life.ended && Date.now() < deadline) {
      if (await answers(connectionTo(sockets, 5432))) break;
      await wait(30);
    }
    // It may have lost a race, or waits for the last processes of a killed one: check again.
    if (life.ended) await wait(300);
  }
  throw new Error(
    `PostgreSQL did not start. The end of ${logFile}:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`,
  );
}

/** Stops the cluster: closes sessions and writes everything to disk. At most 20 s, then without a last checkpoint. */
export async function stopCluster(cluster: Cluster): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    if (!runs(cluster)) break;
    process.kill(cluster.pid, signal);
    for (const end = Date.now() + patience; Date.now() < end && runs(cluster);) await wait(20);
  }
  removeSocketFolder(cluster);
}

/** Removes a folder that was created for the socket only; see {@link socketFolder}. */
function removeSocketFolder({ connection: { host = '' }, folder }: Cluster): void {
  if (resolve(folder, host) === folder || !basename(host).startsWith(socketPrefix)) return;
  try {
    rmdirSync(host);
  } catch {
    // It is not empty, or gone.
  }
}

/** The file is removed last; the process id of a cluster taken over may linger until its new parent reaps it. */
function runs(cluster: Cluster): boolean {
  return isAlive(cluster.pid) && typeof readPostmaster(cluster.folder) === 'object';
}

async function answers(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
