import type { FastifyRequest } from 'fastify';
import { forbidden } from './request-error.ts';

/**
 * Refuses a request that another site's page caused. For calls that a cookie could carry (refresh) and for GETs that
 * change state (`pullOrder`, spec §7). Browsers tell by `Sec-Fetch-Site` or `Origin`; a caller that sends neither is no
 * browser page and must say so with a header that a page could not send unasked.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw forbidden();
    return;
  }
  const origin = request.headers.origin;
  if (origin !== undefined) {
    if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw forbidden();
    return;
  }
  if (request.headers['x-requested-with'] === undefined && request.headers.authorization === undefined)
    throw forbidden();
}
