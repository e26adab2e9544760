import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { PublicContext } from '../../platform/context.ts';
import type { Secrets } from '../../platform/secrets.ts';

const path = '/api/wms-user';
/** Covers the validity of a code and the delivery of its mail. */
const maxAge = 20 * 60;

/** The browser that asks for a mailed code, or enters one. It grants nothing without the code. */
export interface CodeRequester {
  /** The digest of its mark; undefined for a browser that has not requested a code. */
  mark: string | undefined;
  /** Sets a mark if it has none. */
  remember(): string;
}

/**
 * Distinguishes the browser that requested a code from others, by a random cookie that scripts cannot read: strangers can neither use up its
 * tries nor replace its code.
 */
export function codeRequester({ request, reply }: PublicContext, secrets: Secrets): CodeRequester {
  const secure = request.protocol === 'https';
  const name = secure ? '__Secure-lading-code' : 'lading-code';
  const digest = (mark: string): string => secrets.digest('code requester', mark);
  const given = request.cookies[name] ?? '';
  const isMark = /^[\w-]{22}$/.test(given);
  return {
    mark: isMark ? digest(given) : undefined,
    remember() {
      const mark = isMark ? given : randomBytes(16).toString('base64url');
      void reply.setCookie(name, mark, { path, maxAge, httpOnly: true, sameSite: 'strict', secure });
      return digest(mark);
    },
  };
}
