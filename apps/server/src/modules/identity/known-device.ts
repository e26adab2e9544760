import { randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { PublicContext } from '../../platform/context.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { visitorOf, type Visitor } from './visitor.ts';

const path = '/api/wms-user';
const maxAge = 180 * 24 * 3_600;
/** People who share one browser. */
const most = 5;

/** Whether a browser has signed a person in before. */
export interface KnownDevice {
  /** Whether it has signed in anyone before; if not, no account needs to be looked up. */
  hasMarks: boolean;
  /** The device key for a person whom the browser has signed in before; undefined for anyone else. */
  markFor(userId: string): string | undefined;
  /** Marks the browser as known for the person, and returns the device key. */
  remember(userId: string): string;
}

/** A caller with its browser. */
export interface Client extends Visitor {
  device: KnownDevice;
}

/** The caller of a request. */
export const clientOf = (context: PublicContext, secrets: Secrets): Client => ({
  ...visitorOf(context),
  device: knownDevice(context, secrets),
});

/**
 * Identifies the browser of a request by a cookie that scripts cannot read and others cannot forge: random marks, each sealed for one
 * person. It grants nothing; it only exempts a person's own browser from the effects of strangers' attempts, see
 * `sign-in-throttle.ts`, and tells it from a thief of its refresh token, see `sessions.service.ts`.
 */
function knownDevice({ request, reply }: PublicContext, secrets: Secrets): KnownDevice {
  const name = request.protocol === 'https' ? '__Secure-lading-device' : 'lading-device';
  const sealed = (mark: string, userId: string): string =>
    `${mark}.${secrets.digest('known device', `${userId} ${mark}`)}`;
  const marks = (request.cookies[name] ?? '').split('~').slice(0, most);
  const markFor = (userId: string): string | undefined => {
    const found = marks.find((each) => each === sealed(each.split('.')[0] ?? '', userId));
    return found?.split('.')[0];
  };
  return {
    hasMarks: marks.some((each) => each !== ''),
    markFor,
    remember(userId) {
      const known = markFor(userId);
      if (known !== undefined) return known;
      const mark = randomBytes(16).toString('base64url');
      const value = [sealed(mark, userId), ...marks.filter((each) => each !== '')].slice(0, most).join('~');
      const secure = request.protocol === 'https';
      void reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: 'strict', secure });
      return mark;
    },
  };
}
