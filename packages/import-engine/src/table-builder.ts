import { importFaults } from './import-faults.ts';
import { columnLetters, type CellWarning, type RawTable } from './raw-table.ts';
import type { ReadTerms } from './read-options.ts';

/** Preamble and header rows that may stand above the data rows without counting as such. */
const headRowsAllowed = 100;
const warningsKept = 1000;
const distinctTextsKnown = 512;
/** Texts of a sheet may come to this many times the file's size before it counts as a bomb, and at least to the floor. */
const charactersFloor = 256 * 1024 * 1024;

/** Collects the cells of a sheet into columns, in the order of the file, and enforces the limits on the way. */
export class TableBuilder {
  private readonly columns: (string[] | undefined)[] = [];
  private readonly rowNumbers: number[] = [];
  private readonly warnings: CellWarning[] = [];
  private columnCount = 0;
  private characters = 0;
  private rowNumber = 0;
  private rowIsOpen = false;
  /** Per column its first distinct texts; null once there are too many to be worth it. */
  private readonly known: (Map<string, string> | null)[] = [];
  private readonly terms: ReadTerms;
  private readonly charactersAllowed: number;

  /** `fileBytes`: size of the file, against which the size of all texts is held. */
  constructor(terms: ReadTerms, fileBytes: number) {
    this.terms = terms;
    this.charactersAllowed = Math.max(charactersFloor, fileBytes * terms.limits.unzipRatio);
  }

  /** Rows so far that are not blank. */
  get rows(): number {
    return this.rowNumbers.length;
  }

  /** Whether as many rows were read as were asked for. The last of them may still be open. */
  get isFull(): boolean {
    return this.rowNumbers.length >= this.terms.maxRows;
  }

  /** Rows that are certain to be read to their end, while reading goes on. */
  get closedRows(): number {
    return Math.max(0, this.rowNumbers.length - 1);
  }

  /** Rows so far, from one to before another, in the columns with the given numbers; of a column without cells so far empty texts. */
  peek(
    columnNumbers: Iterable<number>,
    from: number,
    to: number,
  ): Pick<RawTable, 'columns' | 'rowNumbers' | 'warnings'> {
    const rowNumbers = Uint32Array.from(this.rowNumbers.slice(from, to));
    const columns = Array.from(columnNumbers, (column) => {
      const cells = this.columns[column]?.slice(from, to) ?? [];
      while (cells.length < rowNumbers.length) cells.push('');
      return cells;
    });
    const place = new Map(Array.from(columnNumbers, (column, index) => [column, index]));
    const [first = 1, last = 0] = [rowNumbers[0], rowNumbers.at(-1)];
    const warnings = this.warnings.flatMap((warning) => {
      const column = place.get(warning.column);
      const isHere = warning.rowNumber >= first && warning.rowNumber <= last;
      return column === undefined || !isHere ? [] : [{ ...warning, column }];
    });
    return { columns, rowNumbers, warnings };
  }

  /** The numbers of the columns that have cells so far, ascending. */
  get columnNumbers(): Uint32Array {
    return Uint32Array.from(this.columns.flatMap((cells, column) => (cells === undefined ? [] : [column])));
  }

  /** The number of a row in the file, from 1. */
  rowNumberAt(row: number): number | undefined {
    return this.rowNumbers[row];
  }

  /** Begins a row, numbered from 1. Beginning the current row again writes it anew. */
  startRow(rowNumber: number): void {
    if (rowNumber === this.rowNumber) return;
    this.rowNumber = rowNumber;
    this.rowIsOpen = false;
  }

  /** Puts a text into the current row; blank texts leave no trace. */
  cell(column: number, raw: string): void {
    const value = storable(raw);
    if (value === '' || (mayBeBlank(value.charCodeAt(0)) && value.trim() === '')) return;
    if (value.length > this.terms.limits.cellCharacters) {
      throw importFaults.cellTooLong(
        this.terms.limits.cellCharacters,
        columnLetters(column) + this.rowNumber,
      );
    }
    this.characters += value.length;
    if (this.characters > this.charactersAllowed) throw importFaults.zipBomb(this.terms.limits.unzipRatio);
    if (!this.rowIsOpen) this.openRow();
    const row = this.rowNumbers.length - 1;
    const cells = this.columns[column] ?? this.openColumn(column);
    while (cells.length < row) cells.push('');
    const kept = this.shared(column, value);
    if (cells.length === row) cells.push(kept);
    else cells[row] = kept;
  }

  /** Notes something about a cell of the current row. */
  warn(code: CellWarning['code'], column: number): void {
    if (this.warnings.length < warningsKept) this.warnings.push({ code, rowNumber: this.rowNumber, column });
  }

  /** The finished columns, all of the same length. */
  finish(
    complete: boolean,
  ): Pick<RawTable, 'columns' | 'rowCount' | 'rowNumbers' | 'columnNumbers' | 'complete' | 'warnings'> {
    const rowCount = this.rowNumbers.length;
    const { columnNumbers } = this;
    const place = new Map(Array.from(columnNumbers, (column, index) => [column, index]));
    const columns = this.columns.filter((cells) => cells !== undefined);
    for (const cells of columns) while (cells.length < rowCount) cells.push('');
    const warnings = this.warnings.flatMap((warning) => {
      const column = place.get(warning.column);
      return column === undefined ? [] : [{ ...warning, column }];
    });
    return {
      columns,
      rowCount,
      rowNumbers: Uint32Array.from(this.rowNumbers),
      columnNumbers,
      complete,
      warnings,
    };
  }

  /** Columns of units and flags repeat a few texts a hundred thousand times: one copy of each is kept. */
  private shared(column: number, value: string): string {
    const known = this.known[column];
    if (!known) return value;
    const text = known.get(value);
    if (text !== undefined) return text;
    if (known.size < distinctTextsKnown) known.set(value, value);
    else this.known[column] = null;
    return value;
  }

  private openRow(): void {
    if (this.rowNumbers.length >= this.terms.limits.rows + headRowsAllowed) {
      throw importFaults.tooManyRows(this.terms.limits.rows);
    }
    this.rowNumbers.push(this.rowNumber);
    this.rowIsOpen = true;
  }

  private openColumn(column: number): string[] {
    this.columnCount += 1;
    if (this.columnCount > this.terms.limits.columns) {
      throw importFaults.tooManyColumns(this.terms.limits.columns);
    }
    const cells: string[] = [];
    this.columns[column] = cells;
    this.known[column] = new Map();
    return cells;
  }
}

/** The text as it can be kept: without NUL, which no database takes and nobody sees, and without halves of a character. */
function storable(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed();
  return whole.includes('\0') ? whole.replaceAll('\0', '') : whole;
}

/** Whether a text that begins so may be nothing but blanks: those of ASCII, and beyond it up to the ideographic one (U+3000) and U+FEFF. */
function mayBeBlank(first: number): boolean {
  return first <= 32 || (first >= 0xa0 && first <= 0x3000) || first === 0xfeff;
}
