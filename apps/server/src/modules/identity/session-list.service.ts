import type { SignedInDevice } from '@lading/contracts/identity';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import { sessionDetail, type EndedSession } from './session-detail.ts';
import { endOwnSessions, listSessions } from './session.store.ts';
import { deviceOf } from './user-agent-rules.ts';

const isSessionId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** A person's own sign-ins: list and end them. */
export function sessionListService({ clock, database, sessions }: Platform) {
  /** Ends active sessions of the person; their tokens are refused from now on (other nodes: see `session-check.ts`). */
  async function end(userId: string, which: { only: string } | { except: string }): Promise<EndedSession[]> {
    const ended = await database.asSystem((trx) => endOwnSessions(trx, userId, which, clock.now()));
    for (const { session_id: sessionId } of ended) sessions.end(sessionId);
    return ended;
  }

  return {
    async list({ userId, sessionId }: SignedIn): Promise<SignedInDevice[]> {
      const rows = await database.asSystem((trx) => listSessions(trx, userId, clock.now()));
      return rows.map((row) => ({
        sessionId: row.session_id,
        ...deviceOf(row.user_agent ?? ''),
        address: row.ip_address,
        since: row.created_at.toISOString(),
        lastUsed: row.rotated_at.toISOString(),
        isThisOne: row.session_id === sessionId,
      }));
    },

    /** @throws RequestError 404 when the person has no such sign-in */
    async endOne({ user, audit }: SignedInContext, sessionId: string): Promise<void> {
      const [ended] = isSessionId(sessionId) ? await end(user.userId, { only: sessionId }) : [];
      if (!ended) throw notFound();
      audit.tell({ detail: sessionDetail(ended) });
    },

    async endOthers({ userId, sessionId }: SignedIn): Promise<number> {
      return (await end(userId, { except: sessionId })).length;
    },
  };
}

/** See {@link sessionListService}. */
export type SessionList = ReturnType<typeof sessionListService>;
