import { byCurrency, decimalText, type LocalizedText, type Money } from '@lading/contracts/core';
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

/** The lines of a price: its premium, if it includes one, and the rest. */
export const priceLines = (amount: Money, premium: Money | null): CarrierRate['lines'] =>
  premium && premium.minor > 0 && premium.minor < amount.minor
    ? [
        { kind: 'base', amount: { ...amount, minor: amount.minor - premium.minor } },
        { kind: 'insurance', amount: premium },
      ]
    : [{ kind: 'base', amount }];

/**
 * The offers of a network: its services with prices. A service without a known price is not offered, since no one could agree to it.
 *
 * @param whyNot why a priced rate is not offered for the request; null: it is
 */
export function pricedRates(
  rates: readonly CarrierRate[],
  whyNot: (rate: CarrierRate) => LocalizedText | null = () => null,
): Pick<CarrierRates, 'rates' | 'ineligible'> {
  const reasonOf = (rate: CarrierRate): LocalizedText | null =>
    isPriced(rate.amount) ? whyNot(rate) : carrierMessages.priceUnknown();
  const offered = cheapestRates(rates.filter((rate) => reasonOf(rate) === null));
  const codes = new Set(offered.map(({ serviceCode }) => serviceCode));
  const others = new Map(rates.map((rate) => [rate.serviceCode, rate]));
  return {
    rates: offered,
    ineligible: [...others.values()].flatMap((rate) => {
      const { serviceCode, serviceName } = rate;
      const reason = codes.has(serviceCode) ? null : reasonOf(rate);
      return reason ? { serviceCode, serviceName, reason } : [];
    }),
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
  /** The part of it that is for insurance; null: it is not insured. */
  premium: Money | null;
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
  { orgId: owner, carrierRef, amount, premium, labels }: SoldLabels,
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
  return { carrierRef, amount, lines: priceLines(amount, premium), packages };
}
