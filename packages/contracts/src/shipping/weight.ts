import { limits } from '../core/limits.ts';
import { exactMeasure } from '../core/measures.ts';

/** Unit systems: centimeters and kilograms, or inches and pounds (spec §3, `unit`). */
export const measureUnits = ['cm/kg', 'in/lb'] as const;
export type MeasureUnit = (typeof measureUnits)[number];

/** Number of second units in one of the first: 16 ounces in a pound, 1000 grams otherwise (spec §9). */
export function secondPerFirst(unit: MeasureUnit): number {
  return unit === 'in/lb' ? limits.weight.ouncesPerPound : limits.weight.gramsPerKilogram;
}

/**
 * The total weight in pounds or kilograms: `weight1` + `weight2`/16 or /1000 (decision D8). A missing part counts as zero; null
 * if both are missing. Rounded to a millionth, so that binary fractions do not show.
 */
export function totalWeight(
  weight1: number | null | undefined,
  weight2: number | null | undefined,
  unit: MeasureUnit,
): number | null {
  if (weight1 == null && weight2 == null) return null;
  return exactMeasure((weight1 ?? 0) + (weight2 ?? 0) / secondPerFirst(unit));
}
