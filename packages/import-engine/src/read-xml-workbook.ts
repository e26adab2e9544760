import { importFaults } from './import-faults.ts';
import { formatKind, type NumberKind } from './number-formats.ts';
import { numberText, shownNumber } from './number-text.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { unknownResult } from './spreadsheet-error.ts';
import { TableBuilder } from './table-builder.ts';
import { scanTags } from './tag-scanner.ts';
import { cellText, xmlAttribute } from './xml-characters.ts';

const rowsAStep = 2_000;
/** Formats that have names instead of codes, and show plain numbers. */
const namedNumbers = new Set([
  ...['general', 'general number', 'fixed', 'standard', 'currency', 'euro currency', 'percent'],
  ...['scientific', 'yes/no', 'true/false', 'on/off'],
]);

/**
 * Reads a sheet of an XML 2003 workbook, which programs write and name .xls. Without a chosen sheet it is the first
 * visible one that has rows.
 *
 * @throws ImportFault `damaged`, `empty`, `noSheet`, `timeout` and the errors of the limits
 */
export function* xmlWorkbookSteps(bytes: Uint8Array, options: ReadOptions = {}): ReadSteps {
  const terms = readTerms(options);
  const xml = decoded(bytes);
  if (xml.slice(0, 4096).includes('<!DOCTYPE')) throw importFaults.damaged();
  const found = worksheets(xml);
  if (found.length === 0) throw importFaults.empty();
  const sheets = found.map(({ name }) => name);
  const chosen = found.filter(({ name }) => options.sheet === undefined || name === options.sheet);
  if (chosen.length === 0) throw importFaults.noSheet(options.sheet ?? '');
  const kinds = styleKinds(xml.slice(0, found[0]!.from));
  const from1904 = /<(?:\w+:)?Date1904\b/i.test(xml.slice(0, found[0]!.from));
  for (const { name, from, to } of chosen) {
    const table = new TableBuilder(terms, bytes.length);
    const open: OpenTable = { kind: 'xml', sheets, sheet: name, table };
    const cells = new XmlCells(table, kinds, from1904);
    let lastRow = 0;
    for (const tag of scanTags(xml, { from })) {
      if (tag.end > to || table.isFull) break;
      cells.tag(tag.text, tag.name, tag.isEnd, tag.raw);
      if (table.rows < lastRow + rowsAStep) continue;
      lastRow = table.rows;
      terms.check({ bytesRead: Math.min(bytes.length, tag.end), bytesTotal: bytes.length, rows: table.rows });
      yield open;
    }
    if (table.rows > 0) return { ...open, complete: !table.isFull };
  }
  throw importFaults.empty();
}

/** The XML declaration names the encoding; the default is UTF-8. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 256));
  const [, label = 'utf-8'] = /encoding\s*=\s*["']([\w-]+)["']/i.exec(start) ?? [];
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function worksheets(xml: string): { name: string; from: number; to: number }[] {
  const starts = Array.from(xml.matchAll(/<(?:\w+:)?Worksheet\s[^>]*>/g));
  return starts.flatMap((tag, at) => {
    const to = starts[at + 1]?.index ?? xml.length;
    const end = xml.lastIndexOf('Table>', to);
    const options = xml.slice(Math.max(tag.index, end), to);
    if (/Visible>\s*Sheet(?:Very)?Hidden/.test(options)) return [];
    return [{ name: xmlAttribute(tag[0], 'Name') ?? `Sheet${at + 1}`, from: tag.index + tag[0].length, to }];
  });
}

function styleKinds(head: string): Map<string, NumberKind> {
  const kinds = new Map<string, NumberKind>();
  let style = '';
  for (const { name, isEnd, raw } of scanTags(head)) {
    if (isEnd) continue;
    if (name === 'style') style = xmlAttribute(raw, 'ID') ?? '';
    else if (name === 'numberformat') {
      const format = xmlAttribute(raw, 'Format') ?? '';
      kinds.set(style, namedNumbers.has(format.toLowerCase()) ? 'number' : formatKind(format));
    }
  }
  return kinds;
}

/** Puts the cells of a worksheet into a table. */
class XmlCells {
  readonly #table: TableBuilder;
  readonly #kinds: ReadonlyMap<string, NumberKind>;
  readonly #from1904: boolean;
  #row = 0;
  #column = 0;
  #style = '';
  #rowStyle = '';
  #type = '';
  /** Cells that the open cell is merged over. */
  #mergedOver = 0;
  /** The formula of the open cell, until its result is read. */
  #formula: string | undefined;
  /** The text of the open cell; undefined outside of its data. */
  #data: string | undefined;

