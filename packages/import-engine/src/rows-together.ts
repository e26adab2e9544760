import type { ImportDefinition } from '@lading/contracts/imports';
import { DittoMarks } from './ditto-marks.ts';
import { columnsOfSource } from './joined-columns.ts';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';
import { codesAsShown } from './shown-codes.ts';
import { withSourceColumns } from './source-columns.ts';
import { withoutTextMark } from './text-mark.ts';
import { TotalRows } from './total-rows.ts';

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
  const found = orderOf(definition, sheet, mapping);
  if (!found) return undefined;
  const { order, ...asInFile } = found;
  return (from, to) => pickRows({ ...sheet, ...asInFile }, order.subarray(from, to));
}

/** The indices of all rows, those of each record together, and what only the order of the file tells. */
interface FoundOrder {
  order: Uint32Array;
  sums: ReadonlySet<number>;
  dittos: readonly CellWarning[];
}

/** Undefined if all rows stand together already. */
function orderOf(
  definition: ImportDefinition,
  sheet: Sheet,
  mapping: Readonly<Record<string, string>>,
): FoundOrder | undefined {
  const { grouping, uniqueBy } = definition;
  const { headings, columns, rowCount, rowNumbers } = sheet;
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
  const first = placesOf(rowCount, numbers, keys);
  if (!first.isApart) return undefined;
  const cells = fieldCells(definition, sheet, mapping);
  // They are sums of the rows above them as the file has them, and continue no record.
  const sums = new Set(first.hasOthers ? sumRows(definition, sheet, cells) : []);
  const { places } = sums.size > 0 ? placesOf(rowCount, numbers, keys, sums) : first;
  return {
    order: Uint32Array.from(places.keys()).sort((one, other) => places[one]! - places[other]! || one - other),
    sums: new Set(Array.from(sums, (row) => rowNumbers[row]!)),
    dittos: new DittoMarks(definition).find(filledUp(cells, rowCount), rowNumbers),
  };
}

type Cells = readonly string[];

/** Per row the place of its record; whether rows of a record stand apart, and whether rows have no number of their own. */
function placesOf(
  rowCount: number,
  numbers: readonly Cells[],
  keys: readonly Cells[],
  sums: ReadonlySet<number> = new Set(),
): { places: Uint32Array; isApart: boolean; hasOthers: boolean } {
  const placeOf = new Map<string, number>();
  const places = new Uint32Array(rowCount);
  let isApart = false;
  let hasOthers = false;
  let last = 0;
  let count = 0;
  for (let row = 0; row < rowCount; row += 1) {
    const isSum = sums.has(row);
    const isFurther = !isSum && numbers.every((cells) => cells[row]!.trim() === '');
    const isNumbered = !isSum && numbers.some((cells) => digit.test(cells[row]!));
    hasOthers ||= !isNumbered;
    if (!isFurther) {
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
  return { places, isApart, hasOthers };
}

/** Per field the cells of its column; undefined without one. */
function fieldCells(
  definition: ImportDefinition,
  file: Sheet,
  mapping: Readonly<Record<string, string>>,
): (Cells | undefined)[] {
  const sheet = withSourceColumns(file, mapping);
  const place = new Map(sheet.headings.map((heading, column) => [heading, column]));
  const filled = Uint32Array.from({ length: sheet.rowCount }, (_, row) => row);
  return definition.fields.map((field) => {
    const column = Object.hasOwn(mapping, field.key) ? place.get(mapping[field.key] ?? '') : undefined;
    if (column === undefined) return undefined;
    const cells = sheet.columns[column]!.map((cell) => withoutTextMark(field, cell.trim()));
    return codesAsShown(field, cells, { sheet, filled }, column);
  });
}

function filledUp(cells: readonly (Cells | undefined)[], rowCount: number): Cells[] {
  const blank = Array.from({ length: rowCount }, () => '');
  return cells.map((column) => column ?? blank);
}

/** The indices of the rows that hold only sums. */
function sumRows(
  definition: ImportDefinition,
  { columns, rowCount }: Sheet,
  cells: readonly (Cells | undefined)[],
): number[] {
  return new TotalRows(definition).find({
    columns: filledUp(cells, rowCount),
    rowCount,
    isFilled: cells.map((column) => column !== undefined),
    fileRow: (row) => columns.map((column) => column[row]!),
  });
}

/** A sheet of some of its rows. @param rows their indices, in any order */
function pickRows(sheet: Sheet, rows: Uint32Array): Sheet {
  const pick = <Cell>(cells: readonly Cell[]) => Array.from(rows, (row) => cells[row]!);
  const rowNumbers = rows.map((row) => sheet.rowNumbers[row]!);
  const picked = new Set(rowNumbers);
  const { surplus, shownAs, dittos } = sheet;
  return {
    ...sheet,
    columns: sheet.columns.map((cells) => pick(cells)),
    rowCount: rows.length,
    rowNumbers,
    warnings: sheet.warnings.filter(({ rowNumber }) => picked.has(rowNumber)),
    dittos: dittos?.filter(({ rowNumber }) => picked.has(rowNumber)),
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
