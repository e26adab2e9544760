import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/platform.ts';

/** Whom a token of the support site names. */
export interface SupportUser {
  userId: string;
  orgId: string;
  sessionId: string;
}

const audience = 'lading-support';
/** For an outside site, which verifies it at once. */
const outsideSeconds = 10 * 60;
/** Of the cookie at our own: as long as somebody may write on a case. It ends with the session. */
const cookieSeconds = 8 * 3_600;

/**
 * Tokens for the support site only: with another key and audience than the session's, so that neither is valid for the other
 * (decision D10).
 */
export function supportTokens({ secrets, clock }: Pick<Platform, 'secrets' | 'clock'>) {
  const key = secrets.key('support token');
  return {
    outsideSeconds,
    cookieSeconds,
    sign({ userId, orgId, sessionId }: SupportUser, lifeSeconds: number): Promise<string> {
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ org: orgId, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'support+jwt' })
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(now + lifeSeconds)
        .sign(key);
    },
    /** The person, or undefined for a token that is forged, altered or expired. */
    async read(token: string): Promise<SupportUser | undefined> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          typ: 'support+jwt',
          audience,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, org, sid } = payload;
        if (typeof sub !== 'string' || typeof org !== 'string' || typeof sid !== 'string') return undefined;
        return { userId: sub, orgId: org, sessionId: sid };
      } catch {
        return undefined;
      }
    },
  };
}
