import { trackingStatuses, type ShipmentStatus, type TrackingStatus } from './shipment.ts';

/** Maps the carrier's tracking statuses to the six states of the shipment list (shipping design: a projection). */
const projection: Readonly<Record<TrackingStatus, ShipmentStatus>> = {
  UNKNOWN: 'LABEL_CREATED',
  PRE_TRANSIT: 'LABEL_CREATED',
  ACCEPTED: 'IN_TRANSIT',
  IN_TRANSIT: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'IN_TRANSIT',
  AVAILABLE_FOR_PICKUP: 'IN_TRANSIT',
  DELIVERED: 'DELIVERED',
  EXCEPTION: 'EXCEPTION',
  RETURNING: 'EXCEPTION',
  RETURNED: 'EXCEPTION',
  CANCELLED: 'VOIDED',
};

/** The state of a shipment with a label, by the status of its parcel. */
export const shipmentStatusOf = (tracking: TrackingStatus): ShipmentStatus => projection[tracking];

/** Only these count after a delivery. */
const afterDelivery: ReadonlySet<TrackingStatus> = new Set(['RETURNING', 'RETURNED']);

/** Rank of each status. */
const stepOf = (status: TrackingStatus): number => trackingStatuses.indexOf(status);

/**
 * The status of a parcel from reported events in any order: the latest one counts, but a delivery can only be followed by a
 * return. At the same moment, as carriers report that only know the day, the furthest step counts.
 */
export function trackingStatusOf(
  events: readonly { time: string; status: TrackingStatus }[],
): TrackingStatus {
  return events
    .toSorted(
      (one, other) =>
        Date.parse(one.time) - Date.parse(other.time) || stepOf(one.status) - stepOf(other.status),
    )
    .reduce<TrackingStatus>(
      (now, { status }) => (now === 'DELIVERED' && !afterDelivery.has(status) ? now : status),
      'UNKNOWN',
    );
}

/** Nothing more is reported of such a parcel, unless it is returned. */
const finalStatuses: ReadonlySet<TrackingStatus> = new Set(['DELIVERED', 'RETURNED']);
/** No carrier has scanned such a parcel. */
const unscannedStatuses: ReadonlySet<TrackingStatus> = new Set(['UNKNOWN', 'PRE_TRANSIT']);

/**
 * The status of a shipment from the statuses of its packages: final only once every package is. Before that a package with a
 * problem counts first, then the one that is furthest behind among those that were scanned. A canceled label counts only if all are.
 */
export function shipmentTrackingOf(packages: readonly TrackingStatus[]): TrackingStatus {
  const left = packages.filter((status) => status !== 'CANCELLED');
  const [first] = left;
  if (first === undefined) return packages.length > 0 ? 'CANCELLED' : 'UNKNOWN';
  const open = left.filter((status) => !finalStatuses.has(status));
  if (open.length === 0) return left.includes('RETURNED') ? 'RETURNED' : 'DELIVERED';
  if (open.includes('EXCEPTION')) return 'EXCEPTION';
  if (open.includes('RETURNING') || left.includes('RETURNED')) return 'RETURNING';
  const byStep = open.toSorted((one, other) => stepOf(one) - stepOf(other));
  const behind = byStep.find((status) => !unscannedStatuses.has(status));
  if (behind !== undefined) return behind;
  // Some are delivered, and the others were not seen yet.
  return open.length < left.length ? 'IN_TRANSIT' : byStep.at(-1)!;
}
