import type { PoolClient } from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';

/** What to do with what is heard. */
export interface DatabaseEar {
  channels: readonly string[];
  hear(channel: string, payload: string): void;
  /** The connection was lost and is back: what was said meanwhile was not heard. */
  onGap(): void;
}

const againMs = 1_000;
const lookMs = 15_000;
const patienceMs = 10_000;

/** Listens to what transactions announce (`NOTIFY`), on a connection of its own that is made anew when it is lost. */
export function listenToDatabase(database: Database, log: Logger, ear: DatabaseEar) {
  let session: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let hasListened = false;

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
    opened.on('notification', ({ channel, payload = '' }) => ear.hear(channel, payload));
    for (const channel of ear.channels) await opened.query(`listen ${channel}`);
    if (hasListened) ear.onGap();
    hasListened = true;
  }
  /** A connection that is half open tells nothing by itself, so it is asked. */
  async function look(): Promise<void> {
    const asked = session;
    const patience = asked && setTimeout(() => lose(asked), patienceMs);
    try {
      await (asked ? asked.query('select 1') : open());
      later(lookMs);
    } catch (error) {
      if (isStopped) return;
      log.warn({ err: error }, 'the database is not heard');
      if (session) lose(session);
      else later(againMs);
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    /** Resolves when it listens, or at the first failure, after which it goes on trying. */
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
