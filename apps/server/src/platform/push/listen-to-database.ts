import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';

/** Callbacks for notifications. */
export interface DatabaseListener {
  channels: readonly string[];
  hear(channel: string, payload: string): void;
  /** The connection was lost and is back: notifications in between were missed. */
  onGap(): void;
}

/** Tells this connection from those of calls in `pg_stat_activity`. */
export const listenerName = 'lading notifications';

const againMs = 1_000;
const lookMs = 15_000;
const patienceMs = 10_000;

/** Listens to transaction notifications (`NOTIFY`), on a separate connection that is restored when lost. */
export function listenToDatabase(database: Database, log: Logger, listener: DatabaseListener) {
  let session: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  /** Listened before, or failed to while clients could already connect. */
  let mayHaveMissed = false;

  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), milliseconds);
  };
  function lose(lost: PoolClient): void {
    if (session !== lost) return;
    session = undefined;
    lost.release(true);
    later(againMs);
  }
  async function open(): Promise<void> {
    const opened = await database.pool.connect();
    session = opened;
    opened.once('error', () => lose(opened));
    opened.once('end', () => lose(opened));
    opened.on('notification', ({ channel, payload = '' }) => listener.hear(channel, payload));
    await opened.query(`set application_name = '${listenerName}'`);
    for (const channel of listener.channels) await opened.query(`listen ${channel}`);
    if (mayHaveMissed) listener.onGap();
    mayHaveMissed = true;
  }
  /** Whether writes, and their notifications, go to another database than the current one. */
  const isElsewhere = async (heard: PoolClient): Promise<boolean> =>
    database.isSpent(heard) &&
    database.canWrite().then(
      () => true,
      () => false,
    );
  /** A half-open connection reports nothing by itself, so it is checked. */
  async function look(): Promise<void> {
    const asked = session;
    const patience = asked && setTimeout(() => lose(asked), patienceMs);
    try {
      if (asked && (await isElsewhere(asked))) return lose(asked);
      await (asked ? asked.query('select 1') : open());
      later(lookMs);
    } catch (error) {
      if (isStopped) return;
      mayHaveMissed = true;
      log.warn({ err: error }, 'notifications of the database are interrupted');
      if (session) lose(session);
      else later(againMs);
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    /** Resolves when it listens, or at the first failure, after which it keeps trying. */
    start: look,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
      const last = session;
      session = undefined;
      last?.release(true);
    },
  };
}
