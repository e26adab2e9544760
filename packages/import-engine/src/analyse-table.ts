import type { MappingSuggestion } from '@lading/contracts/entities/analysed-file';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { detectHeader } from './detect-header.ts';
import type { RawTable } from './raw-table.ts';
import { toSheet, type Sheet } from './sheet.ts';
import { suggestMapping } from './suggest-mapping.ts';

/** Rows that the mapping step shows beside the headings. */
const sampleRows = 5;

/** What the head of a file tells (decision D8). */
export interface Analysis {
  /** Names of the workbook's visible sheets; of a CSV none. */
  sheets: string[];
  /** The sheet that was read; of a CSV ''. */
  sheet: string;
  /** As a spreadsheet numbers it, from 1. */
  headerRow: number;
  /** Of a CSV only. */
  encoding: string | null;
  headings: string[];
  /** Undefined while only the head has been read. */
  rowCount: number | undefined;
  /** Rows of texts, one per heading. */
  sample: string[][];
  /** By system field; without a definition empty. */
  suggestion: Record<string, MappingSuggestion>;
}

/** What is known of a file before it is analysed. */
export interface KnownBefore {
  /** Without one nothing is suggested. */
  definition?: ImportDefinition | undefined;
  /** The row of the headings where it was told; otherwise it is found. */
  headerRow?: number | undefined;
  /** See {@link suggestMapping}. */
  learned?: Readonly<Record<string, string>> | undefined;
}

/**
 * Tells what is in a table, or in the head of one, and suggests its mapping.
 *
 * @throws ImportFault `noHeader`, `tooManyRows`
 */
export function analyseTable(
  table: RawTable,
  { definition, headerRow = detectHeader(table, definition), learned }: KnownBefore = {},
): { analysis: Analysis; sheet: Sheet } {
  const sheet = toSheet(table, headerRow);
  const analysis: Analysis = {
    sheets: table.sheets,
    sheet: table.sheet,
    headerRow,
    encoding: table.encoding ?? null,
    headings: sheet.headings,
    rowCount: table.complete ? sheet.rowCount : undefined,
    sample: Array.from({ length: Math.min(sampleRows, sheet.rowCount) }, (_, row) =>
      sheet.columns.map((cells) => cells[row]!),
    ),
    suggestion: definition ? suggestMapping(definition, sheet, learned) : {},
  };
  return { analysis, sheet };
}
