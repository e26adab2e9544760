import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import type { Logger } from 'pino';
import { ensureServerRole } from './server-role.ts';
import { startCluster, stopCluster, type Cluster } from './start-cluster.ts';

/** The embedded PostgreSQL of one server. */
export interface EmbeddedPostgres {
  /** How to reach the product's database, as a role that is not a superuser. */
  connection: ClientConfig;
  /** The superuser of the cluster, for tests that create their own databases. */
  superuser: ClientConfig;
  /** Process id of the postmaster. */
  pid(): number;
  /** False when it was taken over from a killed server. */
  started: boolean;
  /** Stops PostgreSQL and releases the data folder. */
  stop(): Promise<void>;
}

/** Another server uses the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

const lockKey = 7_205_001;
const lockPatienceMs = 3_000;

/**
 * Supervises the PostgreSQL in the data folder (design: stack, "Database"): one server per folder, started or taken over, restarted
 * if it dies, stopped with us.
 *
 * The claim on the folder is a lock of a database session, so it ends with its process, however that ended.
 * @throws DataFolderInUse when another server holds the folder.
 */
export async function embeddedPostgres(
  dataDir: string,
  log: Logger,
  purpose = `process ${process.pid}`,
): Promise<EmbeddedPostgres> {
  let cluster = await startCluster(dataDir);
  const { started } = cluster;
  let claim: Client | undefined;
  const life = { stopping: false };

  const hold = async (): Promise<void> => {
    const session = await claimFolder(cluster, dataDir, purpose);
    claim = session;
    session.once('end', () => {
      if (!life.stopping) void restart();
    });
  };
  const restart = async (): Promise<void> => {
    log.error('PostgreSQL ended unexpectedly; starting it again');
    for (let pause = 100; !life.stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        cluster = await startCluster(dataDir);
        await hold();
        log.info({ postgres: cluster.pid }, 'PostgreSQL runs again');
        return;
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again');
        await wait(pause);
      }
    }
  };

  await hold();
  const connection = await ensureServerRole(cluster);
  return {
    connection,
    superuser: cluster.connection,
    pid: () => cluster.pid,
    started,
    async stop() {
      life.stopping = true;
      await claim?.end().catch(() => undefined);
      await stopCluster(cluster);
    },
  };
}

/** Connection settings of a running server's database, for another process. */
export async function runningPostgres(dataDir: string): Promise<ClientConfig> {
  return ensureServerRole(await startCluster(dataDir));
}

async function claimFolder(cluster: Cluster, dataDir: string, purpose: string): Promise<Client> {
  const session = new Client({
    ...cluster.connection,
    application_name: `lading ${purpose}`,
    keepAlive: true,
  });
  session.on('error', () => undefined);
  await session.connect();
  // The session of a server that was just killed takes a moment to end.
  for (const end = Date.now() + lockPatienceMs; ; await wait(50)) {
    const { rows } = await session.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
      lockKey,
    ]);
    if (rows[0]?.held) return session;
    if (Date.now() > end) break;
  }
  const { rows } = await session.query<{ holder: string }>(
    `select application_name as holder from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and (classid::bigint << 32 | objid::bigint) = $1`,
    [lockKey],
  );
  await session.end();
  throw new DataFolderInUse(
    `The data folder ${dataDir} is in use by another server (${rows[0]?.holder ?? 'unknown'}). ` +
      'Stop it first, or give this one another DATA_DIR.',
  );
}
