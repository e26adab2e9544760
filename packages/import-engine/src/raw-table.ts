import type { CsvEncoding } from './csv-encoding.ts';

/** Something in the file that was read but may not be what its author meant. */
export interface CellWarning {
  /**
   * `scientific`: the spreadsheet has turned a long number to scientific notation, digits may be lost. `long-number`: a
   * number of more than 15 digits, of which a spreadsheet keeps 15. `unclosed-quote`: a quote that nothing closes.
   */
  code: 'scientific' | 'long-number' | 'unclosed-quote';
  /** The row as a spreadsheet numbers it, from 1. */
  rowNumber: number;
  /** Index into the table's columns. */
  column: number;
}

/**
 * A sheet as it lies in the file, before it is known which row holds the headings. Blank rows and blank columns are left
 * out, so a wrong used range costs nothing; `rowNumbers` and `columnNumbers` say where things stood.
 */
export interface RawTable {
  kind: 'csv' | 'xlsx' | 'xls';
  /** Names of the workbook's visible sheets; of a CSV none. */
  sheets: string[];
  /** The sheet that was read; of a CSV ''. */
  sheet: string;
  /** Of a CSV only. */
  encoding?: CsvEncoding;
  /** Of a CSV only. */
  delimiter?: string;
  columns: string[][];
  rowCount: number;
  /** Per row its number in the file, from 1. */
  rowNumbers: Uint32Array;
  /** Per column its number in the file, from 0. */
  columnNumbers: Uint32Array;
  /** False when reading stopped at `maxRows`. */
  complete: boolean;
  /** The first thousand. */
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
