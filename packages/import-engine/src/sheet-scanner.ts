import { hasCells, isHiddenRow } from './hidden-rows.ts';
import { importFaults } from './import-faults.ts';
import { plainStyle, type NumberStyle } from './number-formats.ts';
import { isLongNumber, numberText, shownNumber } from './number-text.ts';
import { PlainCell } from './plain-cell.ts';
import type { SharedStrings } from './shared-strings.ts';
import { unknownResult } from './spreadsheet-error.ts';
import { behindElement, columnOf, found, integerAt, lastColumn, rowNumberOf } from './sheet-places.ts';
import type { TableBuilder } from './table-builder.ts';
import { cellText, stringItem } from './xml-characters.ts';

const slash = 47;
const lessThan = 60;
const greater = 62;
const letterC = 99;
const letterF = 102;
const letterI = 105;
const letterR = 114;
const letterS = 115;
const letterT = 116;
const letterV = 118;

/**
 * Splits the XML of a worksheet into cells: one pass over its characters, no tree and no regular expression per cell.
 * It takes pieces that start at a row and hold complete rows. Dates become ISO texts, other numbers plain decimals,
 * texts are unchanged.
 */
export class SheetScanner {
  readonly #table: TableBuilder;
  readonly #strings: SharedStrings;
  readonly #styles: readonly NumberStyle[];
  readonly #from1904: boolean;
  readonly #skipHidden: boolean;
  #lastPiece = '';
  #rowNumber = 0;
  #column = -1;
  /** Attributes of the current cell: its type (`s`, `str`, `inlineStr`, `b`, `e`, `d`, `n`) and style. */
  #type = '';
  #style = 0;
  readonly #plain = new PlainCell();

  constructor(
    table: TableBuilder,
    strings: SharedStrings,
    styles: readonly NumberStyle[],
    { from1904, skipHidden = false }: { from1904: boolean; skipHidden?: boolean | undefined },
  ) {
    this.#table = table;
    this.#skipHidden = skipHidden;
    this.#strings = strings;
    this.#styles = styles;
    this.#from1904 = from1904;
  }

  /** What follows the rows in the last piece. */
  get end(): string {
    return this.#lastPiece.slice(Math.max(0, this.#lastPiece.indexOf('</sheetData')));
  }

