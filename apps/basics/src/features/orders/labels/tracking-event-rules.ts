import type { TrackingEvent } from '@lading/contracts/shipping';

/** Details with a text of their own: EasyPost's, and what both networks tell of attempts and of parcels that wait. */
const details = [
  'label_created',
  'address_correction',
  'arrived_at_destination',
  'arrived_at_facility',
  'attempted',
  'awaiting_information',
  'damaged',
  'delayed',
  'departed_facility',
  'departed_origin_facility',
  'expired',
  'held',
  'lost',
  'missorted',
  'received_at_destination_facility',
  'received_at_origin_facility',
  'refused',
  'status_update',
  'transferred_to_destination_carrier',
  'transit_exception',
  'unclaimed',
  'weather_delay',
] as const;
type Detail = (typeof details)[number];

/** The same in the words of Shippo. */
const bySubstatus: ReadonlyMap<string, Detail> = new Map([
  ['information_received', 'label_created'],
  ['address_issue', 'address_correction'],
  ['package_arrived', 'arrived_at_facility'],
  ['package_departed', 'departed_facility'],
  ['delivery_attempted', 'attempted'],
  ['notice_left', 'attempted'],
  ['package_damaged', 'damaged'],
  ['package_held', 'held'],
  ['package_lost', 'lost'],
  ['package_unclaimed', 'unclaimed'],
]);

const byStatus = {
  UNKNOWN: 'status_update',
  PRE_TRANSIT: 'label_created',
  ACCEPTED: 'accepted',
  IN_TRANSIT: 'in_transit',
  OUT_FOR_DELIVERY: 'out_for_delivery',
  AVAILABLE_FOR_PICKUP: 'available_for_pickup',
  DELIVERED: 'delivered',
  EXCEPTION: 'exception',
  RETURNING: 'returning',
  RETURNED: 'returned',
  CANCELLED: 'cancelled',
} as const;

/** States that a detail may explain; the others are clear by themselves: a delivered parcel "arrived at its destination" too. */
const isExplained: ReadonlySet<TrackingEvent['status']> = new Set([
  'UNKNOWN',
  'PRE_TRANSIT',
  'IN_TRANSIT',
  'EXCEPTION',
]);

/** The text about what happened to a parcel: a key below `event` of `shippingTracking`. */
export function trackingEventText({
  status,
  detail,
}: Pick<TrackingEvent, 'status' | 'detail'>): Detail | (typeof byStatus)[keyof typeof byStatus] {
  if (!isExplained.has(status)) return byStatus[status];
  return details.find((known) => known === detail) ?? bySubstatus.get(detail) ?? byStatus[status];
}
