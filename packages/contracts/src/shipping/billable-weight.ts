import { centimetersPerInch, exactMeasure, kilogramsPerPound } from '../core/measures.ts';
import type { ParcelMeasures } from './parcel-rules.ts';

/** How a carrier converts volume to weight, starting on a day. Inches and pounds. */
export interface DimensionalRule {
  carrier: DimensionalCarrier;
  /** First day of validity, ISO 8601. */
  from: string;
  /** Cubic inches per pound. */
  divisor: number;
  /** How each side is rounded to whole inches. */
  rounding: 'up' | 'nearest';
  /** Volume only counts above this many cubic inches; null: always. */
  aboveVolume: number | null;
}

export type DimensionalCarrier = 'ups' | 'fedex' | 'usps' | 'demo';

/**
 * The rules by carrier and day. When a carrier changes its rule, add a row with the new day: older parcels keep theirs. Figures are those
 * of the carriers' public pages and the trade press of November 2026.
 */
export const dimensionalRules: readonly DimensionalRule[] = [
  { carrier: 'ups', from: '2015-01-01', divisor: 139, rounding: 'nearest', aboveVolume: null },
  { carrier: 'ups', from: '2025-08-18', divisor: 139, rounding: 'up', aboveVolume: null },
  { carrier: 'fedex', from: '2017-01-02', divisor: 139, rounding: 'nearest', aboveVolume: null },
  { carrier: 'fedex', from: '2025-08-18', divisor: 139, rounding: 'up', aboveVolume: null },
  { carrier: 'usps', from: '2019-06-23', divisor: 166, rounding: 'nearest', aboveVolume: 1_728 },
  { carrier: 'usps', from: '2026-07-12', divisor: 139, rounding: 'up', aboveVolume: 1_728 },
  { carrier: 'demo', from: '2026-01-01', divisor: 139, rounding: 'up', aboveVolume: null },
];

/** The rule of a carrier on a day (ISO 8601 date); undefined before its first row. */
export function dimensionalRule(carrier: DimensionalCarrier, day: string): DimensionalRule | undefined {
  return dimensionalRules
    .filter((rule) => rule.carrier === carrier && rule.from <= day.slice(0, 10))
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1);
}

export const parcelSides = ['length', 'width', 'height'] as const;
export type ParcelSide = (typeof parcelSides)[number];

/** The weights that determine the price of a parcel, in whole pounds. */
export interface BillableWeight {
  /** The actual weight, rounded up. */
  actualLb: number;
  /** The dimensional weight; null if the carrier does not use it. */
  dimensionalLb: number | null;
  billableLb: number;
  /** If volume decides: the side whose smallest reduction in inches makes the parcel cheaper, and the weight it would then be billed by. */
  decisive: { side: ParcelSide; cutInches: number; thenLb: number } | null;
}

/** The weight of a parcel in pounds, converted from its unit. */
export const poundsOf = ({ weight, unit }: Pick<ParcelMeasures, 'weight' | 'unit'>): number =>
  exactMeasure(unit === 'cm/kg' ? weight / kilogramsPerPound : weight);

/** The billable weight (decision D11 and the shipping design): the larger of actual and dimensional weight, in whole pounds. */
export function billableWeight(measures: ParcelMeasures, rule: DimensionalRule): BillableWeight {
  const actualLb = Math.max(1, Math.ceil(poundsOf(measures)));
  const perInch = measures.unit === 'cm/kg' ? centimetersPerInch : 1;
  const whole = rule.rounding === 'up' ? Math.ceil : Math.round;
  const sides = parcelSides.map((side) => Math.max(1, whole(exactMeasure(measures[side] / perInch))));
  const volume = sides.reduce((product, side) => product * side, 1);
  if (rule.aboveVolume !== null && volume <= rule.aboveVolume)
    return { actualLb, dimensionalLb: null, billableLb: actualLb, decisive: null };
  const dimensionalLb = Math.ceil(volume / rule.divisor);
  if (dimensionalLb <= actualLb) return { actualLb, dimensionalLb, billableLb: actualLb, decisive: null };
  // The most volume that is cheaper: a pound less, or so little that volume does not count.
  const cheaper = Math.max((dimensionalLb - 1) * rule.divisor, rule.aboveVolume ?? 0);
  const cuts = parcelSides.flatMap((side, index) => {
    const inches = sides[index]!;
    const area = volume / inches;
    const left = Math.floor(cheaper / area);
    // A side cannot be cut away. The longest always leaves an inch or more.
    if (left < 1) return [];
    const counted = left * area > (rule.aboveVolume ?? 0) ? Math.ceil((left * area) / rule.divisor) : 0;
    return [{ side, cutInches: inches - left, thenLb: Math.max(actualLb, counted) }];
  });
  const [best] = cuts.toSorted((one, other) => one.cutInches - other.cutInches || one.thenLb - other.thenLb);
  const { side, cutInches, thenLb } = best!;
  return { actualLb, dimensionalLb, billableLb: dimensionalLb, decisive: { side, cutInches, thenLb } };
}
