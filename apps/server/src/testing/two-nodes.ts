import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { roundRobinProxy, type RoundRobinProxy } from './round-robin-proxy.ts';
import { serverNode, type ServerNode } from './server-node.ts';
import { startSystemPostgres } from './system-postgres.ts';

/** Two identical nodes on a PostgreSQL server of their own, and a proxy before them. */
export interface TwoNodes {
  nodes: readonly [ServerNode, ServerNode];
  proxy: RoundRobinProxy;
  /** The database as its superuser. */
  database: Client;
  close(): Promise<void>;
}

/**
 * Starts both at once, on a database with nothing in it, with the demo's data; `settings` add to the configuration. They share a data
 * folder unless `apart`.
 */
export async function startTwoNodes(
  settings: Record<string, string>,
  { apart = false } = {},
): Promise<TwoNodes> {
  const postgres = await startSystemPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), 'lading-nodes-'));
  const all = {
    DATABASE_URL: postgres.url,
    LADING_SECRET: 'k'.repeat(40),
    TRUST_PROXY: '127.0.0.1',
    ...settings,
  };
  const folderOf = (node: string): string => (apart ? join(dataDir, node) : dataDir);
  const nodes = [
    await serverNode({ ...all, DATA_DIR: folderOf('one') }),
    await serverNode({ ...all, DATA_DIR: folderOf('other') }),
  ] as const;
  const closers = [postgres.stop, ...nodes.map((node) => node.stop)];
  const close = async (): Promise<void> => {
    for (const end of closers.toReversed()) await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const proxy = await roundRobinProxy(nodes.map(({ port }) => port));
    closers.push(proxy.close);
    const database = new Client(postgres.admin);
    await database.connect();
    closers.push(() => database.end());
    return { nodes, proxy, database, close };
  } catch (error) {
    await close();
    throw error;
  }
}
