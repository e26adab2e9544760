import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isFromThisMachine } from './own-machine.ts';
import type { Platform } from './platform.ts';
import { signedOut } from './request-error.ts';
import type { Secrets } from './secrets.ts';

/** The token of anyone who can read the server's secret: for commands on the server's own machine. */
export function localOperatorToken(secrets: Secrets): string {
  return secrets.digest('operator', 'local token');
}

/**
 * Admits operators: with the configured token from anywhere, or with the one derived from the server's secret from this machine only,
 * and not through a proxy. @throws RequestError 401 for everyone else
 */
export function requireOperator(request: FastifyRequest, { config, secrets }: Platform): void {
  const given = request.headers.authorization ?? '';
  if (config.operatorToken !== undefined && isSame(given, `Bearer ${config.operatorToken}`)) return;
  if (isFromThisMachine(request) && isSame(given, `Bearer ${localOperatorToken(secrets)}`)) return;
  throw signedOut();
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
