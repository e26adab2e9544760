import { billableWeight, dimensionalRule, type DimensionalCarrier } from '@lading/contracts/shipping';
import type { CarrierRates, CarrierRequest } from './carriers/carrier-adapter.ts';

/** As adapters name carriers. Of others, no dimensional rule is known. */
const carriers: ReadonlyMap<string, DimensionalCarrier> = new Map([
  ['UPS', 'ups'],
  ['FedEx', 'fedex'],
  ['USPS', 'usps'],
]);
/** Services of USPS whose price depends on the actual weight alone. */
const byScaleOnly = /media|library/i;

/**
 * Rates with the billable weight of each package by an account's own divisor, in cubic inches per pound: networks do not report one. Rates
 * that have one, and those of carriers without a known rule on the ship date, stay the same.
 */
export function withBillableWeights(
  answer: CarrierRates,
  { packages, shipDate }: Pick<CarrierRequest, 'packages' | 'shipDate'>,
  divisor: number,
): CarrierRates {
  const rates = answer.rates.map((rate) => {
    const carrier = carriers.get(rate.carrierName ?? '');
    const rule = carrier && dimensionalRule(carrier, shipDate);
    if (!rule || rate.packages.length > 0 || byScaleOnly.test(rate.serviceCode)) return rate;
    return { ...rate, packages: packages.map((one) => billableWeight(one, { ...rule, divisor })) };
  });
  return { ...answer, rates };
}
