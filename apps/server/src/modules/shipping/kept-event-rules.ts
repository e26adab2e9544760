import type { CarrierEvent } from './carriers/carrier-adapter.ts';

/** Of one answer or report; no journey of a parcel has as many. */
const mostEvents = 500;
/** Before there was a label of ours. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
/** Some carriers write the time of the place without its zone, and clocks go wrong. */
const aheadMs = 2 * 24 * 3_600_000;

/**
 * What is kept of what a carrier says of a parcel: what can have happened until now, of very many the newest. A moment far ahead would stay the
 * newest, and hide everything that follows.
 */
export function keptEvents(events: readonly CarrierEvent[], now: Date): CarrierEvent[] {
  const latest = now.getTime() + aheadMs;
  return events
    .filter(({ time }) => Date.parse(time) >= earliest && Date.parse(time) <= latest)
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, mostEvents);
}
