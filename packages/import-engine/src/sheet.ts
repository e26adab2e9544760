import { isErrorHeading } from './error-heading.ts';
import { importFaults } from './import-faults.ts';
import { columnLetters, type CellWarning, type RawTable } from './raw-table.ts';
import { limits } from '@lading/contracts/limits';

/** A sheet with its headings, by columns: never an array of row objects, which would cost ten times the memory. */
export interface Sheet {
  /** No two alike; a column without a heading is named after its letter. */
  headings: string[];
  /** One per heading, all of `rowCount` texts. */
  columns: string[][];
  /** Per heading the column's number in the file, from 0. */
  columnNumbers: Uint32Array;
  rowCount: number;
  /** Per row its number in the file as a spreadsheet shows it, from 1. */
  rowNumbers: Uint32Array;
  warnings: CellWarning[];
}

/**
 * Takes the headings from a row of the table; what stands above is preamble, what stands below is data.
 *
 * @param headerRow the row's number in the file, from 1; see `detectHeader`
 * @throws ImportFault `noHeader` when there is no such row, `tooManyRows`
 */
export function toSheet(
  table: RawTable,
  headerRow: number,
  rowsAllowed: number = limits.importFile.rows,
): Sheet {
  const at = table.rowNumbers.indexOf(headerRow);
  if (at === -1) throw importFaults.noHeader();
  const first = at + 1;
  if (table.rowCount - first > rowsAllowed) throw importFaults.tooManyRows(rowsAllowed);
  const kept = table.columns.flatMap((cells, column) => {
    const heading = cells[at]!.trim();
    // In front of a file of errors that comes back stand our own explanations.
    if (table.columnNumbers[column] === 0 && isErrorHeading(heading)) return [];
    const hasHeading = heading !== '';
    return hasHeading || cells.some((cell, row) => row >= first && cell !== '') ? [column] : [];
  });
  const place = new Map(kept.map((column, index) => [column, index]));
  return {
    headings: uniqueHeadings(kept.map((column) => headingOf(table, column, at))),
    columns: kept.map((column) => table.columns[column]!.slice(first)),
    columnNumbers: Uint32Array.from(kept, (column) => table.columnNumbers[column]!),
    rowCount: table.rowCount - first,
    rowNumbers: table.rowNumbers.slice(first),
    warnings: table.warnings.flatMap((warning) => {
      const column = place.get(warning.column);
      return column === undefined || warning.rowNumber <= headerRow ? [] : [{ ...warning, column }];
    }),
  };
}

function headingOf(table: RawTable, column: number, row: number): string {
  const heading = table.columns[column]![row]!.replaceAll(/\s+/g, ' ').trim();
  return heading === '' ? `Column ${columnLetters(table.columnNumbers[column]!)}` : heading;
}

/** A mapping names columns by heading, so a heading that comes again gets a number: "Price", "Price (2)". */
function uniqueHeadings(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    let name = heading;
    for (let number = 2; taken.has(name); number += 1) name = `${heading} (${number})`;
    taken.add(name);
    return name;
  });
}
