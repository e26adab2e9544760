import type { LocalizedText } from '@lading/contracts/core';
import { unansweredMessages } from '@lading/contracts/shipping';
import { CarrierError } from './carriers/carrier-adapter.ts';
import { failureText } from './carriers/failure-text.ts';

/** Days for which a carrier is asked about an unknown outcome; then the purchase ends here. */
export const askedForDays = 7;
const dayMs = 24 * 3_600_000;

export const isAskedNoMore = (openMs: number): boolean => openMs > askedForDays * dayMs;

/** Why a carrier cannot be asked what it sold, if a person can fix that; undefined if waiting is enough. */
export function whyNotAsked(error: unknown, carrier: string): LocalizedText | undefined {
  if (!(error instanceof CarrierError)) return undefined;
  const { failure } = error;
  if (failure.kind !== 'unauthorized' && failure.kind !== 'key-unreadable') return undefined;
  const { message: en, zhMessage: zh } = failureText(failure, carrier);
  return unansweredMessages.outcomeNotAsked({ carrier, why: { en, zh }, days: askedForDays });
}
