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

/** When a carrier is next asked about a parcel; null: never again. A label without news has been silent since its ship date. */
export function nextTrackAt(
  status: TrackingStatus,
  events: readonly Pick<TrackingEvent, 'time'>[],
  { now, shipDate }: { now: Date; shipDate: string | null },
): Date | null {
  if (status === 'DELIVERED' || status === 'RETURNED' || status === 'CANCELLED') return null;
  const latest = Math.max(...events.map(({ time }) => Date.parse(time ?? '')), 0);
  const shipped = shipDate === null ? now.getTime() : Date.parse(shipDate);
  const silentDays = (now.getTime() - (latest === 0 ? shipped : latest)) / dayMs;
  if (silentDays >= stopDays[latest === 0 ? 'unused' : 'used']) return null;
  const step = silence.find(({ days }) => silentDays >= days);
  const minutes = step?.minutes ?? minutesBy[status] ?? 60;
  return new Date(now.getTime() + minutes * minuteMs);
}

/** How long void labels are watched: one used later is only charged through the carrier's invoice. */
const voidedDays = 30;

/** When a carrier is next asked about a label voided at a moment; null: never again. */
export const nextVoidedTrackAt = (voidedAt: Date, now: Date): Date | null =>
  now.getTime() - voidedAt.getTime() < voidedDays * dayMs ? new Date(now.getTime() + dayMs) : null;
