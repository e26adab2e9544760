import {
  billableWeight,
  dimensionalRule,
  type BillableWeight,
  type DimensionalCarrier,
} from '@lading/contracts/shipping';
import type { CarrierRate, CarrierRates, CarrierRequest } from './carriers/carrier-adapter.ts';

/** As adapters name carriers. Of others, no dimensional rule is known. */
const carriers: ReadonlyMap<string, DimensionalCarrier> = new Map([
  ['UPS', 'ups'],
  ['FedEx', 'fedex'],
  ['USPS', 'usps'],
]);
/** Services of USPS whose price depends on the actual weight alone: those abroad, and some domestic ones. */
const byScaleOnly = /media|library|first[ _-]?class|international/i;

/** USPS bills lighter parcels by the ounce. */
const isBilledByOunce = ({ actualLb, dimensionalLb }: BillableWeight): boolean =>
  actualLb <= 1 && dimensionalLb === null;

/** The billable weight of each package by the rule of a rate's carrier; none if no rule in pounds is known. */
function weightsOf(
  { carrierName, serviceCode }: CarrierRate,
  { packages, shipDate }: Pick<CarrierRequest, 'packages' | 'shipDate'>,
  divisor: number | null,
): BillableWeight[] {
  const carrier = carriers.get(carrierName ?? '');
  const rule = carrier && dimensionalRule(carrier, shipDate);
  if (!rule || (carrier === 'usps' && byScaleOnly.test(serviceCode))) return [];
  const agreed = divisor === null ? rule : { ...rule, divisor };
  const weights = packages.map((one) => billableWeight(one, agreed));
  return carrier === 'usps' && weights.some(isBilledByOunce) ? [] : weights;
}

/**
 * Rates with the billable weight of each package, marked as computed here: networks do not report one. The divisor, in cubic inches per
 * pound, is the account's own, or that of the carrier on the ship date. Rates that have weights stay the same, and so do those of carriers
 * and services without a known rule.
 */
export function withBillableWeights(
  answer: CarrierRates,
  request: Pick<CarrierRequest, 'packages' | 'shipDate'>,
  divisor: number | null,
): CarrierRates {
  const rates = answer.rates.map((rate) => {
    const packages = rate.packages.length > 0 ? [] : weightsOf(rate, request, divisor);
    return packages.length === 0 ? rate : { ...rate, packages, isWeightComputed: true };
  });
  return { ...answer, rates };
}
