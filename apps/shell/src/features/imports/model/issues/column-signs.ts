import type { ImportDefinition } from '@lading/contracts/imports';
import type { GridStore } from '@lading/data-grid';
import type { FixReading } from '@lading/import-engine/fixes/cell-fix';

/** Number of rows searched for evidence. */
const rowsLookedAt = 10_000;
/**
 * A point that cannot separate thousands: not followed by three digits, after more than three digits or a zero, or after commas
 * that do.
 */
export const pointSign = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d+\.(?:\d{1,2}|\d{4,})$|^(?:0+|\d{4,})?\.\d+$/;
/** The same for a comma. */
export const commaSign = /^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,(?:\d{1,2}|\d{4,})$|^(?:0+|\d{4,})?,\d+$/;
const numberedDay = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const months = 12;
/** Two-digit years that may come first. */
const mayBeYear = (number: number): boolean => number >= 15 && number <= 39;

/** What a cell shows about the other cells of its column. */
function signOf(text: string, isDay: boolean): FixReading | undefined {
  if (!isDay) return pointSign.test(text) ? 'point' : commaSign.test(text) ? 'comma' : undefined;
  const [, one, , two, year = ''] = numberedDay.exec(text) ?? [];
  const [first, second] = [Number(one), Number(two)];
  if (!one || first === 0 || second === 0 || (year.length === 2 && mayBeYear(first))) return undefined;
  if (first > months && second <= months) return 'day-first';
  return second > months && first <= months ? 'month-first' : undefined;
}

/**
 * How to read the ambiguous cells of a column, judged by its other cells: "13/04/2026" shows that "03/04/2026" has the day first,
 * and "12,50" shows what "1,234" means. Undefined without evidence, or if it is contradictory. Evidence is kept, since a fix may
 * have changed the cell.
 */
export function columnSigns(
  store: Pick<GridStore, 'value' | 'getSnapshot'>,
  { fields }: Pick<ImportDefinition, 'fields'>,
): (key: string) => FixReading | undefined {
  const kinds = new Map(
    fields.flatMap(({ key, editor, format }) => {
      const isDay = format === 'date-time' || format === 'day';
      return isDay || editor === 'number' ? [[key, isDay] as const] : [];
    }),
  );
  const looked = new Map<string, number>();
  const shown = new Map<string, Set<FixReading>>();
  return (key) => {
    const isDay = kinds.get(key);
    if (isDay === undefined) return undefined;
    const signs = shown.get(key) ?? new Set<FixReading>();
    shown.set(key, signs);
    const end = Math.min(store.getSnapshot().rowCount, rowsLookedAt);
    for (let row = looked.get(key) ?? 0; row < end && signs.size < 2; row += 1) {
      const sign = signOf(store.value(row, key).trim(), isDay);
      if (sign) signs.add(sign);
    }
    looked.set(key, end);
    const [only] = signs;
    return signs.size === 1 ? only : undefined;
  };
}
