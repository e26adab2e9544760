import type { ImportDefinition } from '@lading/contracts/imports';
import { columnsOfSource } from './joined-columns.ts';
import type { Sheet } from './sheet.ts';

/** The number of a record has one; "Total" and a repeated heading have none and stay where they are. */
const digit = /\p{Nd}/u;

/**
 * Brings together the rows of each record of an import whose rows belong together: a file that is sorted by article or by day has the
 * lines of an order apart, and only a row right below its order continues it. Records keep the order of their first rows.
 *
 * @param sheet the whole file
 * @param mapping system field → heading
 * @returns the rows from one index up to another, in that order; undefined if all rows stand together already
 */
export function rowsTogether(
  definition: ImportDefinition,
  sheet: Sheet,
  mapping: Readonly<Record<string, string>>,
): ((from: number, to: number) => Sheet) | undefined {
  const order = orderOf(definition, sheet, mapping);
  return order && ((from, to) => pickRows(sheet, order.subarray(from, to)));
}

/** The indices of all rows, those of each record together; undefined if that changes nothing. */
function orderOf(
  { grouping, uniqueBy }: ImportDefinition,
  { headings, columns, rowCount }: Sheet,
  mapping: Readonly<Record<string, string>>,
): Uint32Array | undefined {
  const known = new Set(headings);
  const cellsBy = (key: string) =>
    Object.hasOwn(mapping, key)
      ? columnsOfSource(mapping[key]!, known).flatMap((heading) => {
          const cells = columns[headings.indexOf(heading)];
          return cells ? [cells] : [];
        })
      : [];
  const numbers = grouping ? cellsBy(grouping.by) : [];
  if (numbers.length === 0) return undefined;
  const keys = uniqueBy.flatMap(cellsBy);
  const placeOf = new Map<string, number>();
  const places = new Uint32Array(rowCount);
  let isApart = false;
  let last = 0;
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const isFurther = numbers.every((cells) => cells[row]!.trim() === '');
    if (!isFurther) {
      const isNumbered = numbers.some((cells) => digit.test(cells[row]!));
      const key = isNumbered ? JSON.stringify(keys.map((cells) => cells[row]!.trim())) : `${row}`;
      const before = placeOf.get(key);
      if (before === undefined) {
        count += 1;
        last = count;
        placeOf.set(key, count);
      } else {
        isApart ||= before !== last;
        last = before;
      }
    }
    places[row] = last;
  }
  if (!isApart) return undefined;
  return Uint32Array.from(places.keys()).sort((one, other) => places[one]! - places[other]! || one - other);
}

/** A sheet of some of its rows. @param rows their indices, in any order */
function pickRows(sheet: Sheet, rows: Uint32Array): Sheet {
  const pick = <Cell>(cells: readonly Cell[]) => Array.from(rows, (row) => cells[row]!);
  const rowNumbers = rows.map((row) => sheet.rowNumbers[row]!);
  const picked = new Set(rowNumbers);
  const { surplus, shownAs } = sheet;
  return {
    ...sheet,
    columns: sheet.columns.map((cells) => pick(cells)),
    rowCount: rows.length,
    rowNumbers,
    warnings: sheet.warnings.filter(({ rowNumber }) => picked.has(rowNumber)),
    surplus: surplus && {
      from: surplus.from,
      rows: new Map(
        Array.from(rows).flatMap((row, at) => {
          const cells = surplus.rows.get(row);
          return cells ? [[at, cells] as const] : [];
        }),
      ),
    },
    shownAs: shownAs && new Map(Array.from(shownAs, ([column, formats]) => [column, pick(formats)] as const)),
  };
}
