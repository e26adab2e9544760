import type { CarrierEvent } from './carriers/carrier-adapter.ts';

/** Per answer or report; no journey of a parcel has as many. */
const mostEvents = 500;
/** Events may precede our label. */
const earliest = Date.parse('2000-01-01T00:00:00Z');
/** Some carriers give local times without a zone, and clocks may be wrong. */
const aheadMs = 2 * 24 * 3_600_000;

/** Whether an event can have happened by now. */
export function canHaveHappened({ time }: Pick<CarrierEvent, 'time'>, now: Date): boolean {
  const at = Date.parse(time);
  return at >= earliest && at <= now.getTime() + aheadMs;
}

/**
 * The events that are stored of a carrier's report: those that can have happened by now, the newest of very many. A moment far ahead would
 * remain the newest, and hide everything that follows.
 */
export function keptEvents(events: readonly CarrierEvent[], now: Date): CarrierEvent[] {
  return events
    .filter((event) => canHaveHappened(event, now))
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time))
    .slice(0, mostEvents);
}
