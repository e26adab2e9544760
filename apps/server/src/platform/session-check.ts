import { sql } from 'kysely';
import { isRecent, type Clock } from './clock.ts';
import type { Database } from './database.ts';
import './session.table.ts';

/** Whether a sign-in is still valid: an access token would otherwise outlive its session (logout, reuse of a refresh token). */
export interface SessionCheck {
  stands(sessionId: string): Promise<boolean>;
  /** Ends a session immediately on this node; other nodes notice within {@link rememberMs}. */
  end(sessionId: string): void;
}

const rememberMs = 5_000;
const rememberMost = 10_000;
/** Longer than the lifetime of any access token; ends are kept this long. */
const endedMs = 24 * 3_600_000;

export function sessionCheck(database: Database, clock: Clock): SessionCheck {
  const known = new Map<string, { stands: boolean; readAt: number }>();
  const ended = new Map<string, number>();
  return {
    async stands(sessionId) {
      if (ended.has(sessionId)) return false;
      const remembered = known.get(sessionId);
      if (remembered && isRecent(clock, remembered.readAt, rememberMs)) return remembered.stands;
      const now = clock.now();
      const row = await database.asSystem((trx) =>
        trx
          .selectFrom('session')
          .select(sql`1`.as('found'))
          .where('session_id', '=', sessionId)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      );
      // It may have ended during the query.
      if (ended.has(sessionId)) return false;
      if (known.size >= rememberMost) known.clear();
      known.set(sessionId, { stands: row !== undefined, readAt: now.getTime() });
      return row !== undefined;
    },
    end(sessionId) {
      const now = clock.now().getTime();
      known.delete(sessionId);
      ended.set(sessionId, now);
      // The oldest come first.
      for (const [id, at] of ended) {
        if (now - at < endedMs) break;
        ended.delete(id);
      }
    },
  };
}
