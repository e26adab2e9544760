import { timingSafeEqual } from 'node:crypto';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { SignedIn } from '../../platform/access-tokens.ts';
import { addressGroup } from '../../platform/address-group.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { signedOut } from '../../platform/request-error.ts';
import type { Client } from './known-device.ts';
import { sessionDetail } from './session-detail.ts';
import {
  endSession,
  endSessionsOf,
  holdSession,
  insertSession,
  rotateSession,
  type SessionOwner,
} from './session.store.ts';

/** The result of a sign-in or refresh. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  sessionId: string;
}

/**
 * How long the previous refresh token stays valid (decision D3). Longer than the 60 s client timeout (spec §9), so that a client
 * whose reply was lost can retry.
 */
export const graceMs = 90_000;
const dayMs = 24 * 3_600_000;
const idleMs = 30 * dayMs;

/** Where a session was last used. */
interface LastUse {
  user_agent: string | null;
  ip_address: string | null;
  device_mark: string | null;
}

const usedFrom = ({ userAgent, ip }: Client, deviceMark: string | undefined): LastUse => ({
  user_agent: userAgent,
  ip_address: ip,
  device_mark: deviceMark ?? null,
});

/**
 * Whether two uses of a session are by one client. A browser proves it by its device key, which is in no token, link or log; other
 * callers have only their name and network address.
 */
function isSameClient(last: LastUse, now: LastUse): boolean {
  if (last.device_mark !== null) return last.device_mark === now.device_mark;
  return (
    last.user_agent === now.user_agent &&
    addressGroup(last.ip_address ?? '') === addressGroup(now.ip_address ?? '')
  );
}

/**
 * Sign-ins and their refresh tokens (decision D3). A token contains its session and generation and is sealed; the next one is derived
 * from the session, so two tabs that refresh concurrently with the same token get the same new one, and nothing in the database can
 * be used as a token.
 */
export function sessionsService({ config, database, clock, secrets, tokens, sessions, log }: Platform) {
  const longestMs = config.sessionDays * dayMs;
  const seal = (sessionId: string, generation: number): string =>
    `${sessionId}.${generation}.${secrets.digest('refresh token', `${sessionId}.${generation}`)}`;

  const issue = async (who: SignedIn, generation: number): Promise<Tokens> => ({
    accessToken: await tokens.sign(who),
    refreshToken: seal(who.sessionId, generation),
    expiresIn: tokens.lifeSeconds,
    sessionId: who.sessionId,
  });

  return {
    /** Starts a session for an authenticated person. */
    async begin(trx: Trx, person: SessionOwner, client: Client): Promise<Tokens> {
      const now = clock.now();
      const times = { now, expiresAt: new Date(now.getTime() + Math.min(idleMs, longestMs)) };
      const from = usedFrom(client, client.device.remember(person.user_id));
      const sessionId = await insertSession(trx, person, times, from);
      const who = {
        userId: person.user_id,
        orgId: person.org_id,
        resellerId: person.reseller_id ?? undefined,
        sessionId,
      };
      return issue(who, 0);
    },

    /**
     * Exchanges a refresh token for new tokens. The previous token of the session is accepted like the current one for a short while,
     * from the client that got the current one; any other was stolen or copied and ends the session.
     * @throws RequestError 401 in every other case.
     */
    async refresh(refreshToken: string, client: Client): Promise<Tokens> {
      const presented = parse(refreshToken);
      if (!presented || !same(seal(presented.sessionId, presented.generation), refreshToken))
        throw signedOut();
      const now = clock.now();
      const outcome = await database.asSystem(async (trx) => {
        const session = await holdSession(trx, presented.sessionId);
        if (!session || session.ended_at || session.expires_at <= now) return undefined;
        const who: SignedIn = {
          userId: session.user_id,
          orgId: session.org_id,
          resellerId: session.reseller_id ?? undefined,
          sessionId: session.session_id,
        };
        const behind = session.generation - presented.generation;
        // What came with the request, not what its reply sets: of two tabs that refresh at once, the second has not got that.
        const from = usedFrom(client, client.device.markFor(session.user_id));
        const isInTime = now.getTime() - session.rotated_at.getTime() <= graceMs;
        if (behind === 1 && isInTime && isSameClient(session, from)) {
          return { who, generation: session.generation };
        }
        if (behind !== 0) {
          await endSession(trx, session.session_id, { reason: 'reuse', now });
          await writeAudit(trx, {
            org_id: session.org_id,
            user_id: session.user_id,
            happened_at: now,
            kind: 'session',
            action: 'auth.refresh',
            outcome: 'refused',
            code: 401,
            actor: 'visitor',
            address: client.ip,
            detail: { ...sessionDetail(session), reason: 'an old refresh token came back' },
          });
          log.warn(
            { session: session.session_id, behind },
            'an old refresh token came back; the session is ended',
          );
          return undefined;
        }
        const last = session.created_at.getTime() + longestMs;
        const next = { session_id: session.session_id, generation: session.generation + 1 };
        const times = { now, expiresAt: new Date(Math.min(now.getTime() + idleMs, last)) };
        await rotateSession(trx, next, times, from);
        client.device.remember(session.user_id);
        return { who, generation: next.generation };
      });
      if (!outcome) {
        sessions.end(presented.sessionId);
        throw signedOut();
      }
      return issue(outcome.who, outcome.generation);
    },

    /** The session named by a valid refresh token; undefined for any other text. */
    sessionOf(refreshToken: string): string | undefined {
      const presented = parse(refreshToken);
      if (!presented || !same(seal(presented.sessionId, presented.generation), refreshToken))
        return undefined;
      return presented.sessionId;
    },

    /** The session of a valid access token; undefined for any other text. */
    sessionOfAccess: async (accessToken: string): Promise<string | undefined> =>
      (await tokens.read(accessToken))?.sessionId,

    /** Ends one session with all its tokens; returns its owner, undefined when it had already ended. */
    async end(sessionId: string): Promise<{ orgId: string; userId: string } | undefined> {
      const ended = await database.asSystem((trx) =>
        endSession(trx, sessionId, { reason: 'logout', now: clock.now() }),
      );
      sessions.end(sessionId);
      return ended && { orgId: ended.org_id, userId: ended.user_id };
    },

    /** Ends every session of a person, because the password was changed; returns how many. */
    async endAllOf(trx: Trx, userId: string): Promise<number> {
      const ended = await endSessionsOf(trx, userId, clock.now());
      for (const sessionId of ended) sessions.end(sessionId);
      return ended.length;
    },
  };
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
