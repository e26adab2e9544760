import { coreMessages, errorCode } from '@lading/contracts/core';
import type { Platform } from './platform.ts';
import { RequestError } from './request-error.ts';

/**
 * Counts one more carrier request of an organization, over all nodes: the platform's accounts are shared, and a carrier that gets too
 * many requests answers none.
 *
 * @throws RequestError 429 with advice
 */
export function countCarrierQuestion(
  { callCounts, config: { carrierQuestionsPerMinute: most } }: Pick<Platform, 'callCounts' | 'config'>,
  orgId: string,
): void {
  const { current, ttl } = callCounts.count(`carrier questions ${orgId}`);
  if (current <= most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(ttl / 1_000));
  throw new RequestError(errorCode.tooMany, coreMessages.carriersAsked({ most }), { retryAfterSeconds });
}
