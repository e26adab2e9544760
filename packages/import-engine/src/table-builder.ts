import { ColumnFormats } from './column-formats.ts';
import { withHidden, type HiddenRows } from './hidden-rows.ts';
import { importFaults } from './import-faults.ts';
import { fillSpan, isHeadingGroup, mergedTexts } from './merged-cells.ts';
import type { MergedRange, MergedRows, MergedText } from './merged-cells.ts';
import type { CellWarning, RawTable } from './raw-table.ts';
import type { CellSink } from './csv-scanner.ts';
import type { NumberStyle } from './number-formats.ts';
import type { ReadOptions, ReadTerms } from './read-options.ts';
import { mayBeBlank, storable } from './storable-text.ts';
import { warningsOfRows } from './warnings-of-rows.ts';

/** Preamble and header rows allowed above the data rows. */
const headRowsAllowed = 100;
const distinctTextsKnown = 512;
/** What a table reports about the formats of its cells, and about its rows. */
type Formats = 'unitColumns' | 'decimalColumns' | 'foreignColumns' | 'shownAs';
type OfRows = 'columns' | 'rowNumbers' | 'warnings' | Formats;
/** The maximum of spreadsheet programs. */
const columnsKept = 16_384;
/** Factor and floor: texts of a sheet larger than this many times the file's size count as a zip bomb. */
const charactersFloor = 256 * 1024 * 1024;

/** Collects the cells of a sheet into columns, in file order, and enforces the limits. */
export class TableBuilder implements CellSink {
  readonly #columns: (string[] | undefined)[] = [];
  readonly #rowNumbers: number[] = [];
  readonly #warnings: CellWarning[] = [];
  readonly #formats = new ColumnFormats();
  #hiddenRows: HiddenRows = { count: 0, first: [] };
  /** Merged cells whose text applies where a record starts; see {@link recordCells}. */
  #merged: readonly MergedText[] = [];
  #columnCount = 0;
  #characters = 0;
  #rowNumber = 0;
  #rowIsOpen = false;
  /** Whether row numbers differ from those in the file, which merged cells refer to. */
  #isRenumbered = false;
  /** The first distinct texts of each column; null once there are too many to be useful. */
  readonly #known: (Map<string, string> | null)[] = [];
  readonly #terms: ReadTerms;
  readonly #charactersAllowed: number;

  /** `fileBytes`: size of the file, which limits the size of all texts. */
  constructor(terms: ReadTerms, fileBytes: number) {
    this.#terms = terms;
    this.#charactersAllowed = Math.max(charactersFloor, fileBytes * terms.limits.unzipRatio);
  }

  /** Number of rows so far that are not blank. */
  get rows(): number {
    return this.#rowNumbers.length;
  }

  /** Whether the requested number of rows was read. The last of them may still be incomplete. */
  get isFull(): boolean {
    return this.#rowNumbers.length >= this.#terms.maxRows;
  }

