import type { Money } from '@lading/contracts/core';
import { insuranceCurrency } from '@lading/contracts/shipping';
import { afterBusinessDays, isUsBusinessDay } from '../../business-day-rules.ts';
import type { CarrierRate, CarrierRequest } from '../carrier-adapter.ts';
import { priceLines } from '../networks/network-label.ts';
import { carrierNameOf, spaced } from '../networks/network-request-rules.ts';
import type { EasyPostRate, EasyPostShipment } from './easypost-wire.ts';

/**
 * The published premium of EasyPost's insurance: a share of the declared value, and the least in cents
 * (docs.easypost.com/docs/shipments/shipping-insurance, read November 2026; recorded traffic has it since November 2023).
 */
const published = { share: 0.01, least: 100 };

/** What EasyPost charges for insuring a value, in US dollars like all of its insurance; null: nothing is insured. */
export const easyPostPremium = (insured: Money | null): Money | null =>
  insured && {
    minor: Math.max(Math.round(insured.minor * published.share), published.least),
    currency: insuranceCurrency,
  };

export const serviceCodeOf = ({ carrier, service }: EasyPostRate): string => `${carrier}.${service}`;

/** Whether a premium can be added to a price. */
const isInsurable = ({ minor, currency }: Money, premium: Money): boolean =>
  minor > 0 && currency === premium.currency;

/** A price with its premium. Prices in another currency stay without it: they cannot be insured. So do unknown prices, which are zero. */
export const insuredPrice = (price: Money, premium: Money | null): Money =>
  premium && isInsurable(price, premium) ? { ...price, minor: price.minor + premium.minor } : price;

/** A rate of EasyPost as an offer. It reports neither the parts of a price nor the billable weight; a premium is added to its price. */
export function easyPostOffer(
  rate: EasyPostRate,
  { shipDate }: Pick<CarrierRequest, 'shipDate'>,
  { zone, premium }: { zone: number | null; premium: Money | null },
): CarrierRate {
  const carrierName = carrierNameOf(rate.carrier);
  const days = rate.delivery_days ?? rate.est_delivery_days ?? null;
  const title = `${carrierName} ${spaced(rate.service)}`;
  const amount = insuredPrice(rate.price, premium);
  const isInsured = amount.minor > rate.price.minor;
  return {
    serviceCode: serviceCodeOf(rate),
    serviceName: { en: title, zh: title },
    carrierName,
    zone,
    amount,
    lines: priceLines(amount, isInsured ? premium : null),
    packages: [],
    days,
    guaranteed: rate.delivery_date_guaranteed === true,
    deliverBy:
      rate.delivery_date?.slice(0, 10) ??
      (days === null ? null : afterBusinessDays(shipDate, days, isUsBusinessDay)),
  };
}

/** What a shipment was sold for at a rate, by its fees (docs.easypost.com/docs/fees): with the premium, if it is insured. */
export function chargedPrice({ fees }: Pick<EasyPostShipment, 'fees'>, { price }: EasyPostRate) {
  const charged = fees?.find(({ type }) => type === 'InsuranceFee')?.price;
  const premium = charged && isInsurable(price, charged) ? charged : null;
  return { amount: insuredPrice(price, premium), premium };
}
