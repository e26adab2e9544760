import { mainUnitSize, type UnitSystem } from './fixes/measure-units.ts';
import { roundDecimals } from './fixes/round-decimals.ts';

/** A weight in the two cells of a row: pounds and ounces, or kilograms and grams. Either part may be empty. */
export interface SplitWeight {
  main: string;
  minor: string;
}

/** A smaller difference (in g or oz) counts as exact: even a letter weighs more. */
const exactEnough = 0.02;

/**
 * Writes a weight into the larger cell, the smaller one or both, whichever loses least by rounding. If the smaller one only
 * allows whole numbers, it is never rounded down, since carriers round up.
 *
 * @param total in the smallest unit of the system: g or oz
 * @param prefersMinor whether to try the smaller cell first, as in the file
 */
export function splitWeight(
  total: number,
  system: UnitSystem,
  {
    decimals,
    minorDecimals,
    prefersMinor,
  }: { decimals: number; minorDecimals: number; prefersMinor: boolean },
): SplitWeight {
  const size = mainUnitSize.weight[system];
  const nearest = rounded(total / size, decimals);
  const billed = (amount: number) => Math.ceil(amount - exactEnough);
  const isBilledLess = minorDecimals === 0 && billed(Number(nearest) * size) < billed(total);
  const next = rounded(Number(nearest) + 10 ** -decimals, decimals);
  const inMain = { main: isBilledLess ? next : nearest, minor: '' };
  const inMinor = { main: '', minor: roundedMinor(total, minorDecimals) };
  const rest = roundedMinor(total % size, minorDecimals);
  const carried = Number(rest) >= size ? 1 : 0;
  const inBoth = {
    main: String(Math.floor(total / size) + carried),
    minor: carried ? '0' : rest,
  };
  const tried = prefersMinor
    ? total < size
      ? [inMinor, inBoth, inMain]
      : [inBoth, inMinor, inMain]
    : [inMain, inBoth, inMinor];
  const errorOf = ({ main, minor }: SplitWeight) => Math.abs(Number(main) * size + Number(minor) - total);
  const least = Math.min(...tried.map(errorOf));
  return tried.find((one) => errorOf(one) <= least + exactEnough)!;
}

/**
 * Ounces or grams as their cell allows: rounded up if it only allows whole numbers. A conversion that gives 8.0001 oz still
 * counts as 8.
 */
export const roundedMinor = (amount: number, decimals: number): string =>
  decimals === 0 ? String(Math.max(0, Math.ceil(amount - exactEnough))) : rounded(amount, decimals);

/** A number rounded half up, without the noise of binary fractions. */
export function rounded(value: number, decimals: number): string {
  return roundDecimals(String(Number(value.toFixed(6))), decimals);
}
