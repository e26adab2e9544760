import type { ShipmentDetail, TrackingStatus } from '@lading/contracts/shipping';

type Purchase = Pick<NonNullable<ShipmentDetail['purchase']>, 'state' | 'charged' | 'isChargedOnScan'>;

/** The text before the cost of labels. Those that are charged when they are scanned cost nothing until then (decision 0174). */
export function costTerm(
  { state, charged, isChargedOnScan }: Purchase,
  trackingStatus: TrackingStatus,
): 'charged' | 'chargedOnScan' | 'notCharged' | 'held' {
  if (!charged) return state === 'REFUSED' || state === 'NOT_BOUGHT' ? 'notCharged' : 'held';
  if (!isChargedOnScan) return 'charged';
  if (trackingStatus === 'CANCELLED') return 'notCharged';
  return trackingStatus === 'UNKNOWN' || trackingStatus === 'PRE_TRANSIT' ? 'chargedOnScan' : 'charged';
}
