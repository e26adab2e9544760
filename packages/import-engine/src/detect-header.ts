import type { ImportDefinition } from '@lading/contracts/imports';
import { looksLikeData } from './data-like-row.ts';
import { comparedForm, headingForm } from './heading-form.ts';
import { groupedHeadings, withoutGroup } from './header-rows.ts';
import type { RawTable } from './raw-table.ts';
import { knownForms } from './known-forms.ts';
import { otherNamesOf } from './other-names.ts';

/** The field that a heading names, if any. */
type FieldOf = (heading: string) => string | undefined;

/** Rows searched: a longer preamble is a table of its own. */
const rowsSearched = 40;

/**
 * Finds the header row, even under a preamble of titles, dates and remarks. With a definition, known headings count
 * most; without one, a row of distinct texts above rows that fill the same columns wins. Of two header rows with
 * merged cells it is the lower one (see `headingsAt`).
 *
 * @returns the row's number in the file, from 1; 0 when no row can be the header, as all look like data
 */
export function detectHeader(table: RawTable, definition?: ImportDefinition): number {
  const fieldOf = definition ? fieldsOf(definition) : () => undefined;
  const rows = Math.min(rowsSearched, table.rowCount);
  const widest = Math.max(...Array.from({ length: rows }, (_, row) => cellsOf(table, row).length));
  let best = -1;
  let bestScore = 0;
  for (let row = 0; row < rows; row += 1) {
    const score = headerScore(table, row, widest, fieldOf);
    // A second header row, such as the machine names under the labels of a flat file, is closer to the data.
    const isNearer = best === row - 1 && score >= bestScore * 0.9 && score > 2;
    if (score > bestScore || isNearer) [best, bestScore] = [row, Math.max(score, bestScore)];
  }
  // Files exchanged between programs have no headings; their first row is data.
  if (definition && best !== -1 && looksLikeData(table, best, recognisedIn(headingsOf(table, best), fieldOf)))
    return 0;
  return table.rowNumbers[best] ?? 0;
}

/** Higher is likelier; 0 is impossible. Each known heading adds a point, the shape of the row at most two. */
function headerScore(table: RawTable, row: number, widest: number, fieldOf: FieldOf): number {
  const cells = headingsOf(table, row);
  const distinct = new Set(cells.map(headingForm).filter((form) => form !== ''));
  const numbers = cells.filter((cell) => /^[-+]?[\d.,/: %$€£¥-]+$/.test(cell.trim())).length;
  const long = cells.filter((cell) => cell.length > 80).length;
  if (distinct.size === 0 || numbers > cells.length / 2) return 0;
  const shape =
    (cells.length / widest) * (distinct.size / cells.length) * (1 - (numbers + long) / cells.length) * 2 -
    row * 0.02;
  return recognisedIn(cells, fieldOf) + Math.max(shape, 0.01);
}

/** The number of distinct fields that the cells name. */
function recognisedIn(cells: readonly string[], fieldOf: FieldOf): number {
  return new Set(cells.flatMap((heading) => fieldOf(heading) ?? fieldOf(withoutGroup(heading)) ?? [])).size;
}

function fieldsOf(definition: ImportDefinition): FieldOf {
  const known = knownForms(definition);
  const others = otherNamesOf(definition);
  return (heading) => known.get(comparedForm(heading))?.[0] ?? others.of(heading).keys().next().value;
}

const headingsOf = (table: RawTable, row: number): string[] =>
  groupedHeadings(table, row).filter((heading) => heading !== '');

function cellsOf(table: RawTable, row: number): string[] {
  return table.columns.flatMap((cells) =>
    cells[row] === undefined || cells[row].trim() === '' ? [] : [cells[row]],
  );
}