  constructor(table: TableBuilder, kinds: ReadonlyMap<string, NumberKind>, from1904: boolean) {
    this.#table = table;
    this.#kinds = kinds;
    this.#from1904 = from1904;
  }

  tag(text: string, name: string, isEnd: boolean, raw: string): void {
    if (this.#data !== undefined) this.#data += text;
    if (name === 'row' && !isEnd) {
      this.#row = indexOf(raw) ?? this.#row + 1;
      this.#column = 0;
      this.#rowStyle = xmlAttribute(raw, 'StyleID') ?? '';
      this.#table.startRow(this.#row);
    } else if (name === 'cell' && !isEnd) {
      this.#column = indexOf(raw) ?? this.#column + 1;
      this.#style = xmlAttribute(raw, 'StyleID') ?? this.#rowStyle;
      this.#formula = raw.includes('Formula') ? xmlAttribute(raw, 'Formula') : undefined;
      // The value of a merged range is in its first cell.
      if (raw.endsWith('/')) {
        this.#closeCell();
        this.#column += merged(raw);
      } else this.#mergedOver = merged(raw);
    } else if (name === 'cell') {
      this.#closeCell();
      this.#column += this.#mergedOver;
    } else if (name === 'data') this.#takeData(isEnd, raw);
  }

  /** A formula that is left without its result has never been calculated. */
  #closeCell(): void {
    if (this.#formula !== undefined && this.#column > 0)
      this.#table.cell(this.#column - 1, unknownResult(this.#formula.replace(/^=/, '')));
    this.#formula = undefined;
  }

  #takeData(isEnd: boolean, raw: string): void {
    if (!isEnd && !raw.endsWith('/')) {
      this.#type = xmlAttribute(raw, 'Type') ?? 'String';
      this.#data = '';
    } else if (this.#data !== undefined) {
      if (this.#column > 0) this.#table.cell(this.#column - 1, this.#textOf(cellText(this.#data)));
      if (this.#formula !== undefined && this.#type === 'Number' && Number(this.#data) === 0)
        this.#table.warn('formula-zero', this.#column - 1);
      this.#formula = undefined;
      this.#data = undefined;
    }
  }

  #textOf(text: string): string {
    switch (this.#type) {
      case 'Number': {
        const kind = this.#kinds.get(this.#style) ?? 'number';
        if (kind === 'number') return numberText(text);
        this.#table.noteFormat(kind, this.#column - 1);
        return shownNumber(text, kind, this.#from1904);
      }
      case 'DateTime':
        return text
          .replace('T', ' ')
          .replace(/(?:\.\d+)?Z?$/, '')
          .replace(/ 00:00:00$/, '');
      case 'Boolean':
        return text.trim() === '1' ? 'TRUE' : 'FALSE';
      default:
        return text;
    }
  }
}

function indexOf(raw: string): number | undefined {
  const index = raw.includes('Index') ? Number(xmlAttribute(raw, 'Index')) : 0;
  return Number.isInteger(index) && index > 0 && index <= 2 ** 24 ? index : undefined;
}

function merged(raw: string): number {
  const over = raw.includes('MergeAcross') ? Number(xmlAttribute(raw, 'MergeAcross')) : 0;
  return Number.isInteger(over) && over > 0 ? Math.min(over, 16_383) : 0;
}
