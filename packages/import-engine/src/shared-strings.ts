import { stringItem } from './xml-characters.ts';
import { xmlPieces } from './xml-pieces.ts';
import type { Unzipper } from './unzipper.ts';

/**
 * The shared strings of a workbook. They are unpacked only as far as needed: the head of a sheet needs the first few
 * of a table that may be larger than the sheet.
 */
export class SharedStrings {
  private readonly strings: string[] = [];
  private readonly pieces: Iterator<{ text: string }> | undefined;

  constructor(unzipper: Unzipper, part: string | undefined) {
    this.pieces = part !== undefined && unzipper.has(part) ? xmlPieces(unzipper, part, '<si') : undefined;
  }

  /** The string of an index; '' beyond the table's end. */
  get(index: number): string {
    while (index >= this.strings.length) {
      const next = this.pieces?.next();
      if (!next || next.done) return '';
      this.scan(next.value.text);
    }
    return this.strings[index] ?? '';
  }

  private scan(xml: string): void {
    let at = xml.indexOf('<si');
    while (at !== -1) {
      const open = xml.indexOf('>', at);
      if (open === -1) return;
      if (xml.charCodeAt(open - 1) === 47) {
        this.strings.push('');
        at = xml.indexOf('<si', open);
        continue;
      }
      const close = xml.indexOf('</si>', open);
      if (close === -1) return;
      this.strings.push(stringItem(xml, open + 1, close));
      at = xml.indexOf('<si', close);
    }
  }
}
