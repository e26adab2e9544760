import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';

/** The caller. Ids are texts, as on the wire. */
export interface SignedIn {
  userId: string;
  orgId: string;
  /** The reseller whose client this is (spec §6, SaaS user). */
  resellerId: string | undefined;
  /** The sign-in; see `sessions.service.ts`. Empty for a program with an API key. */
  sessionId: string;
  /** The API key of a program; the person is then the creator of the key. */
  apiKeyId?: string;
}

/** Signs and reads access tokens (decision D3: signed, 15 minutes). */
export interface AccessTokens {
  /** Seconds for which a new token is valid. */
  lifeSeconds: number;
  sign(person: SignedIn): Promise<string>;
  /** The person, or undefined for a token that is forged, altered or expired. */
  read(token: string): Promise<SignedIn | undefined>;
}

const issuer = 'lading';
const audience = 'lading-api';
const lifeSeconds = 15 * 60;
const rememberMost = 10_000;

/** Tokens signed with the key derived from these secrets. */
export function accessTokens(secrets: Secrets, clock: Clock): AccessTokens {
  const key = secrets.key('access token');
  // A page makes dozens of calls with one token: it is verified once.
  const known = new Map<string, { person: SignedIn; expiresAt: number }>();
  return {
    lifeSeconds,
    sign: (person) => {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ org: person.orgId, sid: person.sessionId, res: person.resellerId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(person.userId)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
    read: async (token) => {
      const before = known.get(token);
      if (before) return before.expiresAt > clock.now().getTime() ? before.person : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          issuer,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, org, sid, res, exp = 0 } = payload;
        if (typeof sub !== 'string' || typeof org !== 'string' || typeof sid !== 'string') return undefined;
        const person: SignedIn = Object.freeze({
          userId: sub,
          orgId: org,
          sessionId: sid,
          resellerId: typeof res === 'string' ? res : undefined,
        });
        if (known.size >= rememberMost) known.clear();
        known.set(token, { person, expiresAt: exp * 1000 });
        return person;
      } catch {
        return undefined;
      }
    },
  };
}
