import type { OrderDetail } from '@lading/contracts/orders';
import { isService, type PresetService, type Rate } from '@lading/contracts/shipping';
import { type LabelInput, type LabelDefaults, defaultPreset } from './label-address-rules.ts';

/** The offered service that matches a preset. */
function rateOfService(rates: readonly Rate[], service: PresetService): Rate | undefined {
  if (service.rule === 'named') return rates.find((rate) => isService(rate, service));
  const byPrice = (one: Rate, other: Rate) => one.amount.minor - other.amount.minor;
  const bySpeed = (one: Rate, other: Rate) =>
    (one.deliverBy ?? '9999').localeCompare(other.deliverBy ?? '9999') || byPrice(one, other);
  return rates.toSorted(service.rule === 'cheapest' ? byPrice : bySpeed)[0];
}

/**
 * The service to buy: the chosen one, or that of the applied preset, of the order's rule, of the order, of the default preset, or
 * the first, which is the cheapest.
 */
export function chosenRate(
  rates: readonly Rate[],
  { rateId, presetId }: Pick<LabelInput, 'rateId' | 'presetId'>,
  order: Pick<OrderDetail, 'carrierName' | 'serviceCode' | 'labelPlan'>,
  defaults: LabelDefaults = null,
): Rate | null {
  const applied = defaults?.presets.find((one) => one.presetId === presetId);
  const own =
    rates.find((rate) => rate.rateId === rateId) ?? (applied && rateOfService(rates, applied.service));
  if (own || order.labelPlan?.by !== 'rate') return own ?? usualRate(rates, order, defaults);
  const { rule, atMost } = order.labelPlan;
  const isWithin = ({ amount }: Rate) =>
    !atMost || (amount.currency === atMost.currency && amount.minor <= atMost.minor);
  // If all cost more, a person must choose.
  return rateOfService(rates.filter(isWithin), { rule }) ?? null;
}

function usualRate(
  rates: readonly Rate[],
  order: Pick<OrderDetail, 'carrierName' | 'serviceCode'>,
  defaults: LabelDefaults,
): Rate | null {
  const usual = defaultPreset(defaults);
  return (
    rates.find((rate) => isService(rate, order)) ??
    (usual && rateOfService(rates, usual.service)) ??
    rates[0] ??
    null
  );
}
