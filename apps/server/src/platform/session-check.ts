import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import './session.table.ts';

/** Tells whether a sign-in still stands: an access token outlives its session otherwise (logout, reuse of a refresh token). */
export interface SessionCheck {
  stands(sessionId: string): Promise<boolean>;
  /** Makes an end count at once on this node; other nodes notice within {@link rememberMs}. */
  forget(sessionId: string): void;
}

const rememberMs = 5_000;
const rememberMost = 10_000;

export function sessionCheck(database: Database, clock: Clock): SessionCheck {
  const known = new Map<string, { stands: boolean; until: number }>();
  return {
    async stands(sessionId) {
      const now = clock.now();
      const remembered = known.get(sessionId);
      if (remembered && remembered.until > now.getTime()) return remembered.stands;
      const row = await database.asSystem((trx) =>
        trx
          .selectFrom('session')
          .select(sql`1`.as('found'))
          .where('session_id', '=', sessionId)
          .where('ended_at', 'is', null)
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      );
      if (known.size >= rememberMost) known.clear();
      known.set(sessionId, { stands: row !== undefined, until: now.getTime() + rememberMs });
      return row !== undefined;
    },
    forget: (sessionId) => void known.delete(sessionId),
  };
}
