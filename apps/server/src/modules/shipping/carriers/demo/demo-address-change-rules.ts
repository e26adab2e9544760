import type { Address, Money } from '@lading/contracts/core';
import type { AddressChangeKind } from '@lading/contracts/shipment-service';
import type { TrackingStatus } from '@lading/contracts/shipping';
import { addDays, afterBusinessDays, dayAt, isUsBusinessDay, momentAt } from '../../business-day-rules.ts';
import type { CarrierEvent } from '../carrier-adapter.ts';
import { cityOf, demoTimeZone, type DemoJourney, type JourneyChange } from './demo-journey.ts';
import { demoScenario } from './demo-number-rules.ts';

/** Fees of changes from a day on, in US cents. A new tariff is a row with its first day. */
const fees: readonly ({ from: string } & Record<AddressChangeKind, number>)[] = [
  { from: '2026-01-01', REDIRECT: 1_695, HOLD: 750, RETURN: 1_495 },
];
/** A parcel that has not arrived after this many days counts as missed. */
const patienceDays = 30;
/** Extra business days of a redirected parcel, and days that a held one waits for its recipient. */
const [redirectDays, heldDays] = [2, 3];
const dayMs = 86_400_000;

/** The fee of a change ordered at a moment; undefined before the first tariff. */
export function demoChangeFee(kind: AddressChangeKind, now: Date): Money | undefined {
  const today = dayAt(now, demoTimeZone);
  const tariff = fees.findLast(({ from }) => from <= today);
  return tariff && { minor: tariff[kind], currency: 'USD' };
}

/**
 * What happens to a change: `CHANGE-REFUSE`, `CHANGE-LOST` (its reply) or `CHANGE-MISSED` (the parcel), by the second line of its new address, or
 * by the recipient's if it has none.
 */
export const demoChangeScenario = (to: Address | null, recipient: Address): string | undefined =>
  demoScenario((to ?? recipient).addressLine2)?.name;

const isMissed = (journey: Pick<DemoJourney, 'to' | 'scenario'>, { to }: JourneyChange): boolean =>
  journey.scenario === 'LOST' || demoChangeScenario(to, journey.to) === 'CHANGE-MISSED';

/** The event that completes a change. */
const doneBy: Readonly<Record<AddressChangeKind, TrackingStatus>> = {
  REDIRECT: 'DELIVERED',
  HOLD: 'AVAILABLE_FOR_PICKUP',
  RETURN: 'RETURNED',
};

/** The state of a change at a moment, from the events of its parcels up to then. */
export function demoChangeOutcome(
  parcels: readonly { journey: DemoJourney; events: readonly CarrierEvent[] }[],
  change: JourneyChange,
  now: Date,
): 'open' | 'completed' | 'missed' {
  const isSeen = (events: readonly CarrierEvent[], sought: TrackingStatus) =>
    events.some(({ time, status }) => Date.parse(time) > change.at.getTime() && status === sought);
  const goesOn = parcels.some(({ journey }) => isMissed(journey, change));
  const sought = goesOn ? 'OUT_FOR_DELIVERY' : doneBy[change.kind];
  if (parcels.every(({ events }) => isSeen(events, sought))) return goesOn ? 'missed' : 'completed';
  return now.getTime() - change.at.getTime() > patienceDays * dayMs ? 'missed' : 'open';
}

/** The journey of a parcel after its changes: events before each change stay. */
export const changedWay = (way: readonly CarrierEvent[], journey: DemoJourney): readonly CarrierEvent[] =>
  journey.changes
    .filter((change) => !isMissed(journey, change))
    .reduce((events, change) => turned(events, journey, change), way);

function turned(
  events: readonly CarrierEvent[],
  { trackingNumber, days, deliverBy, from, to }: DemoJourney,
  change: JourneyChange,
): CarrierEvent[] {
  const turn: CarrierEvent[] = [];
  const add = (at: Date, status: TrackingStatus, detail: string, text: string, place?: string): void => {
    turn.push({ trackingNumber, time: at.toISOString(), status, detail, text, place: place ?? null });
  };
  const at = (day: string, hour: number): Date => momentAt(day, hour * 60, demoTimeZone);
  const today = dayAt(change.at, demoTimeZone);
  add(change.at, 'IN_TRANSIT', 'status_update', 'Stopped at the request of the sender');
  if (change.kind === 'REDIRECT') {
    const day = afterBusinessDays(deliverBy > today ? deliverBy : today, redirectDays, isUsBusinessDay);
    const place = cityOf(change.to ?? to);
    add(at(day, 8), 'OUT_FOR_DELIVERY', 'out_for_delivery', 'Out for delivery to the new address', place);
    add(at(day, 14), 'DELIVERED', 'arrived_at_destination', 'Delivered to the new address', place);
  } else if (change.kind === 'HOLD') {
    const day = deliverBy > today ? deliverBy : afterBusinessDays(today, 1, isUsBusinessDay);
    const words = ['arrived_at_pickup_location', 'Held for pickup at the carrier’s location'] as const;
    add(at(day, 12), 'AVAILABLE_FOR_PICKUP', ...words, cityOf(to));
    const taken = addDays(day, heldDays);
    add(at(taken, 12), 'DELIVERED', 'arrived_at_destination', 'Picked up by the recipient', cityOf(to));
  } else {
    const tomorrow = addDays(today, 1);
    add(at(tomorrow, 12), 'RETURNING', 'return', 'On the way back to the sender');
    const back = afterBusinessDays(tomorrow, Math.max(1, days), isUsBusinessDay);
    add(at(back, 12), 'RETURNED', 'return', 'Back at the sender', cityOf(from));
  }
  return [...events.filter(({ time }) => Date.parse(time) <= change.at.getTime()), ...turn];
}
