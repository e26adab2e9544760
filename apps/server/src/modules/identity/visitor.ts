import type { PublicContext } from '../../platform/context.ts';

/** The origin of a sign-in, as far as the request shows it. */
export interface Visitor {
  ip: string;
  /** Called host: its brand is used in mails. */
  host: string;
  /** `User-Agent` of the request; empty when there is none. */
  userAgent: string;
}

/** The visitor of a request. */
export const visitorOf = ({ request, host }: PublicContext): Visitor => ({
  ip: request.ip,
  host,
  // PostgreSQL texts reject NUL, and the rest is not needed.
  userAgent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 400),
});
