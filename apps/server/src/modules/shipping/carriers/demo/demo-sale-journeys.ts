import { afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import type { CarrierEvent } from '../carrier-adapter.ts';
import type { DemoAddressChange } from './demo-address-change.store.ts';
import type { DemoSale } from './demo-carrier.store.ts';
import type { DemoJourney } from './demo-journey.ts';
import { demoScenario } from './demo-number-rules.ts';
import { demoRates } from './demo-rate-rules.ts';
import { demoEvents } from './demo-tracking-rules.ts';

const creditAfterDays = 2;

/** The day on which a void is refunded. */
export const creditDay = (requestedAt: Date): string =>
  afterBusinessDays(requestedAt.toISOString().slice(0, 10), creditAfterDays, isUsBusinessDay);

/** The rate that a sale was made at. */
export function rateOf({ request, serviceCode }: DemoSale) {
  const rate = demoRates(request).rates.find((one) => one.serviceCode === serviceCode);
  if (!rate) throw new Error(`The demo carrier sold ${serviceCode}, which it does not offer`);
  return rate;
}

/** The journeys of the parcels of a sale; none for void labels, unless one is used after its refund. */
export function journeysOf(sale: DemoSale, changes: readonly DemoAddressChange[]): DemoJourney[] {
  const { from, to } = sale.request;
  const { days, zone, ...rated } = rateOf(sale);
  const scenario = demoScenario(to.addressLine2)?.name;
  const { voidRequestedAt, boughtAt } = sale;
  if (voidRequestedAt && scenario !== 'LATE-SCAN') return [];
  const shipDate = voidRequestedAt
    ? afterBusinessDays(creditDay(voidRequestedAt), 1, isUsBusinessDay)
    : sale.request.shipDate;
  const deliverBy = voidRequestedAt ? afterBusinessDays(shipDate, days, isUsBusinessDay) : rated.deliverBy;
  const own = changes
    .filter(({ labelRef }) => labelRef === sale.carrierRef)
    .map(({ request, orderedAt }) => ({ kind: request.kind, to: request.to, at: orderedAt }));
  return sale.trackingNumbers.map((trackingNumber) => ({
    trackingNumber,
    boughtAt,
    shipDate,
    days,
    deliverBy,
    zone,
    from,
    to,
    scenario,
    changes: own,
  }));
}

/** The events of the parcels of a sale up to a moment. */
export const eventsOf = (sale: DemoSale, changes: readonly DemoAddressChange[], now: Date): CarrierEvent[] =>
  journeysOf(sale, changes).flatMap((journey) => demoEvents(journey, now));
