import { firstDataRow, headingsAt } from './header-rows.ts';
import { isErrorHeading } from './error-heading.ts';
import { importFaults } from './import-faults.ts';
import { columnLetters, type CellWarning, type RawTable, type ShownFormats } from './raw-table.ts';
import { surplusCells, type SurplusCells } from './surplus-cells.ts';
import { limits } from '@lading/contracts/core';

/** A sheet with its headings, by columns: never an array of row objects, which would cost ten times the memory. */
export interface Sheet {
  /** Distinct headings; a column without one is named after its letter. */
  headings: string[];
  /** One per heading, each with `rowCount` texts. */
  columns: string[][];
  /** Per heading the column's number in the file, from 0. */
  columnNumbers: Uint32Array;
  rowCount: number;
  /** Per row its number in the file as a spreadsheet shows it, from 1. */
  rowNumbers: Uint32Array;
  /** Indices of columns in which number formats name the unit; see `RawTable.unitColumns`. */
  unitColumns?: number[];
  /** Indices of columns in which number formats show decimals; see `RawTable.decimalColumns`. */
  decimalColumns?: number[];
  /** Indices of columns in which number formats show another currency; see `RawTable.foreignColumns`. */
  foreignColumns?: number[];
  /** Cells that the sheet displays differently from the value read; see `RawTable.shownAs`. */
  shownAs?: ShownFormats | undefined;
  /** Texts beyond the last heading, if any. */
  surplus?: SurplusCells | undefined;
  /** Numbers in the file of the rows that are known to hold only sums, where the rows do not stand as in the file. */
  sums?: ReadonlySet<number> | undefined;
  /** Warnings of the cells that stand for the one above, where the rows do not stand as in the file. */
  dittos?: readonly CellWarning[] | undefined;
  /** For a CSV only: the character between its cells. */
  delimiter?: string | undefined;
  warnings: CellWarning[];
}

/**
 * Takes the headings from a row of the table, and from the row above if that groups them; rows above are preamble,
 * rows below are data.
 *
 * @param headerRow the row's number in the file, from 1; 0 when all rows are data and columns are named by letters;
 * see `detectHeader`
 * @throws ImportFault `noHeader` when there is no such row or it is blank, `tooManyRows`
 */
export function toSheet(
  table: RawTable,
  headerRow: number,
  rowsAllowed: number = limits.importFile.rows,
): Sheet {
  const at = table.rowNumbers.indexOf(headerRow);
  if (at === -1 && headerRow !== 0) throw importFaults.noHeader(headerRow);
  const first = firstDataRow(table, at);
  if (table.rowCount - first > rowsAllowed) throw importFaults.tooManyRows(rowsAllowed);
  const headings = headingsAt(table, at);
  const kept = keptColumns(table, headings, first);
  const place = new Map(kept.map((column, index) => [column, index]));
  const placesOf = (columns: readonly number[] = []) => columns.flatMap((column) => place.get(column) ?? []);
  const names = namesOf(table, kept, headings);
  const columns = kept.map((column) => table.columns[column]!.slice(first));
  const columnNumbers = Uint32Array.from(kept, (column) => table.columnNumbers[column]!);
  const beyond = firstSurplusColumn(names, columnNumbers);
  return {
    headings: names,
    columns,
    columnNumbers,
    delimiter: table.delimiter,
    surplus: beyond === undefined ? undefined : surplusCells(beyond, columns, columnNumbers),
    rowCount: table.rowCount - first,
    rowNumbers: table.rowNumbers.slice(first),
    unitColumns: placesOf(table.unitColumns),
    decimalColumns: placesOf(table.decimalColumns),
    foreignColumns: placesOf(table.foreignColumns),
    shownAs:
      table.shownAs &&
      new Map(
        [...table.shownAs].flatMap(([column, formats]) => {
          const index = place.get(column);
          return index === undefined ? [] : [[index, formats.slice(first)] as const];
        }),
      ),
    warnings: table.warnings.flatMap((warning) => {
      const column = place.get(warning.column);
      return column === undefined || warning.rowNumber <= headerRow ? [] : [{ ...warning, column }];
    }),
  };
}

/** The columns with a heading or a text below it. */
function keptColumns(table: RawTable, headings: readonly string[], first: number): number[] {
  return table.columns.flatMap((cells, column) => {
    const heading = headings[column]!;
    // A corrected error workbook starts with our own explanations.
    if (table.columnNumbers[column] === 0 && isErrorHeading(heading)) return [];
    const hasHeading = heading !== '';
    return hasHeading || cells.some((cell, row) => row >= first && cell !== '') ? [column] : [];
  });
}

/** Distinct names of columns: by heading, otherwise by letters. */
function namesOf(table: RawTable, kept: readonly number[], headings: readonly string[]): string[] {
  return uniqueHeadings(
    kept.map((column) => headings[column] || `Column ${columnLetters(table.columnNumbers[column]!)}`),
    (index) => {
      const number = table.columnNumbers[kept[index]!]!;
      return table.hiddenColumns?.has(number) ? columnLetters(number) : undefined;
    },
  );
}

const lettered = /^Column ([A-Z]{1,3})$/;

/** The letters of a column without a heading, from the name that {@link toSheet} gives it; undefined for a heading. */
export function lettersOfColumn(name: string): string | undefined {
  return lettered.exec(name)?.[1];
}

/** The number in the file of the first column beyond the last heading; undefined if no column has a heading. */
export function firstSurplusColumn(
  headings: readonly string[],
  columnNumbers: Uint32Array,
): number | undefined {
  const last = headings.findLastIndex((heading) => lettersOfColumn(heading) === undefined);
  return last === -1 ? undefined : columnNumbers[last]! + 1;
}

/**
 * A mapping names columns by heading, so a repeated heading gets a number: "Price", "Price (2)". One that the sheet hides leaves the heading and
 * the numbers to those that are seen, and gets its letters: a mapping that was saved with "Price (2)" never means a hidden column.
 *
 * @param hiddenLetters the letters of a column that the sheet hides
 */
function uniqueHeadings(
  headings: readonly string[],
  hiddenLetters: (index: number) => string | undefined,
): string[] {
  const taken = new Set<string>();
  /** The last number given to each heading: counting from 2 each time would be quadratic in the number of repetitions. */
  const numbers = new Map<string, number>();
  const names = [...headings];
  const take = (index: number, letters?: string) => {
    const heading = headings[index]!;
    let name = letters !== undefined && taken.has(heading) ? `${heading} (${letters}:${letters})` : heading;
    let number = numbers.get(heading) ?? 2;
    for (; taken.has(name); number += 1) name = `${heading} (${number})`;
    numbers.set(heading, number);
    taken.add(name);
    names[index] = name;
  };
  const letters = headings.map((_, index) => hiddenLetters(index));
  letters.forEach((own, index) => own === undefined && take(index));
  letters.forEach((own, index) => own !== undefined && take(index, own));
  return names;
}

/** A heading as the file has it, without what {@link toSheet} added to tell repeated ones apart. */
export const withoutRepeat = (name: string): string =>
  name.replace(/ \((?:\d+|[A-Z]{1,3}:[A-Z]{1,3})\)$/, '');
