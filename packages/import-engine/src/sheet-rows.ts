import { scientificCells } from './mark-scientific.ts';
import type { OpenTable } from './read-steps.ts';
import { firstSurplusColumn, type Sheet } from './sheet.ts';
import { surplusCells, type SurplusCells } from './surplus-cells.ts';

/**
 * Some rows of a table that is being read, under headings that are known from its head.
 *
 * @param key heading of the column that is filled where a record starts, in an import whose rows belong together
 */
export function sheetRows(
  { table, delimiter }: OpenTable,
  { headings, columnNumbers }: Pick<Sheet, 'headings' | 'columnNumbers'>,
  [from, to]: readonly [from: number, to: number],
  key: string | undefined,
): Sheet {
  const seen = table.recordCells(columnNumbers, from, to, key === undefined ? -1 : headings.indexOf(key));
  const warnings = [...seen.warnings, ...scientificCells(seen)];
  const first = firstSurplusColumn(headings, columnNumbers);
  const surplus = first === undefined ? undefined : surplusBehind(table, first, from, to);
  const rowCount = seen.rowNumbers.length;
  return { ...seen, headings, columnNumbers, warnings, rowCount, delimiter, surplus };
}

/** A column beyond the last heading may start far below the head of the file. */
function surplusBehind(table: OpenTable['table'], first: number, from: number, to: number): SurplusCells {
  const beyond = table.columnNumbers.filter((number) => number >= first);
  return surplusCells(first, table.peek(beyond, from, to).columns, beyond);
}
