import { centimetersPerInch } from '../core/measures.ts';
import { poundsOf } from './billable-weight.ts';
import { secondPerFirst, totalWeight, type MeasureUnit } from './weight.ts';

/** Sides and weight of a package in a unit; null: not known. The weight has two parts, see {@link totalWeight}. */
export type PackageMeasures = Record<'length' | 'width' | 'height' | 'weight1' | 'weight2', number | null> & {
  unit: MeasureUnit;
};

const toHundredths = (value: number): number => Math.round(value * 100) / 100;

/** The same package, converted to a unit: sides, and the second part of its weight, to hundredths. */
export function packageInUnit(one: PackageMeasures, unit: MeasureUnit): PackageMeasures {
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
