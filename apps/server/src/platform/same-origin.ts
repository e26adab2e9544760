import type { FastifyRequest } from 'fastify';
import { forbidden } from './request-error.ts';

/**
 * Refuses a request caused by another site's page. For calls that a cookie authorizes (refresh) and GETs that change state
 * (`pullOrder`, spec §7). Browsers send `Sec-Fetch-Site` or `Origin`; a caller that sends neither is not a browser page and must send
 * a header that a page could not send without preflight.
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
