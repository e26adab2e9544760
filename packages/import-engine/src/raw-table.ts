import type { CsvDialect } from './csv-scanner.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import type { HiddenRows } from './hidden-rows.ts';

/** Something that was read but may not be what the author meant. */
export interface CellWarning {
  /**
   * `scientific`: the spreadsheet turned a long number into scientific notation, digits may be lost. `long-number`: a
   * number of more than 15 digits, of which a spreadsheet keeps 15. `unclosed-quote`: a quote that is never closed.
   * `formula-zero`: a formula whose saved result is 0, which programs write that do not calculate (decision D26).
   * `surplus-cells`: text beyond the last heading. `total-row`: a row that holds only sums. `heading-row`: a row that
   * repeats or explains the headings, or belongs to a printed page. `section-row`: a row that names the group of those below it. `other-table`: a row of a further table in
   * the sheet. `ditto-mark`: a cell that stands for the one above. `other-record`: a row without a key differs from the record above. `unit-conflict`: two sources name
   * different units (decision D25). `unit-missing`: a row names no unit, while others do. `foreign-money`: an amount that the file gives in another currency than its field.
   * `lost-character`, `garbled-text`: see `garbledWarnings`. `masked-text`: see `incompleteWarnings`. The others see `Suspicion`.
   */
  code:
    | 'scientific'
    | 'long-number'
    | 'unclosed-quote'
    | 'formula-zero'
    | 'surplus-cells'
    | 'total-row'
    | 'heading-row'
    | 'section-row'
    | 'other-table'
    | 'ditto-mark'
    | 'other-record'
    | 'unit-conflict'
    | 'unit-missing'
    | 'date-code'
    | 'code-separators'
    | 'lost-zero'
    | 'unknown-state'
    | 'zip-digits'
    | 'foreign-money'
    | 'lost-character'
    | 'masked-text'
    | 'garbled-text';
  /** The row as a spreadsheet numbers it, from 1. */
  rowNumber: number;
  /** Index into the table's columns. */
  column: number;
  /** Values by field key that fix the row, if known. */
  edits?: Readonly<Record<string, string>>;
}

/** Index of a column → per row the format of the cell, where the sheet shows it in another way than it is read. */
export type ShownFormats = ReadonlyMap<number, readonly (string | undefined)[]>;

/**
 * A sheet as it is in the file, before the header row is known. Blank rows and columns are skipped, so a wrong used
 * range costs nothing; `rowNumbers` and `columnNumbers` hold the original positions. For a CSV it includes the
 * dialect.
 */
export interface RawTable extends Partial<CsvDialect> {
  kind: 'csv' | 'xlsx' | 'xls' | 'html' | 'xml';
  /** Names of the workbook's visible sheets; empty for a CSV. */
  sheets: string[];
  /** The sheet that was read; '' for a CSV. */
  sheet: string;
  /** For a CSV only. */
  encoding?: CsvEncoding;
  /** For a CSV only: text that looks wrongly decoded. */
  garbled?: string;
  /** See `OpenTable.hiddenSheets`. */
  hiddenSheets?: readonly string[];
  /** See `OpenTable.alike`. */
  alike?: readonly string[];
  columns: string[][];
  rowCount: number;
  /** Per row its number in the file, from 1. */
  rowNumbers: Uint32Array;
  /** Per column its number in the file, from 0. */
  columnNumbers: Uint32Array;
  /** Indices of columns whose number formats name the unit: their texts have it after the number, as displayed. */
  unitColumns?: number[];
  /** Indices of columns in which number formats show decimals: 1.1 in the format `0.00` is the text 1.10. */
  decimalColumns?: number[];
  /** Indices of columns whose number formats show a currency other than the US dollar. */
  foreignColumns?: number[];
  /** By column index, then row: formats of cells that the sheet displays differently from the value read; see `shownText`. */
  shownAs?: ShownFormats;
  /** See `OpenTable.hiddenColumns`. */
  hiddenColumns?: ReadonlySet<number>;
  /** Rows with cells that the sheet hides, if there are any. */
  hiddenRows?: HiddenRows;
  /** False when reading stopped at `maxRows`. */
  complete: boolean;
  /** Every one of the file, by row. */
  warnings: CellWarning[];
}

/** A column's name in a spreadsheet: 0 is A, 26 is AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
