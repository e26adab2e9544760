import type { ImportDefinition, MappingSuggestion } from '@lading/contracts/imports';
import { detectHeader } from './detect-header.ts';
import type { HiddenRows } from './hidden-rows.ts';
import { columnsOfSource } from './joined-columns.ts';
import { limits } from '@lading/contracts/core';
import type { RawTable } from './raw-table.ts';
import { recipeFor } from './recipes/find-recipe.ts';
import { toSheet, type Sheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** Sample rows that the mapping step shows next to the headings. */
const sampleRows = 5;
/** Rows offered as candidates for the header row. */
const topRowsTold = 20;
/** Characters shown of a candidate row. */
const topRowCharacters = 80;

/** What the first part of a file reveals (decision D8). */
export interface Analysis {
  /** Names of the workbook's visible sheets; empty for a CSV. */
  sheets: string[];
  /** The sheet that was read; '' for a CSV. */
  sheet: string;
  /** Other sheets that start with the same row, whose rows are not read; absent if there are none. See `sheetsAlike`. */
  sheetsAlike?: string[];
  /** Hidden sheets with a table, which are read only on request; absent if there are none. */
  hiddenSheets?: string[];
  /** Numbered as in a spreadsheet, from 1; 0 when no row holds headings and columns are named by their letters. */
  headerRow: number;
  /** The first rows that are not blank, abbreviated, to choose the header row from. */
  topRows: { rowNumber: number; text: string }[];
  /** For a CSV only. */
  encoding: string | null;
  /** For a CSV only: an excerpt that looks wrongly decoded. */
  garbled: string | null;
  /** For a CSV only: the character between its cells. */
  delimiter: string | null;
  /** For a CSV only: the character around cells that hold delimiters, '' for none. */
  quote: string | null;
  /** Hidden rows with cells, as far as the sheet has been read; absent if there are none. */
  hiddenRows?: HiddenRows;
  /** Columns that can be mapped. If there are too many: those that likely match a field, then the first of the rest. */
  headings: string[];
  /** Total number of columns in the sheet. */
  columnCount: number;
  /** Undefined while only the head has been read. */
  rowCount: number | undefined;
  /** Rows of texts, one per heading. */
  sample: string[][];
  /** Key of the recipe for files of this origin, '' if none is known or chosen; see `recipeFor`. */
  origin: string;
  /** By system field; empty without a definition. */
  suggestion: Record<string, MappingSuggestion>;
}

/** What is known about a file before it is analyzed. */
export interface KnownBefore {
  /** Without a definition, no mapping is suggested. */
  definition?: ImportDefinition | undefined;
  /** The header row if the user chose one, 0 for none; otherwise it is detected. */
  headerRow?: number | undefined;
  /** Where the file comes from, as it was chosen; see `recipeFor`. */
  origin?: string | undefined;
  /** See {@link suggestMapping}. */
  learned?: Readonly<Record<string, string>> | undefined;
}

/**
 * Analyzes a table, or the beginning of one, and suggests its mapping.
 *
 * @throws ImportFault `noHeader`, `tooManyRows`
 */
export function analyseTable(
  table: RawTable,
  { definition, headerRow = detectHeader(table, definition), origin, learned }: KnownBefore = {},
): { analysis: Analysis; sheet: Sheet } {
  const sheet = toSheet(table, headerRow);
  const recipe = definition && recipeFor(definition, sheet.headings, origin);
  const suggestion = definition
    ? suggestMapping(definition, { ...sheet, isWhole: table.complete }, learned, recipe)
    : {};
  const offered = columnsOffered(sheet.headings, suggestion);
  const analysis: Analysis = {
    sheets: table.sheets,
    sheet: table.sheet,
    ...(table.hiddenSheets && { hiddenSheets: [...table.hiddenSheets] }),
    headerRow,
    topRows: topRows(table),
    encoding: table.encoding ?? null,
    garbled: table.garbled ?? null,
    delimiter: table.delimiter ?? null,
    quote: table.quote ?? null,
    ...(table.hiddenRows && { hiddenRows: table.hiddenRows }),
    headings: offered.map((column) => sheet.headings[column]!),
    columnCount: sheet.headings.length,
    rowCount: table.complete ? sheet.rowCount : undefined,
    sample: Array.from({ length: Math.min(sampleRows, sheet.rowCount) }, (_, row) =>
      offered.map((column) => sheet.columns[column]![row]!),
    ),
    origin: recipe?.key ?? '',
    suggestion,
  };
  return { analysis, sheet };
}

/** The columns offered for mapping, in file order, up to the limit. */
function columnsOffered(headings: readonly string[], suggestion: Analysis['suggestion']): number[] {
  const { columns } = limits.importFile;
  const wanted = new Set(
    Object.values(suggestion).flatMap(({ clientField }) => columnsOfSource(clientField)),
  );
  let others = Math.max(0, columns - wanted.size);
  return headings.flatMap((heading, column) => {
    if (wanted.has(heading)) return [column];
    others -= 1;
    return others < 0 ? [] : [column];
  });
}

function topRows({ columns, rowNumbers, rowCount }: RawTable): Analysis['topRows'] {
  return Array.from({ length: Math.min(topRowsTold, rowCount) }, (_, row) => {
    let text = '';
    for (const cells of columns) {
      const cell = cells[row]!.replaceAll(/\s+/g, ' ').trim();
      if (cell !== '') text += text === '' ? cell : ` · ${cell}`;
      if (text.length > topRowCharacters) return { rowNumber: rowNumbers[row]!, text: `${cut(text)}…` };
    }
    return { rowNumber: rowNumbers[row]!, text };
  });
}

const cut = (text: string) => text.slice(0, topRowCharacters).toWellFormed().trim();
