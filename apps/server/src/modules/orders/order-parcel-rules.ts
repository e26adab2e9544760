import { centimetersPerInch } from '@lading/contracts/core';
import { poundsOf, secondPerFirst, totalWeight, type MeasureUnit } from '@lading/contracts/shipping';
import type { OrderPackageDraft } from '@lading/contracts/orders';

/** Dimensions and weight of a package, with their units. */
export type PackageMeasures = Record<'length' | 'width' | 'height' | 'weight1' | 'weight2', number | null> & {
  unit: MeasureUnit;
};

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** The same package, converted to a unit. */
function inUnit(one: PackageMeasures, unit: MeasureUnit): PackageMeasures {
  if (one.unit === unit) return one;
  const perSide = unit === 'cm/kg' ? centimetersPerInch : 1 / centimetersPerInch;
  const side = (value: number | null) => (value === null ? null : toHundredths(value * perSide));
  const sides = { length: side(one.length), width: side(one.width), height: side(one.height), unit };
  const weight = totalWeight(one.weight1, one.weight2, one.unit);
  if (weight === null) return { ...sides, weight1: null, weight2: null };
  const pounds = poundsOf({ weight, unit: one.unit });
  const whole = unit === 'cm/kg' ? pounds / poundsOf({ weight: 1, unit: 'cm/kg' }) : pounds;
  const perFirst = secondPerFirst(unit);
  const seconds = toHundredths(whole * perFirst);
  const weight1 = Math.floor(seconds / perFirst);
  return { ...sides, weight1, weight2: toHundredths(seconds - weight1 * perFirst) };
}

/**
 * A package with the given values: all three sides, the weight, or both. The rest is kept, converted to the given unit.
 * @param kept the current package; undefined for an order without one
 */
export function packageWith(kept: PackageMeasures | undefined, given: OrderPackageDraft): PackageMeasures {
  const { length = null, width = null, height = null, weight1 = null, weight2 = null, unit } = given;
  const nothing = { length: null, width: null, height: null, weight1: null, weight2: null, unit };
  const now = kept ? inUnit(kept, unit) : nothing;
  return {
    ...now,
    ...(length !== null && { length, width, height }),
    ...((weight1 !== null || weight2 !== null) && { weight1, weight2 }),
  };
}
