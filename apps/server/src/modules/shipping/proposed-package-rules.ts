import { centimetersPerInch, exactMeasure } from '@lading/contracts/core';
import { poundsOf, type MeasureUnit, type ProposedPackage } from '@lading/contracts/shipping';

interface Sides {
  length: number;
  width: number;
  height: number;
  unit: MeasureUnit;
}

/** A product of an order, and how many units of it. */
export interface PackedGoods {
  units: number;
  length: number | null;
  width: number | null;
  height: number | null;
  /** Unit of the dimensions. */
  unit: MeasureUnit;
  /** Per unit; null when it was not entered. */
  grams: number | null;
}

/** The box of a preset. */
export interface Box extends Sides {
  presetName: string;
}

/** The sides in centimeters, the longest first. */
const sidesOf = ({ length, width, height, unit }: Sides): number[] =>
  [length, width, height]
    .map((side) => exactMeasure(unit === 'in/lb' ? side * centimetersPerInch : side))
    .toSorted((one, other) => other - one);
const volumeOf = (sides: Sides): number =>
  exactMeasure(sidesOf(sides).reduce((product, side) => product * side, 1));

/** In pounds or kilograms, to four decimals. */
const weightIn = (unit: MeasureUnit, grams: number): number => {
  const kilograms = grams / 1_000;
  return (
    Math.round((unit === 'in/lb' ? poundsOf({ weight: kilograms, unit: 'cm/kg' }) : kilograms) * 1e4) / 1e4
  );
};

const isSized = (goods: PackedGoods): goods is PackedGoods & Sides =>
  Boolean(goods.length && goods.width && goods.height);

/** Whether a box can hold goods: each unit fits separately, and their total volume fits. The arrangement is not computed. */
function holds(box: Box, goods: readonly (PackedGoods & Sides)[]): boolean {
  const inside = sidesOf(box);
  const isWithin = (one: Sides) => sidesOf(one).every((side, at) => side <= inside[at]!);
  const volume = goods.reduce((sum, one) => sum + one.units * volumeOf(one), 0);
  return exactMeasure(volume) <= volumeOf(box) && goods.every(isWithin);
}

/**
 * Proposes a package for the goods of an order: a single unit in its own size, several in the smallest box that holds them. If a size is
 * unknown, or no box is large enough, the dimensions stay open.
 *
 * @param boxes those of the presets, in display order
 * @param unit weight unit when there are no dimensions
 * @returns null when the weight of the goods is unknown
 */
export function proposePackage(
  goods: readonly PackedGoods[],
  boxes: readonly Box[],
  unit: MeasureUnit,
): ProposedPackage | null {
  const packed = goods.filter(({ units }) => units > 0);
  if (packed.length === 0 || packed.some(({ grams }) => !grams)) return null;
  const grams = packed.reduce((sum, one) => sum + one.units * one.grams!, 0);
  const sized = packed.filter(isSized);
  const [only] = sized;
  if (sized.length === packed.length && only) {
    if (packed.length === 1 && only.units === 1) return proposed('product', null, only, grams);
    const [box] = boxes
      .filter((one) => holds(one, sized))
      .toSorted((one, other) => volumeOf(one) - volumeOf(other));
    if (box) return proposed('preset', box.presetName, box, grams);
  }
  const open = { length: null, width: null, height: null };
  return { by: 'weight', presetName: null, ...open, weight: weightIn(unit, grams), unit };
}

const proposed = (
  by: 'product' | 'preset',
  presetName: string | null,
  { length, width, height, unit }: Sides,
  grams: number,
): ProposedPackage => ({ by, presetName, length, width, height, weight: weightIn(unit, grams), unit });