  /** Scans a piece. False when the sheet is done: its data have ended or the table is full. */
  scan(xml: string): boolean {
    this.#lastPiece = xml;
    let at = xml.indexOf('<row');
    while (at !== -1) {
      if (this.#table.isFull) return false;
      const end = xml.indexOf('>', at);
      if (end === -1) throw importFaults.truncated();
      this.#rowNumber = rowNumberOf(xml, at, end) ?? this.#rowNumber + 1;
      if (xml.charCodeAt(end - 1) === slash) {
        at = xml.indexOf('<row', end);
        continue;
      }
      const isHidden = isHiddenRow(xml, at, end) && hasCells(xml, end);
      if (isHidden) this.#table.noteHidden(this.#rowNumber);
      if (isHidden && this.#skipHidden) {
        at = xml.indexOf('<row', end);
        continue;
      }
      this.#rowNumber = this.#table.startRow(this.#rowNumber);
      at = xml.indexOf('<row', this.#cells(xml, end + 1));
    }
    return !xml.includes('</sheetData', Math.max(0, xml.length - 65_536));
  }

  /** Scans the cells of a row; returns where the row ends. */
  #cells(xml: string, start: number): number {
    this.#column = -1;
    let at = start;
    for (;;) {
      const tag = xml.charCodeAt(at) === lessThan ? at : xml.indexOf('<', at);
      if (tag === -1) throw importFaults.truncated();
      const mark = xml.charCodeAt(tag + 1);
      if (mark === slash) return tag;
      at = mark === letterC ? this.#plainCell(xml, tag) : tag + 1;
    }
  }

  /** Like {@link cell}, faster for cells in the usual form. */
  #plainCell(xml: string, tag: number): number {
    const plain = this.#plain;
    const end = plain.read(xml, tag, this.#column + 1);
    if (end === -1) return this.#cell(xml, tag + 2);
    this.#column = plain.column;
    if (plain.to === -1) return end;
    if (plain.isShared) this.#table.put(plain.column, this.#strings.get(plain.index));
    else {
      this.#style = plain.style;
      const text = this.#numberOf(xml.slice(plain.from, plain.to));
      this.#table.number(plain.column, text, this.#styles[plain.style]?.shown);
    }
    return end;
  }

  #cell(xml: string, start: number): number {
    const open = this.#attributes(xml, start);
    if (xml.charCodeAt(open - 1) === slash) return open + 1;
    /** The raw text, or the text of a shared string; undefined if there is none. */
    let value: string | undefined;
    let hasValue = false;
    let formula: string | undefined;
    let at = open + 1;
    for (;;) {
      const tag = xml.indexOf('<', at);
      const mark = xml.charCodeAt(tag + 1);
      if (mark === slash) {
        at = tag + 4;
        break;
      }
      const end = xml.indexOf('>', tag);
      if (tag === -1 || end === -1) throw importFaults.truncated();
      at = end + 1;
      if (xml.charCodeAt(end - 1) === slash) {
        if (mark === letterF) formula ??= '…';
        else if (mark === letterV) hasValue = true;
        continue;
      }
      if (mark === letterV) {
        const close = found(xml.indexOf('</', at));
        if (close > at) value = this.#type === 's' ? this.#shared(xml, at, close) : xml.slice(at, close);
        hasValue = true;
        at = found(xml.indexOf('>', close)) + 1;
      } else if (mark === letterI) {
        const close = found(xml.indexOf('</is>', at));
        value = stringItem(xml, at, close) || undefined;
        // Its entities are already decoded.
        this.#type = 'is';
        at = close + 1;
      } else if (mark === letterF) {
        const close = found(xml.indexOf('</f>', at));
        formula = cellText(xml.slice(at, close)) || '…';
        at = close + 1;
      } else at = behindElement(xml, tag, end);
    }
    if (value !== undefined) {
      const isNumber = this.#type === '' || this.#type === 'n';
      const shown = isNumber || this.#type === 'd' ? this.#styles[this.#style]?.shown : undefined;
      this.#table.number(this.#column, this.#textOf(value), shown);
      // Programs that do not calculate save 0 as the result of their formulas.
      if (formula !== undefined && isNumber && Number(value) === 0)
        this.#table.warn('formula-zero', this.#column);
    }
    // An empty result has a value with a type; without either it was never calculated.
    else if (formula !== undefined && !(this.#type === 'str' && hasValue))
      this.#table.cell(this.#column, unknownResult(formula));
    return at;
  }

  /** The shared string of an index, which may have blanks around it. */
  #shared(xml: string, from: number, to: number): string {
    const index = integerAt(xml, from, to);
    if (index !== -1) return this.#strings.get(index);
    const written = cellText(xml.slice(from, to)).trim();
    return this.#strings.get(integerAt(written, 0, written.length));
  }

  /** Reads `r`, `s` and `t` of a cell, in any order; returns the end of the tag. */
  #attributes(xml: string, start: number): number {
    this.#type = '';
    this.#style = 0;
    let column = this.#column + 1;
    let at = start;
    for (;;) {
      const code = xml.charCodeAt(at);
      if (code === greater) break;
      if (code <= 32 || code === slash) {
        at += 1;
        continue;
      }
      const equals = xml.indexOf('=', at);
      if (equals === -1) throw importFaults.truncated();
      let quoteAt = equals + 1;
      while (xml.charCodeAt(quoteAt) <= 32) quoteAt += 1;
      const quote = xml[quoteAt];
      const from = quoteAt + 1;
      const to = quote === '"' || quote === "'" ? xml.indexOf(quote, from) : -1;
      if (to === -1) throw importFaults.damaged();
      if (equals === at + 1 || xml.slice(at + 1, equals).trim() === '') {
        if (code === letterR) column = columnOf(xml, from);
        else if (code === letterT) this.#type = xml.slice(from, to);
        else if (code === letterS) this.#style = integerAt(xml, from, to);
      }
      at = to + 1;
    }
    if (column > lastColumn) throw importFaults.damaged();
    this.#column = column;
    return at;
  }

  #textOf(value: string): string {
    switch (this.#type) {
      case 's':
      case 'is':
        return value;
      case 'inlineStr':
      case 'str':
      case 'e':
        return cellText(value);
      case 'b':
        return /^\s*(?:1|true)\s*$/.test(value) ? 'TRUE' : 'FALSE';
      case 'd':
        return value
          .trim()
          .replace('T', ' ')
          .replace(/(?:\.\d+)?Z?$/, '')
          .replace(/ 00:00:00$/, '');
      default:
        return this.#numberOf(value.charCodeAt(0) === lessThan ? cellText(value) : value);
    }
  }

  #numberOf(value: string): string {
    const style = this.#styles[this.#style] ?? plainStyle;
    if (style !== plainStyle) this.#table.noteFormat(style, this.#column);
    const { kind } = style;
    const isCode = typeof kind === 'object' && 'code' in kind;
    if (kind !== 'number' && !isCode) return shownNumber(value, kind, this.#from1904);
    const text = numberText(value);
    if (isLongNumber(text)) this.#table.warn('long-number', this.#column);
    return isCode ? shownNumber(value, kind, this.#from1904) : text;
  }
}
