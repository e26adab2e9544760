import type { ParcelBounds } from './parcel-bounds.ts';
import type { MeasureUnit } from './weight.ts';

/** A parcel to check; sides in any order. */
export interface ParcelMeasures {
  length: number;
  width: number;
  height: number;
  /** The whole weight, see `totalWeight`. */
  weight: number;
  unit: MeasureUnit;
}

/** A limit that a parcel exceeds, in inches or pounds. */
export interface ParcelFault {
  /** An error prevents shipping, a warning costs a surcharge (decision D11). */
  severity: 'error' | 'warning';
  kind: 'weight' | 'longest-side' | 'second-side' | 'length-plus-girth' | 'minimum-sides';
  limit: number | readonly [number, number, number];
  actual: number | readonly [number, number, number];
}

type Sides = readonly [number, number, number];

const centimetresPerInch = 2.54;
const kilogramsPerPound = 0.453_592_37;

/** Sides in inches, longest first, each rounded up to a whole number (decision D11). */
export function roundedSides(measures: ParcelMeasures): Sides {
  const [longest, second, third] = sortedInches(measures);
  return [Math.ceil(longest), Math.ceil(second), Math.ceil(third)];
}

/** Longest side plus girth, which is twice the sum of the other two (decision D11). */
export function lengthPlusGirth([longest, second, third]: Sides): number {
  return longest + 2 * (second + third);
}

/**
 * All limits of a service that a parcel exceeds (spec §5, decision D11), errors first. Minimum sides are checked before rounding,
 * which would hide thin parcels.
 */
export function parcelFaults(measures: ParcelMeasures, bounds: ParcelBounds): ParcelFault[] {
  const sides = roundedSides(measures);
  const weight = exact(measures.unit === 'cm/kg' ? measures.weight / kilogramsPerPound : measures.weight);
  const girth = lengthPlusGirth(sides);
  const exactSides = sortedInches(measures);
  const { least, additionalHandling: surcharged } = bounds;

  const errors = [
    over('error', 'weight', weight, bounds.weight),
    over('error', 'longest-side', sides[0], bounds.longest),
    over('error', 'length-plus-girth', girth, bounds.lengthPlusGirth),
    least !== null && exactSides.some((side, index) => side < (least[index] ?? 0))
      ? ({ severity: 'error', kind: 'minimum-sides', limit: least, actual: exactSides } as const)
      : null,
  ].filter((fault) => fault !== null);
  const warnings = [
    over('warning', 'weight', weight, surcharged?.weight),
    over('warning', 'longest-side', sides[0], surcharged?.longest),
    over('warning', 'second-side', sides[1], surcharged?.second),
    over('warning', 'length-plus-girth', girth, surcharged?.lengthPlusGirth),
  ].filter((fault) => fault !== null);
  const failed = new Set(errors.map((fault) => fault.kind));
  return [...errors, ...warnings.filter((fault) => !failed.has(fault.kind))];
}

function over(
  severity: ParcelFault['severity'],
  kind: ParcelFault['kind'],
  actual: number,
  limit: number | null | undefined,
): ParcelFault | null {
  return limit != null && actual > limit ? { severity, kind, limit, actual } : null;
}

function sortedInches({ length, width, height, unit }: ParcelMeasures): Sides {
  const perInch = unit === 'cm/kg' ? centimetresPerInch : 1;
  const [longest = 0, second = 0, third = 0] = [length, width, height]
    .map((side) => exact(side / perInch))
    .toSorted((one, other) => other - one);
  return [longest, second, third];
}

/** Removes binary fractions, so that 25.4 cm are exactly 10 in instead of rounding up to 11. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
