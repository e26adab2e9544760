import { limits } from '@lading/contracts/core';
import { resultOfFormulaText } from './spreadsheet-error.ts';

/** Matches no character. */
const noQuote = -2;
const space = 32;
const tab = 9;
const backslash = '\\';
const lineFeed = 10;
const carriageReturn = 13;
const equals = 61;
/** A quoted cell that is still open after this many characters was not a quoted cell. */
const quoteReach = 1_000_000;

/** How a CSV is cut into cells. */
export interface CsvDialect {
  /** One character. */
  delimiter: string;
  /** The character around cells that hold delimiters; '' where quotes are ordinary characters. */
  quote: string;
  /** Whether a backslash before a quote escapes it, instead of a second quote. */
  hasBackslashes: boolean;
}

/** Receives the cells of a CSV; see `TableBuilder`. */
export interface CellSink {
  /** Whether the requested number of rows was read. The last of them may still be incomplete. */
  readonly isFull: boolean;
  /** Starts a row, numbered from 1. Starting the current row again overwrites it. */
  startRow: (rowNumber: number) => void;
  /** Puts a text into the current row. */
  cell: (column: number, value: string, isQuoted: boolean) => void;
  /** Adds a warning for a cell of the current row. */
  warn: (code: 'unclosed-quote', column: number) => void;
}

/** What follows a cell: its delimiter, its line end, or the end of the text or piece. */
const endOfText = -1;

/**
 * Splits the text of a CSV into cells, piece by piece. Lines may end in LF, CRLF or CR, rows may be of any length,
 * and quoted cells may contain delimiters, doubled quotes and line ends; blanks may surround the quotes. A quote that
 * is never closed properly is an ordinary character, so one inch mark does not swallow the rest of the file.
 */
export class CsvScanner {
  #rest = '';
  #rowNumber: number;
  #column = 0;
  readonly #delimiter: number;
  readonly #quote: number;
  readonly #quoteText: string;
  readonly #hasBackslashes: boolean;
  readonly #escapes: RegExp;
  readonly #longest: number;
  readonly #table: CellSink;
  /** Value of the last scanned cell, kept here rather than returned with its end to save an allocation per cell. */
  #value = '';
  #end = 0;
  #isQuoted = false;
  #isMidRow = false;
  /** The start of a cell that is too long to keep, while its end is searched. */
  #overlong: string | undefined;

  /**
   * @param firstRow the number of the first row that is pushed
   * @param cellCharacters a longer cell is cut one character beyond this, so that its length still shows that it is
   * too long
   */
  constructor(
    table: CellSink,
    { delimiter, quote, hasBackslashes }: CsvDialect,
    firstRow = 1,
    cellCharacters: number = limits.importFile.cellCharacters,
  ) {
    this.#table = table;
    this.#rowNumber = firstRow;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#quoteText = quote;
    this.#quote = quote === '' ? noQuote : quote.charCodeAt(0);
    this.#hasBackslashes = hasBackslashes;
    this.#escapes = new RegExp(String.raw`\\([\\"'])|${quote}${quote}`, 'g');
    this.#longest = cellCharacters + 1;
  }

  /** Whether the requested rows were read completely, including the last. */
  get isDone(): boolean {
    return this.#table.isFull && !this.#isMidRow;
  }

