import type { TrackingEvent, TrackingStatus, VoidState } from '@lading/contracts/shipping';

/** Events that only occur once a carrier has the parcel. */
const scans: ReadonlySet<TrackingStatus> = new Set([
  'ACCEPTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'AVAILABLE_FOR_PICKUP',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
]);

/** The earliest scan among a label's events; undefined when none shows that it was used. */
export const scanOf = (events: readonly TrackingEvent[]): TrackingEvent | undefined =>
  events
    .filter(({ status }) => scans.has(status))
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))[0];

/** Whether a void was granted: its label is void, and its refund was paid or expected. */
export const isGranted = (state: VoidState | null): boolean =>
  state === 'ACCEPTED' || state === 'NOT_APPLICABLE' || state === 'REFUNDED';
