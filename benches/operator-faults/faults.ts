import { setTimeout as wait } from 'node:timers/promises';
import { productsApi } from '@lading/contracts/products';
import type { Pool } from 'pg';
import type { TcpLink } from '../../apps/server/src/testing/tcp-link.ts';
import type { TwoNodes } from '../../apps/server/src/testing/two-nodes.ts';
import { ask, signIn, type Signed } from '../../apps/server/src/testing/wire-client.ts';
import { cutOff, inTime, reasonOf, taskList, type Promised } from './careful-client.ts';
import type { Truth } from './readiness.ts';

/** Where a fault is played. */
export interface Stage {
  two: TwoNodes;
  /** The database as its superuser. */
  database: Pool;
  /** The link between the nodes and their mail server. */
  mailLink: TcpLink;
}

/** A {@link Stage} with its load. */
interface Scene extends Stage {
  /** The node whose turn it is, from 0, and the other one. */
  victim: 0 | 1;
  other: 0 | 1;
  /** Of the person who makes the load. */
  headers: Signed;
  promised: Promised;
}

/** A fault that has been played. */
interface Played extends Truth {
  /** From when the time of recovery counts, by `performance.now()`. */
  since: number;
  /** The place of a node whose process was ended on purpose. */
  ended?: number;
  /** What went wrong meanwhile. */
  findings?: string[];
}

/** Something that happens to operators. */
export interface Fault {
  name: string;
  what: string;
  play(scene: Scene): Promise<Played>;
}

const now = (): number => performance.now();
const frozenMs = 10_000;
const downMs = 10_000;
const cutMs = 15_000;
const readOnlyMs = 10_000;
const lockedMs = 30_000;
const mailSilentMs = 20_000;
/** `docs/operating.md`: within about half a minute. */
const shutdownMs = 35_000;
/** A call waits 8 seconds for a lock; so may the one whose turn comes after it. */
const unconcernedMs = 10_000;
/** More readers than a node has connections to the database. */
const crowd = 30;

const terminateAll = `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'lading'`;

/** All of them, in the order of the table. */
export const faults: readonly Fault[] = [
  {
    name: 'kill',
    what: 'kill -9 of a node, which is started again at once',
    async play({ two: { nodes }, victim, other }) {
      const since = now();
      await nodes[victim].kill();
      await nodes[victim].start();
      return { since, ended: victim, serving: { places: [other], from: since, to: now() } };
    },
  },
  {
    name: 'freeze',
    what: `SIGSTOP of a node, SIGCONT after ${frozenMs / 1_000} s`,
    async play({ two: { nodes }, victim, other }) {
      const from = now();
      process.kill(nodes[victim].pid(), 'SIGSTOP');
      try {
        await wait(frozenMs);
      } finally {
        process.kill(nodes[victim].pid(), 'SIGCONT');
      }
      const since = now();
      return { since, serving: { places: [other], from, to: since } };
    },
  },
  {
    name: 'restart',
    what: `PostgreSQL shut down, and started ${downMs / 1_000} s later`,
    async play({ two: { postgres } }) {
      await postgres.halt();
      const from = now();
      await wait(downMs);
      const to = now();
      await postgres.resume();
      return { since: now(), unwritable: [from, to] };
    },
  },
  {
    name: 'crash',
    what: 'crash of PostgreSQL, which is started again at once',
    async play({ two: { postgres } }) {
      await postgres.crash();
      return { since: now() };
    },
  },
  {
    name: 'terminate',
    what: 'pg_terminate_backend of all connections of the nodes',
    async play({ database }) {
      await database.query(terminateAll);
      return { since: now() };
    },
  },
  {
    name: 'silent-connections',
    what: 'all connections to PostgreSQL fall silent (half-open), new ones work',
    play({ two: { link } }) {
      link.hush();
      return Promise.resolve({ since: now() });
    },
  },
  {
    name: 'silent-network',
    what: `PostgreSQL out of reach without a word for ${cutMs / 1_000} s`,
    async play({ two: { link } }) {
      link.hush({ all: true });
      const from = now();
      await wait(cutMs);
      const since = now();
      link.restore();
      return { since, unwritable: [from, since] };
    },
  },
  {
    name: 'read-only',
    what: `the database read-only for ${readOnlyMs / 1_000} s, as after a failover`,
    async play({ database }) {
      await inWritable(database, 'alter database lading set default_transaction_read_only = on');
      await database.query(terminateAll);
      const from = now();
      await wait(readOnlyMs);
      const since = now();
      await inWritable(database, 'alter database lading reset default_transaction_read_only');
      return { since, unwritable: [from, since] };
    },
  },
  {
    name: 'lock',
    what: `the table of products locked for ${lockedMs / 1_000} s`,
    async play({ two: { nodes }, database, headers }) {
      const unconcerned = await signIn(nodes[0].origin, 'other@lading.test');
      const locking = await database.connect();
      const findings = new Set<string>();
      try {
        await locking.query('begin; lock table product in access exclusive mode');
        const from = now();
        for (const { origin } of nodes)
          for (let reader = 0; reader < crowd; reader += 1)
            ask(origin, `${productsApi.calls.productPage.path}?pageSize=20`, { headers }).catch(
              () => undefined,
            );
        while (now() < from + lockedMs) {
          await Promise.all(
            nodes.map(({ origin }, place) =>
              inTime(ask(origin, taskList, { headers: unconcerned.headers }), unconcernedMs).catch(
                (error: unknown) =>
                  findings.add(`node ${place + 1} did not serve another organization: ${reasonOf(error)}`),
              ),
            ),
          );
          await wait(1_000);
        }
        await locking.query('rollback');
        const since = now();
        return { since, serving: { places: [0, 1], from, to: since }, findings: [...findings] };
      } finally {
        locking.release(true);
      }
    },
  },
  {
    name: 'silent-mail',
    what: `the mail server silent for ${mailSilentMs / 1_000} s`,
    async play({ mailLink }) {
      const from = now();
      mailLink.hush({ all: true });
      await wait(mailSilentMs);
      mailLink.restore();
      const since = now();
      return { since, serving: { places: [0, 1], from, to: since } };
    },
  },
  {
    name: 'sigterm',
    what: 'SIGTERM of a node, which is started again when it has ended',
    async play({ two: { nodes }, victim, other, promised }) {
      const cutBefore = promised.refused.get(cutOff) ?? 0;
      const findings: string[] = [];
      const pid = nodes[victim].pid();
      const from = now();
      await inTime(nodes[victim].stop(), shutdownMs).catch(() => {
        findings.push(`node ${victim + 1} was still there ${shutdownMs / 1_000} s after SIGTERM`);
        process.kill(pid, 'SIGKILL');
      });
      const since = now();
      await nodes[victim].start();
      const cut = (promised.refused.get(cutOff) ?? 0) - cutBefore;
      if (cut > 0) findings.push(`${cut} calls in progress were cut off by SIGTERM`);
      const serving = { places: [other], from, to: now() };
      return { since, ended: victim, serving, drained: { place: victim, from }, findings };
    },
  },
];

/** Also while the superuser's new connections are read-only. */
async function inWritable(database: Pool, statement: string): Promise<void> {
  const client = await database.connect();
  await client.query('set default_transaction_read_only = off');
  await client.query(statement);
  client.release(true);
}