  /** Takes the next piece. `isLast` closes a row that has no line end. Stops early when the table is full. */
  push(piece: string, isLast: boolean): void {
    const text = this.#rest === '' ? piece : this.#rest + piece;
    let at = 0;
    while (at < text.length && !this.isDone) {
      if (!this.#isMidRow) {
        this.#isMidRow = true;
        this.#column = 0;
        this.#table.startRow(this.#rowNumber);
      }
      if (!this.#cell(text, at, isLast)) {
        if (this.#overlong !== undefined) at = text.length;
        break;
      }
      const end = this.#end;
      const mark = end < text.length ? text.charCodeAt(end) : endOfText;
      if (mark === carriageReturn && end + 1 >= text.length && !isLast) break;
      this.#table.cell(this.#column, this.#value, this.#isQuoted);
      at = end + 1;
      if (mark === this.#delimiter) {
        this.#column += 1;
        continue;
      }
      if (mark === carriageReturn && text.charCodeAt(at) === lineFeed) at += 1;
      this.#isMidRow = false;
      this.#rowNumber += 1;
    }
    this.#rest = text.slice(at);
  }

  /** Scans a cell; false when the piece ends before the end of the cell is known. */
  #cell(text: string, start: number, isLast: boolean): boolean {
    this.#isQuoted = false;
    if (this.#overlong === undefined) {
      const opening = this.#afterBlanks(text, start);
      if (text.charCodeAt(opening) === this.#quote) return this.#quoted(text, start, opening, isLast);
    }
    return this.#plain(text, start, isLast);
  }

  #plain(text: string, start: number, isLast: boolean): boolean {
    const length = text.length;
    const delimiter = this.#delimiter;
    let at = start;
    for (; at < length; at += 1) {
      const mark = text.charCodeAt(at);
      if (mark === delimiter || mark === lineFeed || mark === carriageReturn) break;
    }
    if (at === length && !isLast) {
      if (this.#overlong === undefined && length - start > this.#longest)
        this.#overlong = text.slice(start, start + this.#longest);
      return false;
    }
    const value = this.#overlong ?? text.slice(start, Math.min(at, start + this.#longest));
    this.#overlong = undefined;
    this.#value = value.charCodeAt(0) === equals ? unwrap(value) : value;
    this.#end = at;
    return true;
  }

  #quoted(text: string, start: number, opening: number, isLast: boolean): boolean {
    let from = opening + 1;
    let isDoubled = false;
    let hasBackslashes = this.#hasBackslashes;
    for (;;) {
      const close = text.indexOf(this.#quoteText, from);
      if (close === -1) {
        if (!isLast && text.length - start < quoteReach) return false;
        this.#table.warn('unclosed-quote', this.#column);
        return this.#plain(text, start, isLast);
      }
      if (hasBackslashes && isEscaped(text, opening, close)) {
        from = close + 1;
        continue;
      }
      if (close + 1 >= text.length && !isLast) return false;
      if (text.charCodeAt(close + 1) === this.#quote) {
        isDoubled = true;
        from = close + 2;
        continue;
      }
      const end = this.#afterBlanks(text, close + 1);
      if (end >= text.length && !isLast) return false;
      const mark = end < text.length ? text.charCodeAt(end) : endOfText;
      if (mark !== this.#delimiter && mark !== lineFeed && mark !== carriageReturn && mark !== endOfText) {
        if (hasBackslashes || !isEscaped(text, opening, close)) return this.#plain(text, start, isLast);
        // Text follows a quote after a backslash: the cell uses backslash escapes.
        hasBackslashes = true;
        isDoubled = false;
        from = opening + 1;
        continue;
      }
      const inner = text.slice(opening + 1, Math.min(close, opening + 1 + this.#longest));
      this.#value = unwrap(hasBackslashes || isDoubled ? this.#unescaped(inner, hasBackslashes) : inner);
      this.#end = end;
      this.#isQuoted = true;
      return true;
    }
  }

  #unescaped(inner: string, hasBackslashes: boolean): string {
    return hasBackslashes
      ? inner.replace(this.#escapes, (_, escaped?: string) => escaped ?? this.#quoteText)
      : inner.replaceAll(this.#quoteText + this.#quoteText, this.#quoteText);
  }

  /** The end of the blanks around a quoted cell. */
  #afterBlanks(text: string, from: number): number {
    let at = from;
    for (;;) {
      const mark = text.charCodeAt(at);
      if ((mark !== space && mark !== tab) || mark === this.#delimiter) return at;
      at += 1;
    }
  }
}

/** Whether an odd number of backslashes precedes a quote. */
function isEscaped(text: string, opening: number, close: number): boolean {
  let at = close;
  while (at > opening + 1 && text[at - 1] === backslash) at -= 1;
  return (close - at) % 2 === 1;
}

/**
 * Normalizes line ends inside a cell, removes the `="0012"` that shops use to keep spreadsheets from dropping zeros, and marks formulas
 * that were saved instead of their results.
 */
function unwrap(value: string): string {
  if (value.startsWith('=')) {
    const result = resultOfFormulaText(value);
    if (result !== value) return result;
  }
  return value.includes('\r') ? value.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : value;
}
