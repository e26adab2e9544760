import type { CallData, ParsedInput } from '@lading/contracts/core';
import type { supportApi } from '@lading/contracts/support';
import { timingSafeEqual } from 'node:crypto';
import { attemptLimit, type AttemptRule } from '../../platform/attempt-limit.ts';
import type { Platform } from '../../platform/platform.ts';
import { forbidden, notFound } from '../../platform/request-error.ts';
import { readVisitor } from './support-case.store.ts';
import type { supportTokens } from './support-tokens.ts';

type Call = (typeof supportApi.calls)['introspect'];

/** Wrong secrets per network address. */
const guesses: AttemptRule = { name: 'support secret', most: 10, windowSeconds: 900 };

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Identifies the owner of a token for an external support site that has our client secret (decision D21). */
export function introspection(platform: Platform, supportTokensOf: ReturnType<typeof supportTokens>) {
  const { config, database, sessions, tokens } = platform;
  const attempts = attemptLimit(platform);

  /** @throws RequestError 404 if no secret is set, 403 for another one, 429 */
  return async (
    { token, clientSecret }: ParsedInput<Call>['body'],
    address: string,
  ): Promise<CallData<Call>> => {
    const due = config.support.clientSecret;
    if (due === undefined) throw notFound();
    // Only wrong secrets count: a site that verifies many tokens at once must not refuse itself.
    await attempts.refuseUsedUp(guesses, address);
    if (!same(clientSecret, due)) {
      await attempts.count(guesses, address);
      throw forbidden();
    }
    const named = (await supportTokensOf.read(token)) ?? (await tokens.read(token));
    if (!named || !(await sessions.stands(named.sessionId))) return { active: false };
    const { userId, orgId } = named;
    const person = await database.asOrganization(orgId, (trx) => readVisitor(trx, userId));
    return person ? { active: true, userId, orgId, ...person } : { active: false };
  };
}
