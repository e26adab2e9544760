import { lastColumn } from './sheet-places.ts';

const space = 32;
const quote = 34;
const slash = 47;
const lessThan = 60;
const equals = 61;
const greater = 62;
const letterC = 99;
const letterN = 110;
const letterR = 114;
const letterS = 115;
const letterT = 116;
const letterV = 118;

/**
 * Fast path for cells in the form that spreadsheet programs write almost always, `<c r="B2" s="1" t="s"><v>12</v></c>`: a shared
 * string, a number, or nothing. Anything else, such as a formula or a blank between the tags, is left to the full scanner. The
 * result stays in this object, so that no cell allocates one.
 */
export class PlainCell {
  /** Number of its column, from 0. */
  column = 0;
  style = 0;
  /** Its value is the index of a shared string. */
  isShared = false;
  index = 0;
  /** Start and end of the text of its number; the end is -1 if the cell has no value. */
  from = 0;
  to = -1;

  /**
   * Reads the cell whose tag starts at a position.
   *
   * @param nextColumn the column of a cell without a reference
   * @returns the end of the cell, or -1 if it is written in another form
   */
  read(xml: string, tag: number, nextColumn: number): number {
    const open = this.#attributes(xml, tag + 2, nextColumn);
    if (open === -1) return -1;
    this.to = -1;
    if (xml.charCodeAt(open) === slash) return xml.charCodeAt(open + 1) === greater ? open + 2 : -1;
    const hasValue =
      xml.charCodeAt(open) === greater &&
      xml.charCodeAt(open + 1) === lessThan &&
      xml.charCodeAt(open + 2) === letterV &&
      xml.charCodeAt(open + 3) === greater;
    if (!hasValue) return -1;
    this.from = open + 4;
    this.to = this.isShared ? this.#indexEnd(xml, this.from) : xml.indexOf('<', this.from);
    return this.to > this.from && closesCell(xml, this.to) ? this.to + 8 : -1;
  }

  /** Reads `r`, `s` and `t`, in any order; returns their end. */
  #attributes(xml: string, start: number, nextColumn: number): number {
    this.column = nextColumn;
    this.style = 0;
    this.isShared = false;
    let at = start;
    while (xml.charCodeAt(at) === space) {
      if (xml.charCodeAt(at + 2) !== equals || xml.charCodeAt(at + 3) !== quote) return -1;
      const name = xml.charCodeAt(at + 1);
      if (name === letterR) at = this.#columnEnd(xml, at + 4);
      else if (name === letterS) at = this.#styleEnd(xml, at + 4);
      else if (name === letterT) at = this.#typeEnd(xml, at + 4);
      else return -1;
      if (at === -1 || xml.charCodeAt(at) !== quote) return -1;
      at += 1;
    }
    return this.column > lastColumn ? -1 : at;
  }

  #columnEnd(xml: string, start: number): number {
    let at = start;
    let column = 0;
    let code = xml.charCodeAt(at);
    for (; code >= 65 && code <= 90 && at < start + 3; code = xml.charCodeAt((at += 1)))
      column = column * 26 + code - 64;
    if (column === 0) return -1;
    while (code >= 48 && code <= 57) code = xml.charCodeAt((at += 1));
    this.column = column - 1;
    return at;
  }

  #styleEnd(xml: string, start: number): number {
    let at = start;
    let style = 0;
    for (let code = xml.charCodeAt(at); code >= 48 && code <= 57; code = xml.charCodeAt((at += 1)))
      style = style * 10 + code - 48;
    this.style = style;
    return at === start ? -1 : at;
  }

  #typeEnd(xml: string, start: number): number {
    const type = xml.charCodeAt(start);
    this.isShared = type === letterS;
    return this.isShared || type === letterN ? start + 1 : -1;
  }

  #indexEnd(xml: string, start: number): number {
    let at = start;
    let index = 0;
    for (let code = xml.charCodeAt(at); code >= 48 && code <= 57; code = xml.charCodeAt((at += 1)))
      index = index * 10 + code - 48;
    this.index = index;
    return at;
  }
}

/** Whether `</v></c>` stands here. */
function closesCell(xml: string, at: number): boolean {
  return (
    xml.charCodeAt(at) === lessThan &&
    xml.charCodeAt(at + 1) === slash &&
    xml.charCodeAt(at + 2) === letterV &&
    xml.charCodeAt(at + 3) === greater &&
    xml.charCodeAt(at + 4) === lessThan &&
    xml.charCodeAt(at + 5) === slash &&
    xml.charCodeAt(at + 6) === letterC &&
    xml.charCodeAt(at + 7) === greater
  );
}
