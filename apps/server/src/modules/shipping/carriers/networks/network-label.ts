import { decimalText, type Money } from '@lading/contracts/core';
import { carrierMessages, shippingMessages } from '@lading/contracts/shipping';
import { pictureLayout } from '../../../../platform/documents/picture-mark.ts';
import {
  CarrierError,
  type CarrierEvent,
  type CarrierParcel,
  type CarrierPurchase,
  type CarrierRate,
} from '../carrier-adapter.ts';
import { networkFile, type Network } from './network-call.ts';

const tracksAtOnce = 5;

/** Rates with one for each service: the cheapest. */
export function cheapestRates(rates: readonly CarrierRate[]): CarrierRate[] {
  const cheapest = new Map<string, CarrierRate>();
  for (const rate of rates) {
    const known = cheapest.get(rate.serviceCode);
    if (!known || rate.amount.minor < known.amount.minor) cheapest.set(rate.serviceCode, rate);
  }
  return [...cheapest.values()];
}

/**
 * The rate to buy: the cheapest of a service.
 *
 * @param amount what was agreed to
 * @throws CarrierError where the service is no longer offered, or costs more than was agreed to
 */
export function rateToBuy<Rate>(
  rates: readonly Rate[],
  { serviceCode, amount }: { serviceCode: string; amount: Money },
  { serviceCodeOf, priceOf }: { serviceCodeOf: (rate: Rate) => string; priceOf: (rate: Rate) => Money },
): Rate {
  const [rate] = rates
    .filter((one) => serviceCodeOf(one) === serviceCode)
    .toSorted((one, other) => priceOf(one).minor - priceOf(other).minor);
  if (!rate) throw new CarrierError({ kind: 'refused', text: shippingMessages.rateGone() });
  const price = priceOf(rate);
  if (price.currency !== amount.currency || price.minor > amount.minor) {
    const [was, now] = [amount, price].map((one) => `${decimalText(one)} ${one.currency}`);
    throw new CarrierError({ kind: 'refused', text: carrierMessages.priceUp({ was: was!, now: now! }) });
  }
  return rate;
}

/** A label that was bought, with its picture. @throws CarrierError `outcome-unknown` where the picture cannot be had */
export async function pictureLabel(
  network: Network,
  {
    carrierRef,
    trackingNumber,
    amount,
    address,
  }: { carrierRef: string; trackingNumber: string; amount: Money; address: string },
  signal: AbortSignal,
): Promise<CarrierPurchase> {
  const image = await networkFile(network, address, signal);
  try {
    const packages = [{ trackingNumber, layout: await pictureLayout(trackingNumber, image) }];
    return { carrierRef, amount, lines: [{ kind: 'base', amount }], packages };
  } catch (error) {
    throw new CarrierError({ kind: 'outcome-unknown' }, error);
  }
}

/** The events of parcels, each asked for on its own, a few at a time. */
export async function trackEach(
  parcels: readonly CarrierParcel[],
  eventsOf: (parcel: CarrierParcel) => Promise<readonly CarrierEvent[]>,
): Promise<CarrierEvent[]> {
  const waiting = [...parcels];
  const events: CarrierEvent[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) events.push(...(await eventsOf(next)));
  };
  await Promise.all(Array.from({ length: tracksAtOnce }, worker));
  return events;
}
