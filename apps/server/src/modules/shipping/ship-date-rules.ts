import type { Rate, ShippingSettings } from '@lading/contracts/shipping';
import { pickupDay, type ShipDay } from './business-day-rules.ts';
import type { CarrierAdapter, CarrierRequest } from './carriers/carrier-adapter.ts';

/** A carrier with the day on which it gets the parcels of a quote. */
interface CarrierDay extends ShipDay {
  carrier: CarrierAdapter;
  /** The requested day is over in its time zone, so that it is the next one. */
  isOver: boolean;
}

/** The day on which each carrier gets a parcel that is ready now: the requested day, or today, or the next day with a pickup. */
export const carrierDays = (
  { now, asked }: { now: Date; asked: string | undefined },
  carriers: readonly CarrierAdapter[],
  defaultCutOff: ShippingSettings['cutOff'],
): CarrierDay[] =>
  carriers.map((carrier) => {
    const found = pickupDay({ now, asked }, carrier, defaultCutOff);
    const isOver = asked !== undefined && asked < found.today;
    return { carrier, isOver, ...(isOver ? pickupDay({ now }, carrier, defaultCutOff) : found) };
  });

/** The first of some days, which is that of their quote; undefined if there are none. */
export const firstDay = (days: readonly CarrierDay[]): CarrierDay | undefined =>
  days.toSorted((one, other) => one.day.localeCompare(other.day))[0];

interface Quoted {
  request: CarrierRequest;
  rates: { rates: readonly Pick<Rate, 'rateId' | 'shipDate'>[] };
}

/** The request that a rate of a quote answers: its ship date may differ from that of the quote. */
export const requestOfRate = ({ request, rates }: Quoted, rateId: string): CarrierRequest => ({
  ...request,
  shipDate: rates.rates.find((rate) => rate.rateId === rateId)?.shipDate ?? request.shipDate,
});
