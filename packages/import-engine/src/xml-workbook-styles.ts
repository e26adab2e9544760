import { numberStyle, plainStyle, type NumberStyle } from './number-formats.ts';
import { scanTags } from './tag-scanner.ts';
import { xmlAttribute } from './xml-characters.ts';

/** Formats that have names instead of codes, and display plain numbers. */
const namedNumbers = new Set([
  'general',
  'general number',
  'fixed',
  'standard',
  'currency',
  'euro currency',
  'percent',
  'scientific',
  'yes/no',
  'true/false',
  'on/off',
]);

/**
 * The number styles of an XML 2003 workbook by name. A style without a format of its own inherits that of its parent.
 *
 * @param head the XML in front of the worksheets
 */
export function stylesOfWorkbook(head: string): Map<string, NumberStyle> {
  const styles = new Map<string, NumberStyle>();
  const parents: [style: string, parent: string][] = [];
  let style = '';
  for (const { name, isEnd, raw } of scanTags(head)) {
    if (isEnd) continue;
    if (name === 'style') {
      style = xmlAttribute(raw, 'ID') ?? '';
      const parent = xmlAttribute(raw, 'Parent');
      if (parent !== undefined) parents.push([style, parent]);
    } else if (name === 'numberformat') {
      const format = xmlAttribute(raw, 'Format');
      if (format === undefined) continue;
      const isPlain = namedNumbers.has(format.toLowerCase());
      styles.set(style, isPlain ? plainStyle : numberStyle(-1, format));
    }
  }
  for (const [child, parent] of parents) {
    const inherited = styles.get(parent);
    if (inherited && !styles.has(child)) styles.set(child, inherited);
  }
  return styles;
}

/** The styles of a worksheet's columns, used for cells that have none. */
export class ColumnStyles {
  readonly #spans: { first: number; last: number; style: string }[] = [];
  #last = 0;

  /** @param raw of a tag `Column`: its index from 1, by default the one after the last column, and how many further columns it covers */
  add(raw: string): void {
    const first = integer(xmlAttribute(raw, 'Index')) || this.#last + 1;
    this.#last = first + integer(xmlAttribute(raw, 'Span'));
    const style = xmlAttribute(raw, 'StyleID');
    if (style !== undefined) this.#spans.push({ first, last: this.#last, style });
  }

  /** @param column its number from 1 */
  of(column: number): string {
    return this.#spans.find(({ first, last }) => column >= first && column <= last)?.style ?? '';
  }
}

const integer = (text: string | undefined): number =>
  text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : 0;
