import { timingSafeEqual } from 'node:crypto';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedIn } from '../../platform/access-tokens.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedOut } from '../../platform/request-error.ts';
import type { Person } from './person.store.ts';
import { sessionDetail } from './session-detail.ts';
import type { Visitor } from './visitor.ts';
import '../../platform/session.table.ts';

/** What a sign-in or a refresh brings. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  sessionId: string;
}

/**
 * How long the previous refresh token is still good (decision D3). Longer than the 60 s after which a client gives up
 * (spec §9), so that one whose reply was lost can ask again.
 */
export const graceMs = 90_000;
const idleMs = 30 * 24 * 3_600_000;
const longestMs = 180 * 24 * 3_600_000;

/**
 * Sign-ins and their refresh tokens (decision D3). A token names its session and generation and is sealed; the next one
 * follows from the session, so two tabs that refresh at once with the same token get the same new one, and nothing that
 * the database holds can be used as a token.
 */
export function sessionsService({ database, clock, secrets, tokens, sessions, log }: Platform) {
  const seal = (sessionId: string, generation: number): string =>
    `${sessionId}.${generation}.${secrets.digest('refresh token', `${sessionId}.${generation}`)}`;

  const issue = async (who: SignedIn, generation: number): Promise<Tokens> => ({
    accessToken: await tokens.sign(who),
    refreshToken: seal(who.sessionId, generation),
    expiresIn: tokens.lifeSeconds,
    sessionId: who.sessionId,
  });

  return {
    /** Begins a session for a person who has been recognised. */
    async begin(
      trx: Trx,
      person: Pick<Person, 'user_id' | 'org_id' | 'reseller_id'>,
      visitor: Visitor,
    ): Promise<Tokens> {
      const now = clock.now();
      const { session_id: sessionId } = await trx
        .insertInto('session')
        .values({
          user_id: person.user_id,
          org_id: person.org_id,
          created_at: now,
          rotated_at: now,
          expires_at: new Date(now.getTime() + idleMs),
          user_agent: visitor.userAgent,
          ip_address: visitor.ip,
        })
        .returning('session_id')
        .executeTakeFirstOrThrow();
      const who = {
        userId: person.user_id,
        orgId: person.org_id,
        resellerId: person.reseller_id ?? undefined,
        sessionId,
      };
      return issue(who, 0);
    },

    /**
     * Gives new tokens for a refresh token. The previous token of the session is answered like the current one for a
     * short while; an older one was stolen or copied and ends the session.
     * @throws RequestError 401 in every other case.
     */
    async refresh(refreshToken: string, visitor: Visitor): Promise<Tokens> {
      const presented = parse(refreshToken);
      if (!presented || !same(seal(presented.sessionId, presented.generation), refreshToken))
        throw signedOut();
      const now = clock.now();
      const outcome = await database.asSystem(async (trx) => {
        const session = await trx
          .selectFrom('session')
          .innerJoin('person', 'person.user_id', 'session.user_id')
          .selectAll('session')
          .select('person.reseller_id')
          .where('session_id', '=', presented.sessionId)
          .forUpdate('session')
          .executeTakeFirst();
        if (!session || session.ended_at || session.expires_at <= now) return undefined;
        const who: SignedIn = {
          userId: session.user_id,
          orgId: session.org_id,
          resellerId: session.reseller_id ?? undefined,
          sessionId: session.session_id,
        };
        const behind = session.generation - presented.generation;
        if (behind === 1 && now.getTime() - session.rotated_at.getTime() <= graceMs) {
          return { who, generation: session.generation };
        }
        if (behind !== 0) {
          await end(trx, session.session_id, 'reuse');
          await writeAudit(trx, {
            org_id: session.org_id,
            user_id: session.user_id,
            happened_at: now,
            ...{ kind: 'session', action: 'auth.refresh', outcome: 'refused', code: 401, actor: 'visitor' },
            address: visitor.ip,
            detail: { ...sessionDetail(session), reason: 'an old refresh token came back' },
          });
          log.warn(
            { session: session.session_id, behind },
            'an old refresh token came back; the session is ended',
          );
          return undefined;
        }
        const last = session.created_at.getTime() + longestMs;
        await trx
          .updateTable('session')
          .set({
            generation: session.generation + 1,
            rotated_at: now,
            expires_at: new Date(Math.min(now.getTime() + idleMs, last)),
            user_agent: visitor.userAgent,
            ip_address: visitor.ip,
          })
          .where('session_id', '=', session.session_id)
          .execute();
        return { who, generation: session.generation + 1 };
      });
      if (!outcome) {
        sessions.forget(presented.sessionId);
        throw signedOut();
      }
      return issue(outcome.who, outcome.generation);
    },

    /** The session that a refresh token of ours names; undefined for a text that is none. */
    sessionOf(refreshToken: string): string | undefined {
      const presented = parse(refreshToken);
      if (!presented || !same(seal(presented.sessionId, presented.generation), refreshToken))
        return undefined;
      return presented.sessionId;
    },

    /** Ends one session with all its tokens; gives whose it was, undefined when it had ended. */
    async end(sessionId: string): Promise<{ orgId: string; userId: string } | undefined> {
      const ended = await database.asSystem((trx) => end(trx, sessionId, 'logout'));
      sessions.forget(sessionId);
      return ended && { orgId: ended.org_id, userId: ended.user_id };
    },

    /** Ends every session of a person, because the password was changed; gives how many that were. */
    async endAllOf(trx: Trx, userId: string): Promise<number> {
      const ended = await trx
        .updateTable('session')
        .set({ ended_at: clock.now(), end_reason: 'password' })
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .returning('session_id')
        .execute();
      for (const { session_id: sessionId } of ended) sessions.forget(sessionId);
      return ended.length;
    },
  };

  async function end(trx: Trx, sessionId: string, reason: 'logout' | 'reuse') {
    return trx
      .updateTable('session')
      .set({ ended_at: clock.now(), end_reason: reason })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .returning(['org_id', 'user_id'])
      .executeTakeFirst();
  }
}

/** See {@link sessionsService}. */
export type Sessions = ReturnType<typeof sessionsService>;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.[\w-]{43}$/;

function parse(token: string): { sessionId: string; generation: number } | undefined {
  const [, sessionId, generation] = form.exec(token) ?? [];
  return sessionId && generation ? { sessionId, generation: Number(generation) } : undefined;
}

function same(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
