import type { PublicContext } from '../../platform/context.ts';

/** From where somebody signs in, as far as the request tells. */
export interface Visitor {
  ip: string;
  /** Host that was called: a mail that follows bears its brand. */
  host: string;
  /** `User-Agent` of the request; empty when there is none. */
  userAgent: string;
}

/** The visitor of a request. */
export const visitorOf = ({ request, host }: PublicContext): Visitor => ({
  ip: request.ip,
  host,
  // A database text takes no zero, and nobody needs more of it.
  userAgent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, 400),
});