  /** Number of completely read rows, while reading continues. */
  get closedRows(): number {
    return Math.max(0, this.#rowNumbers.length - 1);
  }

  /** A range of the rows so far, in the columns with the given numbers; columns without cells yield empty texts. */
  peek(columnNumbers: Iterable<number>, from: number, to: number): Pick<RawTable, OfRows> {
    const rowNumbers = Uint32Array.from(this.#rowNumbers.slice(from, to));
    const columns = Array.from(columnNumbers, (column) => {
      const cells = this.#columns[column]?.slice(from, to) ?? [];
      while (cells.length < rowNumbers.length) cells.push('');
      return cells;
    });
    const place = new Map(Array.from(columnNumbers, (column, index) => [column, index]));
    const [first = 1, last = 0] = [rowNumbers[0], rowNumbers.at(-1)];
    const warnings = warningsOfRows(this.#warnings, first, last).flatMap((warning) => {
      const column = place.get(warning.column);
      return column === undefined ? [] : [{ ...warning, column }];
    });
    return { columns, rowNumbers, ...this.#formats.at(place, from, to), warnings };
  }

  /** The numbers of the columns that have cells so far, ascending. */
  get columnNumbers(): Uint32Array {
    return Uint32Array.from(this.#columns.flatMap((cells, column) => (cells === undefined ? [] : [column])));
  }

  /** The number of a row in the file, from 1. */
  rowNumberAt(row: number): number | undefined {
    return this.#rowNumbers[row];
  }

  /** The hidden rows; empty if there are none. */
  get hidden(): { hiddenRows?: HiddenRows } {
    return this.#hiddenRows.count > 0 ? { hiddenRows: this.#hiddenRows } : {};
  }

  /** Records that the sheet hides a row with cells. */
  noteHidden(rowNumber: number): void {
    this.#hiddenRows = withHidden(this.#hiddenRows, rowNumber);
  }

  /**
   * Starts a row, numbered from 1. If a row with cells already has this number or a higher one, the next free number is used, so
   * that no row is lost.
   *
   * @returns the number of the row
   */
  startRow(rowNumber: number): number {
    const last = this.#rowNumbers.at(-1) ?? 0;
    this.#isRenumbered ||= rowNumber <= last;
    this.#rowNumber = Math.max(rowNumber, last + 1);
    this.#rowIsOpen = false;
    return this.#rowNumber;
  }

  /**
   * Adds a text to the current row; blank texts are ignored. A text over the limit is cut one character beyond it, so
   * that a field which uses it reports the error and other cells are unaffected.
   */
  cell(column: number, raw: string): void {
    if (raw === '') return;
    const known = this.#known[column]?.get(raw);
    const value = known ?? storable(raw, this.#terms.limits.cellCharacters);
    if (this.put(column, value) && known === undefined) this.#remember(column, value);
  }

  /** Like {@link cell}, for a storable text shared by several cells. False if it is blank. */
  put(column: number, value: string): boolean {
    if (value === '' || (mayBeBlank(value.charCodeAt(0)) && value.trim() === '')) return false;
    this.#characters += value.length;
    if (this.#characters > this.#charactersAllowed) throw importFaults.zipBomb(this.#terms.limits.unzipRatio);
    if (!this.#rowIsOpen) this.#openRow();
    const row = this.#rowNumbers.length - 1;
    const cells = this.#columns[column] ?? this.#openColumn(column);
    while (cells.length < row) cells.push('');
    if (cells.length === row) cells.push(value);
    else cells[row] = value;
    return true;
  }

  /** Adds the text of a number, and its format if the sheet displays it differently; see `shownFormat`. */
  number(column: number, text: string, shown: string | undefined): void {
    this.cell(column, text);
    if (shown === undefined || !this.#rowIsOpen) return;
    this.#formats.noteShown(shown, this.#rowNumbers.length - 1, column);
  }

  /** Adds a warning for a cell of the current row. */
  warn(code: CellWarning['code'], column: number): void {
    this.#warnings.push({ code, rowNumber: this.#rowNumber, column });
  }

  /** Records what the number format of a cell adds to its number. */
  noteFormat({ kind, isForeignMoney }: NumberStyle, column: number): void {
    this.#formats.note(kind, column);
    if (isForeignMoney) this.#formats.noteForeign(column);
  }

  /** See `isHeadingGroup` of merged cells; requires that all rows were read. */
  isHeadingGroup(range: MergedRange): boolean {
    return isHeadingGroup({ columns: this.#columns, rowNumbers: this.#rowNumbers }, range);
  }

  /** Copies the text of merged cells to the rows that share them, once all rows are read. Blank rows are not added. */
  fillMerged(spans: readonly MergedRows[], rows: NonNullable<ReadOptions['fillsMerged']>): void {
    if (this.#isRenumbered) return;
    const texts = mergedTexts({ columns: this.#columns, rowNumbers: this.#rowNumbers }, spans);
    if (rows === 'of-records') this.#merged = texts;
    else for (const text of texts) fillSpan(this.#columns[text.column]!, this.#rowNumbers, text);
  }

  /**
   * Some rows as returned by {@link peek}, with the texts of merged cells where a record starts.
   *
   * @param key index of the column that is filled there; -1 for none
   */
  recordCells(columnNumbers: Uint32Array, from: number, to: number, key: number): Pick<RawTable, OfRows> {
    const seen = this.peek(columnNumbers, from, to);
    const keys = seen.columns[key];
    const texts = this.#merged;
    for (const text of keys ? texts : []) {
      const cells = seen.columns[columnNumbers.indexOf(text.column)];
      if (cells && cells !== keys) fillSpan(cells, seen.rowNumbers, text, (row) => keys![row]!.trim() !== '');
    }
    return seen;
  }

  /** The finished columns, all of the same length. */
  finish(
    complete: boolean,
  ): Pick<RawTable, OfRows | 'rowCount' | 'columnNumbers' | 'complete' | 'hiddenRows'> {
    const rowCount = this.#rowNumbers.length;
    const { columnNumbers } = this;
    const place = new Map(Array.from(columnNumbers, (column, index) => [column, index]));
    const columns = this.#columns.filter((cells) => cells !== undefined);
    for (const cells of columns) while (cells.length < rowCount) cells.push('');
    const warnings = this.#warnings.flatMap((warning) => {
      const column = place.get(warning.column);
      return column === undefined ? [] : [{ ...warning, column }];
    });
    return {
      columns,
      rowCount,
      rowNumbers: Uint32Array.from(this.#rowNumbers),
      columnNumbers,
      complete,
      ...this.#formats.at(place, 0, rowCount),
      ...this.hidden,
      warnings,
    };
  }

  /** Unit and flag columns repeat a few texts a hundred thousand times: keep one copy of each, and clean it once. */
  #remember(column: number, value: string): void {
    const known = this.#known[column];
    if (!known) return;
    if (known.size < distinctTextsKnown) known.set(value, value);
    else this.#known[column] = null;
  }

  #openRow(): void {
    if (this.#rowNumbers.length >= this.#terms.limits.rows + headRowsAllowed)
      throw importFaults.tooManyRows(this.#terms.limits.rows);
    this.#rowNumbers.push(this.#rowNumber);
    this.#rowIsOpen = true;
    this.#checkCells();
  }

  /** Excess columns do no harm as long as the total size stays within the allowed rows times columns. */
  #checkCells(): void {
    const { rows, columns } = this.#terms.limits;
    const cells = (rows + headRowsAllowed) * columns;
    if (this.#columnCount > columns && this.#columnCount * this.#rowNumbers.length > cells)
      throw importFaults.tooManyCells(cells);
  }

  #openColumn(column: number): string[] {
    this.#columnCount += 1;
    if (this.#columnCount > columnsKept) throw importFaults.tooManyColumns(columnsKept);
    this.#checkCells();
    const cells: string[] = [];
    this.#columns[column] = cells;
    this.#known[column] = new Map();
    return cells;
  }
}
