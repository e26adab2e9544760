import { withHiddenSheets, xmlHoldsTable } from './hidden-sheets.ts';
import { importFaults } from './import-faults.ts';
import { MergedRanges } from './merged-cells.ts';
import { plainStyle, type NumberStyle } from './number-formats.ts';
import { isLongNumber, numberText, shownNumber } from './number-text.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { unknownResult } from './spreadsheet-error.ts';
import { TableBuilder } from './table-builder.ts';
import { scanTags } from './tag-scanner.ts';
import { cellText, xmlAttribute } from './xml-characters.ts';
import { ColumnStyles, stylesOfWorkbook } from './xml-workbook-styles.ts';

const rowsAStep = 2_000;
/**
 * Reads a sheet of an XML 2003 workbook, which programs save as .xls. Without a chosen sheet it is the first visible one that has
 * rows.
 *
 * @throws ImportFault `damaged`, `empty`, `noSheet`, `timeout` and the errors of the limits
 */
export function* xmlWorkbookSteps(bytes: Uint8Array, options: ReadOptions = {}): ReadSteps {
  const terms = readTerms(options);
  const xml = decoded(bytes);
  if (xml.slice(0, 4096).includes('<!DOCTYPE')) throw importFaults.damaged();
  const all = worksheets(xml);
  const found = all.filter(({ isHidden }) => !isHidden);
  if (found.length === 0)
    throw /<(?:\w+:)?Worksheet\s/.test(xml) ? importFaults.hiddenSheets() : importFaults.empty();
  const sheets = found.map(({ name }) => name);
  const chosen = options.sheet === undefined ? found : all.filter(({ name }) => name === options.sheet);
  if (chosen.length === 0) throw importFaults.noSheet(options.sheet ?? '');
  const styles = stylesOfWorkbook(xml.slice(0, found[0]!.from));
  const from1904 = /<(?:\w+:)?Date1904\b/i.test(xml.slice(0, found[0]!.from));
  const hidden = withHiddenSheets(
    all.flatMap(({ name, isHidden, from, to }) =>
      isHidden && xmlHoldsTable(xml.slice(from, to)) ? [name] : [],
    ),
  );
  for (const { name, from, to } of chosen) {
    const table = new TableBuilder(terms, bytes.length);
    const open: OpenTable = { kind: 'xml', sheets, sheet: name, table, ...hidden };
    const cells = new XmlCells(table, styles, { from1904, skipsHidden: options.skipHidden ?? false });
    let lastRow = 0;
    for (const tag of scanTags(xml, { from })) {
      if (tag.end > to || table.isFull) break;
      cells.tag(tag.text, tag.name, tag.isEnd, tag.raw);
      if (table.rows < lastRow + rowsAStep) continue;
      lastRow = table.rows;
      terms.check({ bytesRead: Math.min(bytes.length, tag.end), bytesTotal: bytes.length, rows: table.rows });
      yield open;
    }
    if (options.fillsMerged && !table.isFull)
      table.fillMerged(
        cells.merged.spansOfRows((range) => table.isHeadingGroup(range)),
        options.fillsMerged,
      );
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

function worksheets(xml: string): { name: string; isHidden: boolean; from: number; to: number }[] {
  const starts = Array.from(xml.matchAll(/<(?:\w+:)?Worksheet\s[^<>]*>/g));
  return starts.map((tag, at) => {
    const to = starts[at + 1]?.index ?? xml.length;
    const end = xml.lastIndexOf('Table>', to);
    const options = xml.slice(Math.max(tag.index, end), to);
    const isHidden = /Visible>\s*Sheet(?:Very)?Hidden/.test(options);
    const name = xmlAttribute(tag[0], 'Name') ?? `Sheet${at + 1}`;
    return { name, isHidden, from: tag.index + tag[0].length, to };
  });
}

/** Writes the cells of a worksheet to a table. */
class XmlCells {
  readonly merged = new MergedRanges();
  readonly #table: TableBuilder;
  readonly #styles: ReadonlyMap<string, NumberStyle>;
  readonly #from1904: boolean;
  readonly #skipsHidden: boolean;
  #row = 0;
  /** State of the open row: whether it is hidden, and whether that was recorded. */
  #hidden: 'no' | 'yes' | 'noted' = 'no';
  #column = 0;
  #style = '';
  #rowStyle: string | undefined;
  readonly #columnStyles = new ColumnStyles();
  /** Inside a comment on the cell, whose data is not the cell's. */
  #isRemark = false;
  #type = '';
  /** Cells that the open cell is merged over. */
  #mergedOver = 0;
  /** The formula of the open cell, until its result is read. */
  #formula: string | undefined;
  /** The text of the open cell; undefined outside its data. */
  #data: string | undefined;

  constructor(
    table: TableBuilder,
    styles: ReadonlyMap<string, NumberStyle>,
    { from1904, skipsHidden }: { from1904: boolean; skipsHidden: boolean },
  ) {
    this.#table = table;
    this.#styles = styles;
    this.#from1904 = from1904;
    this.#skipsHidden = skipsHidden;
  }

  tag(text: string, name: string, isEnd: boolean, raw: string): void {
    if (this.#data !== undefined) this.#data += text;
    if (name === 'comment') this.#isRemark = !isEnd && !raw.endsWith('/');
    if (this.#isRemark) return;
    if (name === 'column' && !isEnd) this.#columnStyles.add(raw);
    else if (name === 'row' && !isEnd) {
      this.#row = indexOf(raw) ?? this.#row + 1;
      this.#column = 0;
      this.#rowStyle = xmlAttribute(raw, 'StyleID');
      this.#hidden = raw.includes('Hidden') && xmlAttribute(raw, 'Hidden') === '1' ? 'yes' : 'no';
      this.#row = this.#table.startRow(this.#row);
    } else if (name === 'cell' && !isEnd) {
      this.#column = indexOf(raw) ?? this.#column + 1;
      this.#style = xmlAttribute(raw, 'StyleID') ?? this.#rowStyle ?? this.#columnStyles.of(this.#column);
      this.#formula = raw.includes('Formula') ? xmlAttribute(raw, 'Formula') : undefined;
      // The value of a merged range is in its first cell.
      this.#mergedOver = merged(raw, 'MergeAcross');
      this.#noteSpan(merged(raw, 'MergeDown'));
      if (raw.endsWith('/')) {
        this.#closeCell();
        this.#column += this.#mergedOver;
      }
    } else if (name === 'cell') {
      this.#closeCell();
      this.#column += this.#mergedOver;
    } else if (name === 'data') this.#takeData(isEnd, raw);
  }

  /** A formula without a result has never been calculated. */
  #closeCell(): void {
    if (this.#formula !== undefined) this.#put(unknownResult(this.#formula.replace(/^=/, '')));
    this.#formula = undefined;
  }

  #noteSpan(rows: number): void {
    const [column, first] = [this.#column - 1, this.#row];
    this.merged.add({ column, lastColumn: column + this.#mergedOver, first, last: first + rows });
  }

  /** Writes the text of the open cell to the table, unless its row is skipped. */
  #put(text: string, shown?: string): void {
    if (this.#column === 0) return;
    if (this.#hidden === 'yes' && text !== '') {
      this.#table.noteHidden(this.#row);
      this.#hidden = 'noted';
    }
    if (this.#hidden === 'no' || !this.#skipsHidden) this.#table.number(this.#column - 1, text, shown);
  }

  #takeData(isEnd: boolean, raw: string): void {
    if (!isEnd && !raw.endsWith('/')) {
      this.#type = xmlAttribute(raw, 'Type') ?? 'String';
      this.#data = '';
    } else if (this.#data !== undefined) {
      const isNumber = this.#type === 'Number' || this.#type === 'DateTime';
      this.#put(
        this.#textOf(cellText(this.#data)),
        isNumber ? this.#styles.get(this.#style)?.shown : undefined,
      );
      if (this.#formula !== undefined && this.#type === 'Number' && Number(this.#data) === 0)
        this.#table.warn('formula-zero', this.#column - 1);
      this.#formula = undefined;
      this.#data = undefined;
    }
  }

  #textOf(text: string): string {
    switch (this.#type) {
      case 'Number': {
        const style = this.#styles.get(this.#style) ?? plainStyle;
        this.#table.noteFormat(style, this.#column - 1);
        const number = numberText(text);
        if (isLongNumber(number)) this.#table.warn('long-number', this.#column - 1);
        return style.kind === 'number' ? number : shownNumber(text, style.kind, this.#from1904);
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

/** The number of additional cells that a cell is merged over, to the right or down. */
function merged(raw: string, name: 'MergeAcross' | 'MergeDown'): number {
  const over = raw.includes(name) ? Number(xmlAttribute(raw, name)) : 0;
  return Number.isInteger(over) && over > 0 ? Math.min(over, name === 'MergeDown' ? 1_048_575 : 16_383) : 0;
}
