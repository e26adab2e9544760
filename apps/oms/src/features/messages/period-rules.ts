import type { Period } from './message-list-address.ts';

const hourMs = 3_600_000;

/** The moment from which a period counts, to the whole hour so that a list does not ask anew at every look. */
export function periodStart(period: Period, now: number): string {
  return new Date(Math.floor(now / hourMs) * hourMs - Number(period) * 24 * hourMs).toISOString();
}
