import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes until a carrier is asked again, by parcel state; the default is an hour. */
const minutesBy: Partial<Record<TrackingStatus, number>> = {
  OUT_FOR_DELIVERY: 15,
  // A label whose parcel is not handed over yet.
  PRE_TRANSIT: 120,
  AVAILABLE_FOR_PICKUP: 360,
  EXCEPTION: 180,
};
/** Polling slows down for a parcel without news: days since the last news, and minutes between. */
const silence = [
  { days: 14, minutes: 24 * 60 },
  { days: 5, minutes: 12 * 60 },
  { days: 2, minutes: 6 * 60 },
] as const;

/** It stops after these days without news. A label that was never used may be used late, above all one for a return. */
const stopDays = { used: 60, unused: 365 } as const;

/** A package of a shipment: its status, and its own events. */
interface PackageNews {
  status: TrackingStatus;
  events: readonly Pick<TrackingEvent, 'time'>[];
}

/** When a carrier is next asked about a package; null: never again. One that was not scanned has been silent since its ship date. */
function nextOfPackage(
  { status, events }: PackageNews,
  { now, shipDate }: { now: Date; shipDate: string | null },
): Date | null {
  if (status === 'DELIVERED' || status === 'RETURNED' || status === 'CANCELLED') return null;
  const isUnused = status === 'UNKNOWN' || status === 'PRE_TRANSIT';
  const latest = Math.max(...events.map(({ time }) => Date.parse(time ?? '')), 0);
  const shipped = shipDate === null ? 0 : Date.parse(shipDate);
  const news = isUnused ? Math.max(latest, shipped) : latest;
  const silentDays = news === 0 ? 0 : (now.getTime() - news) / dayMs;
  if (silentDays >= stopDays[isUnused ? 'unused' : 'used']) return null;
  const step = silence.find(({ days }) => silentDays >= days);
  const minutes = step?.minutes ?? minutesBy[status] ?? 60;
  return new Date(now.getTime() + minutes * minuteMs);
}

/** When a carrier is next asked about a shipment: when it is about the first of its packages; null: never again, about any of them. */
export function nextTrackAt(
  packages: readonly PackageNews[],
  given: { now: Date; shipDate: string | null },
): Date | null {
  const moments = packages.flatMap((one) => nextOfPackage(one, given)?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

/** How long void labels are watched: one used later is only charged through the carrier's invoice. */
const voidedDays = 30;

/** When a carrier is next asked about a label voided at a moment; null: never again. */
export const nextVoidedTrackAt = (voidedAt: Date, now: Date): Date | null =>
  now.getTime() - voidedAt.getTime() < voidedDays * dayMs ? new Date(now.getTime() + dayMs) : null;

/** When a carrier is next asked about a label whose void it has not decided. */
export const nextUndecidedTrackAt = (now: Date): Date => new Date(now.getTime() + 60 * minuteMs);
