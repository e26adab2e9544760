import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { headingForm } from './heading-form.ts';
import { importFaults } from './import-faults.ts';
import type { RawTable } from './raw-table.ts';
import { knownForms } from './known-forms.ts';

/** Rows searched: a preamble longer than this is a table of its own. */
const rowsSearched = 40;

/**
 * Finds the row that holds the headings, also under a preamble of titles, dates and remarks. With a definition, headings that it knows
 * count most; without one, a row of distinct texts above rows that fill the same columns wins.
 *
 * @returns the row's number in the file, from 1
 * @throws ImportFault `noHeader` when no row holds texts that can be headings
 */
export function detectHeader(table: RawTable, definition?: ImportDefinition): number {
  const known = definition ? knownForms(definition) : new Map<string, readonly string[]>();
  const rows = Math.min(rowsSearched, table.rowCount);
  const widest = Math.max(...Array.from({ length: rows }, (_, row) => cellsOf(table, row).length));
  let best: number | undefined;
  let bestScore = 0;
  for (let row = 0; row < rows; row += 1) {
    const score = headerScore(table, row, widest, known);
    // A second row of headings, such as the machine names under the labels of a flat file, is the nearer one to the data.
    const isNearer = best === row - 1 && score >= bestScore * 0.9 && score > 2;
    if (score > bestScore || isNearer) [best, bestScore] = [row, Math.max(score, bestScore)];
  }
  if (best === undefined) throw importFaults.noHeader();
  return table.rowNumbers[best]!;
}

/** Higher is likelier; 0 is impossible. Known headings weigh a point each, the shape of the row at most two. */
function headerScore(
  table: RawTable,
  row: number,
  widest: number,
  known: ReadonlyMap<string, readonly string[]>,
): number {
  const cells = cellsOf(table, row);
  const forms = cells.map(headingForm).filter((form) => form !== '');
  const distinct = new Set(forms);
  const numbers = cells.filter((cell) => /^[-+]?[\d.,/: %$€£¥-]+$/.test(cell.trim())).length;
  const long = cells.filter((cell) => cell.length > 80).length;
  if (distinct.size === 0 || numbers > cells.length / 2) return 0;
  const recognised = new Set([...distinct].flatMap((form) => known.get(form)?.[0] ?? [])).size;
  const shape =
    (cells.length / widest) * (distinct.size / cells.length) * (1 - (numbers + long) / cells.length) * 2 -
    row * 0.02;
  return recognised + Math.max(shape, 0.01);
}

function cellsOf(table: RawTable, row: number): string[] {
  return table.columns.flatMap((cells) =>
    cells[row] === undefined || cells[row].trim() === '' ? [] : [cells[row]],
  );
}
