import { createHmac } from 'node:crypto';
import { webhookRules, type DeliveryAttempt, type DeliveryState } from '@lading/contracts/integrations';

/** Whether an attempt delivered. */
export const isSuccess = ({ status }: DeliveryAttempt): boolean =>
  status !== null && status >= 200 && status <= 299;

/** The consequence of an attempt. */
export interface Outcome {
  state: DeliveryState;
  /** Failed attempts so far. */
  tries: number;
  nextAt: Date | null;
}

/** @param tries failed attempts before this one */
export function outcomeOf(attempt: DeliveryAttempt, { tries, now }: { tries: number; now: Date }): Outcome {
  if (isSuccess(attempt)) return { state: 'DONE', tries, nextAt: null };
  const minutes = webhookRules.retryMinutes[tries];
  if (minutes === undefined) return { state: 'FAILED', tries: tries + 1, nextAt: null };
  return { state: 'WAITING', tries: tries + 1, nextAt: new Date(now.getTime() + minutes * 60_000) };
}

/** Whether a webhook that has failed since a time must be deactivated. */
export const isGivenUp = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= webhookRules.failingDays * 86_400_000;

/**
 * The header that authenticates a body: its time in Unix seconds, and for each secret the hex HMAC-SHA256 of `TIME.BODY`. The time is
 * signed too, so that a receiver can refuse old requests.
 */
export function signatureOf(body: string, secrets: readonly string[], now: Date): string {
  const time = Math.floor(now.getTime() / 1000);
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  );
  return [`t=${time}`, ...signed.map((hex) => `v1=${hex}`)].join(',');
}
