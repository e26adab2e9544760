import type { TrackingEvent, TrackingStatus } from '@lading/contracts/shipping';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes until a carrier is asked again, by where the parcel is; of others it is asked each hour. */
const minutesBy: Partial<Record<TrackingStatus, number>> = {
  OUT_FOR_DELIVERY: 15,
  // A label whose parcel is not handed over yet.
  PRE_TRANSIT: 120,
  AVAILABLE_FOR_PICKUP: 360,
  EXCEPTION: 180,
};
/** A parcel without news is asked about less and less, and in the end no more: days since the last news, and minutes between. */
const silence = [
  { days: 60, minutes: null },
  { days: 14, minutes: 24 * 60 },
  { days: 5, minutes: 12 * 60 },
  { days: 2, minutes: 6 * 60 },
] as const;

/** When a carrier is asked next where a parcel is; null: no more. */
export function nextTrackAt(
  status: TrackingStatus,
  events: readonly Pick<TrackingEvent, 'time'>[],
  now: Date,
): Date | null {
  if (status === 'DELIVERED' || status === 'RETURNED' || status === 'CANCELLED') return null;
  const latest = Math.max(...events.map(({ time }) => Date.parse(time ?? '')), 0);
  const silentDays = latest === 0 ? 0 : (now.getTime() - latest) / dayMs;
  const step = silence.find(({ days }) => silentDays >= days);
  const minutes = step ? step.minutes : (minutesBy[status] ?? 60);
  return minutes === null ? null : new Date(now.getTime() + minutes * minuteMs);
}

/** Labels that are void are watched for this long: one that is used later is adjusted by the carrier's invoice alone. */
const voidedDays = 30;

/** When a carrier is asked next about a label that was voided at a moment; null: no more. */
export const nextVoidedTrackAt = (voidedAt: Date, now: Date): Date | null =>
  now.getTime() - voidedAt.getTime() < voidedDays * dayMs ? new Date(now.getTime() + dayMs) : null;
