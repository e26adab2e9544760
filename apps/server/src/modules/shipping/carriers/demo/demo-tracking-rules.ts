import type { TrackingStatus } from '@lading/contracts/shipping';
import { addDays, afterBusinessDays, isUsBusinessDay, momentAt } from '../../business-day-rules.ts';
import type { CarrierEvent } from '../carrier-adapter.ts';
import { changedWay } from './demo-address-change-rules.ts';
import { cityOf, demoTimeZone, type DemoJourney } from './demo-journey.ts';

const hourMs = 3_600_000;
const cutOffMinutes = 17 * 60;
const delayDays = 2;

/** A number below `most` derived from a tracking number, so that every node and every run gives the same result. */
function hashed(trackingNumber: string, most: number): number {
  let hash = 2_166_136_261;
  for (const digit of trackingNumber) hash = Math.imul(hash ^ digit.charCodeAt(0), 16_777_619) >>> 0;
  return hash % most;
}

/** All events of a parcel up to a moment, earliest first (shipping design: the clock of the demo carrier). */
export function demoEvents(journey: DemoJourney, now: Date): CarrierEvent[] {
  return changedWay(wholeJourney(journey), journey).filter(({ time }) => Date.parse(time) <= now.getTime());
}

function wholeJourney(journey: DemoJourney): CarrierEvent[] {
  const { trackingNumber, scenario, from, to } = journey;
  const events: CarrierEvent[] = [];
  const add = (at: Date, status: TrackingStatus, detail: string, [text, place]: [string, string?]): void => {
    events.push({ trackingNumber, time: at.toISOString(), status, detail, text, place: place ?? null });
  };
  const cutOff = momentAt(journey.shipDate, cutOffMinutes, demoTimeZone);
  const accepted = new Date(Math.max(cutOff.getTime(), journey.boughtAt.getTime() + hourMs));
  add(accepted, 'ACCEPTED', 'accepted', ['Picked up', cityOf(from)]);

  const isLate = scenario === 'DELAY';
  const lastDay = isLate
    ? afterBusinessDays(journey.deliverBy, delayDays, isUsBusinessDay)
    : journey.deliverBy;
  const minutes = hashed(trackingNumber, 8 * 60);
  const outForDelivery = momentAt(lastDay, 7 * 60 + (minutes % 60), demoTimeZone);
  const delivered = momentAt(lastDay, 10 * 60 + minutes, demoTimeZone);

  const hubs = scenario === 'LOST' ? 1 : Math.min(4, Math.ceil((journey.zone ?? 9) / 2));
  const way = Math.max(0, outForDelivery.getTime() - accepted.getTime());
  for (let hub = 1; hub <= hubs; hub += 1) {
    const at = new Date(accepted.getTime() + Math.round((way * hub) / (hubs + 1)));
    add(at, 'IN_TRANSIT', 'arrived_at_facility', [`Arrived at hub ${hub} of ${hubs}`]);
  }
  if (scenario === 'LOST') return events;
  if (isLate)
    add(momentAt(journey.deliverBy, 12 * 60, demoTimeZone), 'IN_TRANSIT', 'delayed', ['Delayed by weather']);
  add(outForDelivery, 'OUT_FOR_DELIVERY', 'out_for_delivery', ['Out for delivery', cityOf(to)]);
  if (scenario === 'EXCEPTION')
    add(delivered, 'EXCEPTION', 'address_correction', ['Recipient unknown at this address', cityOf(to)]);
  else if (scenario === 'RETURN') addReturn(journey, delivered, add);
  else add(delivered, 'DELIVERED', 'arrived_at_destination', ['Delivered', cityOf(to)]);
  return events.toSorted((one, other) => Date.parse(one.time) - Date.parse(other.time));
}

function addReturn(
  { deliverBy, days, from, to }: DemoJourney,
  refused: Date,
  add: (at: Date, status: TrackingStatus, detail: string, words: [string, string?]) => void,
): void {
  add(refused, 'EXCEPTION', 'refused', ['Refused by the recipient', cityOf(to)]);
  const noon = (day: string): Date => momentAt(day, 12 * 60, demoTimeZone);
  add(noon(addDays(deliverBy, 1)), 'RETURNING', 'return', ['On the way back to the sender', cityOf(to)]);
  const back = afterBusinessDays(addDays(deliverBy, 1), days, isUsBusinessDay);
  add(noon(back), 'RETURNED', 'return', ['Back at the sender', cityOf(from)]);
}
