import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { readConfig } from '../apps/server/src/config.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { openLog } from '../apps/server/src/platform/open-log.ts';
import { openPlatform } from '../apps/server/src/platform/open-platform.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { embeddedPostgres } from '../apps/server/src/platform/postgres/embedded-postgres.ts';
import { serverNode, type ServerNode } from '../apps/server/src/testing/server-node.ts';

/** A server with the demo's data in a separate process, with access to its database. */
export interface ServedBeside {
  node: ServerNode;
  /** A platform on the same database and with the same secret, like another node. */
  platform: Platform;
  /** The connection of the cluster's owner to that database, who may disable triggers and references. */
  superuser: ClientConfig;
  close(): Promise<void>;
}

/** Starts it with an empty database, or that of a persistent `folder`; `settings` add to the configuration. */
export async function serveBeside(
  settings: Record<string, string> = {},
  folder?: string,
): Promise<ServedBeside> {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'lading-bench-')));
  const embedded = await embeddedPostgres(dataDir, openLog('error'), 'bench');
  const { user, password, host, port, database } = embedded.connection;
  const url = new URL(`postgresql://localhost/${database}`);
  Object.assign(url, { username: user, password, port: String(port) });
  if (host?.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host ?? '';
  const environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    LADING_SECRET: 'k'.repeat(40),
    LOG_LEVEL: 'warn',
    LADING_REQUESTS_PER_MINUTE: '10000000',
    ...settings,
  };
  const node = await serverNode(environment);
  await node.start();
  const platform = openPlatform(readConfig(environment), embedded.connection, openLog('silent'), systemClock);
  return {
    node,
    platform,
    superuser: { ...embedded.superuser, database },
    async close() {
      await node.stop();
      await platform.database.close();
      await embedded.stop();
      if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
