import type { TableBuilder } from './table-builder.ts';

const quote = 34;
const lineFeed = 10;
const carriageReturn = 13;
const equals = 61;
/** A quoted cell that is still open after so many characters was no quoted cell. */
const quoteReach = 1_000_000;

/** Ending of a scanned cell: its delimiter, its line's end, or the end of the text, which may be a piece's. */
const endOfText = -1;

/**
 * Cuts the text of a CSV into cells, piece by piece. Lines may end in LF, CRLF or CR, rows may be of any length, and quoted
 * cells may hold delimiters, doubled quotes and line ends. A quote that nothing closes properly is an ordinary character, so that
 * one inch mark does not swallow the rest of the file.
 */
export class CsvScanner {
  private rest = '';
  private rowNumber: number;
  private readonly delimiter: number;
  private readonly table: TableBuilder;
  /** Value of the cell scanned last, kept here rather than returned with its end: one allocation less a cell. */
  private value = '';
  private end = 0;
  private isMidRow = false;

  /** `firstRow`: the number of the first row that is pushed. */
  constructor(table: TableBuilder, delimiter: string, firstRow = 1) {
    this.table = table;
    this.rowNumber = firstRow;
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** Whether as many rows were read as were asked for, the last of them to its end. */
  get isDone(): boolean {
    return this.table.isFull && !this.isMidRow;
  }

  /** Takes the next piece. `isLast` closes a row that has no line end. Stops early when the table is full. */
  push(piece: string, isLast: boolean): void {
    const text = this.rest === '' ? piece : this.rest + piece;
    let rowStart = 0;
    while (rowStart < text.length && !this.isDone) {
      const next = this.row(text, rowStart, isLast);
      this.isMidRow = next === endOfText;
      if (this.isMidRow) break;
      rowStart = next;
      this.rowNumber += 1;
    }
    this.rest = text.slice(rowStart);
  }

  /** Scans one row; gives where the next one starts, or `endOfText` when the row goes on in the next piece. */
  private row(text: string, start: number, isLast: boolean): number {
    let at = start;
    this.table.startRow(this.rowNumber);
    for (let column = 0; ; column += 1) {
      if (text.charCodeAt(at) === quote) {
        if (!this.quoted(text, at, isLast, column)) return endOfText;
      } else {
        this.plain(text, at);
      }
      const end = this.end;
      if (end >= text.length && !isLast) return endOfText;
      this.table.cell(column, this.value);
      const mark = end < text.length ? text.charCodeAt(end) : endOfText;
      if (mark === this.delimiter) {
        at = end + 1;
        continue;
      }
      if (mark !== carriageReturn) return end + 1;
      if (end + 1 >= text.length && !isLast) return endOfText;
      return text.charCodeAt(end + 1) === lineFeed ? end + 2 : end + 1;
    }
  }

  private plain(text: string, start: number): void {
    const length = text.length;
    const delimiter = this.delimiter;
    let at = start;
    for (; at < length; at += 1) {
      const mark = text.charCodeAt(at);
      if (mark === delimiter || mark === lineFeed || mark === carriageReturn) break;
    }
    const value = text.slice(start, at);
    this.value = value.charCodeAt(0) === equals ? unwrap(value) : value;
    this.end = at;
  }

  /** False when the piece ends before it is known where the cell does. */
  private quoted(text: string, start: number, isLast: boolean, column: number): boolean {
    let from = start + 1;
    let doubled = false;
    for (;;) {
      const close = text.indexOf('"', from);
      if (close === -1) {
        if (!isLast && text.length - start < quoteReach) return false;
        this.table.warn('unclosed-quote', column);
        this.plain(text, start);
        return true;
      }
      if (close + 1 >= text.length && !isLast) return false;
      const mark = close + 1 < text.length ? text.charCodeAt(close + 1) : endOfText;
      if (mark === quote) {
        doubled = true;
        from = close + 2;
        continue;
      }
      if (mark !== this.delimiter && mark !== lineFeed && mark !== carriageReturn && mark !== endOfText) {
        this.plain(text, start);
        return true;
      }
      const inner = text.slice(start + 1, close);
      this.value = unwrap(doubled ? inner.replaceAll('""', '"') : inner);
      this.end = close + 1;
      return true;
    }
  }
}

/** Undoes line ends of other systems inside a cell, and the `="0012"` by which shops keep spreadsheets from eating zeros. */
function unwrap(value: string): string {
  if (value.startsWith('="') && value.endsWith('"') && value.length > 3) return value.slice(2, -1);
  return value.includes('\r') ? value.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : value;
}
