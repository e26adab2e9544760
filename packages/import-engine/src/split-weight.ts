import { mainUnitSize, type UnitSystem } from './fixes/measure-units.ts';
import { roundDecimals } from './fixes/round-decimals.ts';

/** A weight as the two cells of a row hold it: pounds and ounces, or kilograms and grams. An empty part is not filled. */
export interface SplitWeight {
  main: string;
  minor: string;
}

/** A smaller difference (in g or oz) counts as exact: a letter weighs more than that. */
const exactEnough = 0.02;

/**
 * Writes a weight into the larger cell, the smaller one or both, whichever loses least by rounding.
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
  const inMain = { main: rounded(total / size, decimals), minor: '' };
  const inMinor = { main: '', minor: rounded(total, minorDecimals) };
  const carried = Number(rounded(total % size, minorDecimals)) >= size ? 1 : 0;
  const inBoth = {
    main: String(Math.floor(total / size) + carried),
    minor: carried ? '0' : rounded(total % size, minorDecimals),
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

/** A number rounded half up, without the noise of binary fractions. */
export function rounded(value: number, decimals: number): string {
  return roundDecimals(String(Number(value.toFixed(6))), decimals);
}
