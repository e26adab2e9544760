import { storable } from './storable-text.ts';
import { cellText, stringItem } from './xml-characters.ts';
import { xmlPieces } from './xml-pieces.ts';
import type { Unzipper } from './unzipper.ts';

const greater = 62;
const plainStart = '<si><t>';
const plainEnd = '</t></si>';

/**
 * The shared strings of a workbook, in storable form. They are unpacked only as far as needed: the head of a sheet needs the first few
 * of a table that may be larger than the sheet.
 */
export class SharedStrings {
  readonly #strings: string[] = [];
  readonly #longest: number;
  readonly #pieces: Iterator<{ text: string }> | undefined;

  /** @param longest characters of a cell; see `storable` */
  constructor(unzipper: Unzipper, part: string | undefined, longest: number) {
    this.#longest = longest;
    this.#pieces = part !== undefined && unzipper.has(part) ? xmlPieces(unzipper, part, '<si') : undefined;
  }

  /** The string of an index; '' beyond the table's end. */
  get(index: number): string {
    while (index >= this.#strings.length) {
      const next = this.#pieces?.next();
      if (!next || next.done) return '';
      this.#scan(next.value.text);
    }
    return this.#strings[index] ?? '';
  }

  #scan(xml: string): void {
    let at = xml.indexOf('<si');
    while (at !== -1) {
      const plain = this.#scanPlain(xml, at);
      if (plain !== -1) {
        at = xml.indexOf('<si', plain);
        continue;
      }
      const open = xml.indexOf('>', at);
      if (open === -1) return;
      if (xml.charCodeAt(open - 1) === 47) {
        this.#strings.push('');
        at = xml.indexOf('<si', open);
        continue;
      }
      const close = xml.indexOf('</si>', open);
      if (close === -1) return;
      this.#strings.push(storable(stringItem(xml, open + 1, close), this.#longest));
      at = xml.indexOf('<si', close);
    }
  }

  /** Fast path for a string in the usual form, `<si><t>Mug</t></si>`; returns its end, or -1 for any other form. */
  #scanPlain(xml: string, at: number): number {
    if (xml.charCodeAt(at + 3) !== greater || !xml.startsWith(plainStart, at)) return -1;
    const from = at + plainStart.length;
    const close = xml.indexOf('<', from);
    if (close === -1 || !xml.startsWith(plainEnd, close)) return -1;
    this.#strings.push(storable(cellText(xml.slice(from, close)), this.#longest));
    return close + plainEnd.length;
  }
}
