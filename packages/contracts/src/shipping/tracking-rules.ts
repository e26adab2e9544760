import { trackingStatuses, type ShipmentStatus, type TrackingStatus } from './shipment.ts';

/** What the six states of a shipment's list are of what its carrier reports (shipping design: a projection). */
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

/** The state of a shipment with a label, by where its parcel is. */
export const shipmentStatusOf = (tracking: TrackingStatus): ShipmentStatus => projection[tracking];

/** After a delivery these alone count. */
const afterDelivery: ReadonlySet<TrackingStatus> = new Set(['RETURNING', 'RETURNED']);

/** How far along a parcel is. */
const stepOf = (status: TrackingStatus): number => trackingStatuses.indexOf(status);

/**
 * Where a parcel is by what was reported, in whatever order it came: the latest by time counts, but a delivery is followed by a return only.
 * Of what happened at the same moment, as carriers report that know the day alone, the furthest step counts.
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
