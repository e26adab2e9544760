import type { Call } from '@lading/contracts/core';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from './access-tokens.ts';
import { isApiKey } from './api-keys.ts';
import type { Platform } from './platform.ts';
import { signedOut } from './request-error.ts';
import { requireOperator } from './require-operator.ts';
import { requireWarehouseStaff } from './require-warehouse-staff.ts';

/**
 * Authenticates the caller by the bearer token (spec §7): a person's, or the API key of a program.
 * @throws RequestError 401 without a valid one; as {@link ApiKeys.open}
 */
async function authenticate(
  request: FastifyRequest,
  { tokens, sessions, apiKeys }: Platform,
  call: Call,
): Promise<SignedIn> {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0) throw signedOut();
  if (isApiKey(token)) return apiKeys.open(token, call.id);
  const person = await tokens.read(token);
  if (!person || !(await sessions.stands(person.sessionId))) throw signedOut();
  return person;
}

/**
 * Checks that a call is served now and to this caller.
 *
 * @returns the calling person or program, if the call requires one
 * @throws RequestError 555, 401 or 403
 */
export async function admit(
  platform: Platform,
  call: Call,
  request: FastifyRequest,
): Promise<SignedIn | undefined> {
  if (call.access === 'operator') requireOperator(request, platform);
  else if (!call.inMaintenance) await platform.maintenance.refuse();
  if (call.access !== 'signed-in' && call.access !== 'warehouse') return undefined;
  const user = await authenticate(request, platform, call);
  if (call.access === 'warehouse') await requireWarehouseStaff(platform.database, user.orgId);
  return user;
}
