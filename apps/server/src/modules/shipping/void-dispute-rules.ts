import type { TrackingEvent, TrackingStatus, VoidState } from '@lading/contracts/shipping';

/** What is reported only of a parcel that a carrier has in its hands. */
const scans: ReadonlySet<TrackingStatus> = new Set([
  'ACCEPTED',
  'IN_TRANSIT',
  'OUT_FOR_DELIVERY',
  'AVAILABLE_FOR_PICKUP',
  'DELIVERED',
  'RETURNING',
  'RETURNED',
]);

/** The earliest scan of what was reported of a label; undefined where none shows that it was used. */
export const scanOf = (events: readonly TrackingEvent[]): TrackingEvent | undefined =>
  events
    .filter(({ status }) => scans.has(status))
    .toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time))[0];

/** Whether a void was granted: its label is void, and its money came or was to come. */
export const isGranted = (state: VoidState | null): boolean =>
  state === 'ACCEPTED' || state === 'NOT_APPLICABLE' || state === 'REFUNDED';
