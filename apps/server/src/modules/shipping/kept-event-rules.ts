import type { CarrierEvent } from './carriers/carrier-adapter.ts';

/** Per answer or report; no journey of a parcel has as many. */
const mostEvents = 500;
/** Events may precede our label. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
/** Some carriers give local times without a zone, and clocks may be wrong. */
const aheadMs = 2 * 24 * 3_600_000;

/**
 * The events that are stored of a carrier's report: those that can have happened by now, the newest of very many. A moment far ahead would
 * remain the newest, and hide everything that follows.
 */
export function keptEvents(events: readonly CarrierEvent[], now: Date): CarrierEvent[] {
  const latest = now.getTime() + aheadMs;
  return events
    .filter(({ time }) => Date.parse(time) >= earliest && Date.parse(time) <= latest)
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, mostEvents);
}
