import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../platform/platform.ts';

/** The person of a support site token. */
export interface SupportUser {
  userId: string;
  orgId: string;
  sessionId: string;
}

const audience = 'lading-support';
/** For an external site, which verifies it immediately. */
const outsideSeconds = 10 * 60;
/** For the cookie at our own site: as long as writing on a case may take. It ends with the session. */
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
