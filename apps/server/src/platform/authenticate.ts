import type { FastifyRequest } from 'fastify';
import type { AccessTokens, SignedIn } from './access-tokens.ts';
import { signedOut } from './request-error.ts';
import type { SessionCheck } from './session-check.ts';

/** Tells who calls, by the bearer token of the request (spec §7). @throws RequestError 401 when nobody does. */
export async function authenticate(
  request: FastifyRequest,
  tokens: AccessTokens,
  sessions: SessionCheck,
): Promise<SignedIn> {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw signedOut();
  const person = await tokens.read(token);
  if (!person || !(await sessions.stands(person.sessionId))) throw signedOut();
  return person;
}
