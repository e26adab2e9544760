import { byCurrency, decimalText, type Money } from '@lading/contracts/core';
import { carrierMessages, shippingMessages } from '@lading/contracts/shipping';
import { labelLayout } from '../../../../platform/documents/carrier-label.ts';
import {
  CarrierError,
  SoldWithoutLabels,
  type CarrierPurchase,
  type CarrierRate,
  type CarrierRates,
} from '../carrier-adapter.ts';
import { networkFile, type Network } from './network-call.ts';

/** Networks answer 0.00 when they know no price. */
const isPriced = ({ minor }: Money): boolean => minor > 0;

/** The offers of a network: its services with prices. A service without a known price is not offered, since no one could agree to it. */
export function pricedRates(rates: readonly CarrierRate[]): Pick<CarrierRates, 'rates' | 'ineligible'> {
  const offered = cheapestRates(rates.filter(({ amount }) => isPriced(amount)));
  const codes = new Set(offered.map(({ serviceCode }) => serviceCode));
  const others = new Map(rates.map((rate) => [rate.serviceCode, rate]));
  return {
    rates: offered,
    ineligible: [...others.values()]
      .filter(({ serviceCode }) => !codes.has(serviceCode))
      .map(({ serviceCode, serviceName }) => ({
        serviceCode,
        serviceName,
        reason: carrierMessages.priceUnknown(),
      })),
  };
}

/** One rate per service: the cheapest; if a service has several currencies, in the currency of most rates. */
function cheapestRates(rates: readonly CarrierRate[]): CarrierRate[] {
  const cheapest = new Map<string, CarrierRate>();
  for (const rate of byCurrency(rates)) {
    const known = cheapest.get(rate.serviceCode);
    const { currency, minor } = rate.amount;
    if (!known || (currency === known.amount.currency && minor < known.amount.minor))
      cheapest.set(rate.serviceCode, rate);
  }
  return [...cheapest.values()];
}

/**
 * The rate to buy: the cheapest of a service.
 *
 * @param amount the agreed price
 * @throws CarrierError when the service is no longer offered, or costs more than agreed
 */
export function rateToBuy<Rate>(
  rates: readonly Rate[],
  { serviceCode, amount }: { serviceCode: string; amount: Money },
  { serviceCodeOf, priceOf }: { serviceCodeOf: (rate: Rate) => string; priceOf: (rate: Rate) => Money },
): Rate {
  const offered = rates
    .filter((one) => serviceCodeOf(one) === serviceCode && isPriced(priceOf(one)))
    .toSorted((one, other) => priceOf(one).minor - priceOf(other).minor);
  const rate = offered.find((one) => priceOf(one).currency === amount.currency) ?? offered[0];
  if (!rate) throw new CarrierError({ kind: 'refused', text: shippingMessages.rateGone() });
  const price = priceOf(rate);
  if (price.currency !== amount.currency || price.minor > amount.minor) {
    const [was, now] = [amount, price].map((one) => `${decimalText(one)} ${one.currency}`);
    throw new CarrierError({ kind: 'refused', text: carrierMessages.priceUp({ was: was!, now: now! }) });
  }
  return rate;
}

/** A sale by a network: one label per package, in package order. */
interface SoldLabels {
  /** The organization of the labels. */
  orgId: string;
  carrierRef: string;
  amount: Money;
  labels: readonly {
    trackingNumber: string;
    /** URL of its file: an image, or a PDF for carriers that provide nothing else. */
    address: string;
  }[];
}

/** Labels were sold, but are not available in a readable form. */
export const noLabels = (
  { name }: Pick<Network, 'name'>,
  carrierRef: string,
  cause?: unknown,
): SoldWithoutLabels => {
  const text = carrierMessages.soldUnreadable({ carrier: name });
  return new SoldWithoutLabels({ carrierRef, text, mayCome: true }, cause);
};

/** Bought labels with their pages. @throws CarrierError `outcome-unknown` when one of their files is unavailable */
export async function soldLabels(
  network: Network,
  { orgId: owner, carrierRef, amount, labels }: SoldLabels,
  signal: AbortSignal,
): Promise<CarrierPurchase> {
  const packages: CarrierPurchase['packages'] = [];
  for (const { trackingNumber, address } of labels) {
    try {
      const content = await networkFile(network, address, signal);
      const layout = await labelLayout({ title: trackingNumber, content, owner, signal });
      packages.push({ trackingNumber, layout });
    } catch (error) {
      throw noLabels(network, carrierRef, error);
    }
  }
  return { carrierRef, amount, lines: [{ kind: 'base', amount }], packages };
}
