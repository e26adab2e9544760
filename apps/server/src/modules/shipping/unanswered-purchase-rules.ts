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

/**
 * Whether a carrier is asked with another key than when it was asked to sell: that key may be of another account, which does not know the
 * purchase.
 *
 * @param calledAt when it was asked to sell
 * @param keySince since when its account has the key; null or undefined: always
 */
export const isAskedByOtherKey = (calledAt: Date, keySince: Date | null | undefined): boolean =>
  keySince instanceof Date && keySince >= calledAt;
