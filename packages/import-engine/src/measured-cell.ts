import { acrossSystems, mainUnitSize, type MeasureUnit, type UnitSystem } from './fixes/measure-units.ts';
import { isEitherByPoint, readNumber } from './fixes/read-number.ts';
import type { MeasureSource } from './measure-plan.ts';
import { rounded } from './split-weight.ts';

/** A measured cell: its number, and its unit if known. */
export interface MeasuredCell {
  source: MeasureSource;
  unit: MeasureUnit | undefined;
  text: string;
  /** Whether other cells of the column show that a point precedes decimals. */
  hasPoints: boolean;
  /** Whether the cell itself names the unit. */
  isWritten: boolean;
}

/**
 * A measure whose unit is given differently by two sources in the file (decision D25): it keeps one after its number, and the
 * user is asked.
 */
export interface UnitConflict {
  row: number;
  fieldKey: string;
}

/** The number in a cell, if it is unambiguous. */
export function amountOf({ text, hasPoints }: MeasuredCell): number | undefined {
  if (isEitherByPoint(text) && !hasPoints) return undefined;
  const readings = readNumber(text, () => hasPoints);
  return readings.length === 1 ? Number(readings[0]!.text) : undefined;
}

/** An amount whose unit and number are known, in the smallest unit of a system. */
export function sizeOf(cell: MeasuredCell, system: UnitSystem): number {
  const { unit, source } = cell;
  return acrossSystems((amountOf(cell) ?? 0) * unit!.size, source.of, unit!.system, system);
}

/** Whether two cells hold the same weight, each rounded to its number of decimals. */
export function isSameWeight(first: MeasuredCell, second: MeasuredCell): boolean {
  if (!first.unit || !second.unit || !amountOf(first) || !amountOf(second)) return false;
  const grams = sizeOf(first, 'cm/kg');
  const difference = Math.abs(grams - sizeOf(second, 'cm/kg'));
  return difference <= Math.max(grams * 0.01, roundingOf(first), roundingOf(second));
}

/** Whether two weights can be the parts of one: whole pounds, and less than a pound in ounces. */
export function arePartsOf(cells: readonly MeasuredCell[]): boolean {
  const [first, second] = cells.filter(({ source }) => source.of === 'weight');
  if (!first?.unit || !second?.unit) return true;
  const isWhole = Number.isInteger(amountOf(first) ?? 0);
  return isWhole && (amountOf(second) ?? 0) * second.unit.size < first.unit.size;
}

/** Half of the last decimal of a weight, in grams; whole pounds next to ounces are not rounded. */
function roundingOf(cell: MeasuredCell): number {
  const decimals = /\.(\d+)$/.exec(cell.text)?.[1]?.length ?? 0;
  if (decimals === 0) return 0;
  const half = { ...cell, text: String(0.5 * 10 ** -decimals), hasPoints: true };
  return sizeOf(half, 'cm/kg');
}

/** A length in the unit of its row; an ambiguous one keeps its own unit. */
export function convertedLength(cell: MeasuredCell, written: string, system: UnitSystem): string {
  const amount = amountOf(cell);
  if (amount === undefined) return withUnit(written, cell.unit!);
  return rounded(sizeOf(cell, system) / mainUnitSize.length[system], cell.source.field.number?.decimals ?? 2);
}

/**
 * Whether a cell must be rewritten in a row of this system because its unit differs from its field's or is written in
 * it.
 */
export function isForeign({ source, unit, isWritten }: MeasuredCell, system: UnitSystem): boolean {
  if (!unit) return false;
  if (isWritten) return true;
  return unit.system !== system || unit.size !== (source.isMinor ? 1 : mainUnitSize[source.of][system]);
}

/** A text that ends with a digit has no unit of its own. */
export function withUnit(text: string, unit: MeasureUnit): string {
  return /\d$/.test(text) ? `${text} ${unit.symbol}` : text;
}
