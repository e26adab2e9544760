import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { roundRobinProxy, type RoundRobinProxy } from './round-robin-proxy.ts';
import { serverNode, type ServerNode } from './server-node.ts';
import { startSystemPostgres, type SystemPostgres } from './system-postgres.ts';
import { tcpLink, type TcpLink } from './tcp-link.ts';

/** Two identical nodes on a separate PostgreSQL server, with a proxy in front. */
export interface TwoNodes {
  nodes: readonly [ServerNode, ServerNode];
  proxy: RoundRobinProxy;
  /** The database as its superuser. */
  database: Client;
  postgres: SystemPostgres;
  /** The link between the nodes and the database. */
  link: TcpLink;
  close(): Promise<void>;
}

/**
 * Starts both at once, on an empty database, with the demo's data; `settings` add to the configuration. They share a data
 * folder unless `apart`. `healthMs`: see {@link roundRobinProxy}; `logFile`: see {@link serverNode}, one for both.
 */
export async function startTwoNodes(
  settings: Record<string, string>,
  { apart = false, healthMs, logFile }: { apart?: boolean; healthMs?: number; logFile?: string } = {},
): Promise<TwoNodes> {
  const postgres = await startSystemPostgres();
  const url = new URL(postgres.url);
  const link = await tcpLink(Number(url.port));
  url.port = String(link.port);
  const dataDir = await mkdtemp(join(tmpdir(), 'lading-nodes-'));
  const all = {
    DATABASE_URL: url.href,
    LADING_SECRET: 'k'.repeat(40),
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  };
  const folderOf = (node: string): string => (apart ? join(dataDir, node) : dataDir);
  const nodes = [
    await serverNode({ ...all, DATA_DIR: folderOf('one') }, { logFile }),
    await serverNode({ ...all, DATA_DIR: folderOf('other') }, { logFile }),
  ] as const;
  const closers = [postgres.stop, link.close, ...nodes.map((node) => node.stop)];
  const close = async (): Promise<void> => {
    for (const end of closers.toReversed()) await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const proxy = await roundRobinProxy(
      nodes.map(({ port }) => port),
      healthMs,
    );
    closers.push(proxy.close);
    const database = new Client(postgres.admin);
    // A test may end the database.
    database.on('error', () => undefined);
    await database.connect();
    closers.push(() => database.end());
    return { nodes, proxy, database, postgres, link, close };
  } catch (error) {
    await close();
    throw error;
  }
}
