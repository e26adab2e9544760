import { withoutEntities } from '@lading/contracts/html-entities';
import { detectEncoding } from './detect-encoding.ts';
import { importFaults } from './import-faults.ts';
import { MergedRanges } from './merged-cells.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { TableBuilder } from './table-builder.ts';
import { scanTags } from './tag-scanner.ts';
import { trimSigns } from './trim-signs.ts';
import { xmlAttribute } from './xml-characters.ts';

const rowsAStep = 2_000;
/** Cells that one cell may span; a legitimate table has fewer. */
const spanAllowed = 1_000;
/**
 * Reads the tables of a web page as one sheet, as ERPs and shops write them and name them .xls: texts stay as shown,
 * and a spanning cell leaves the others blank unless merged cells must be filled.
 *
 * @throws ImportFault `mislabelled` when the page has no table, `empty`, `timeout` and the errors of the limits
 */
export function* htmlSteps(bytes: Uint8Array, options: ReadOptions = {}): ReadSteps {
  const terms = readTerms(options);
  const table = new TableBuilder(terms, bytes.length);
  const markup = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const open: OpenTable = { kind: 'html', sheets: [], sheet: '', table };
  const cells = new HtmlCells(table, options.skipHidden ?? false);
  let lastRow = 0;
  for (const { text, name, isEnd, raw, end } of scanTags(markup, { isPage: true })) {
    cells.text(text);
    if (name !== '') cells.tag(name, isEnd, raw);
    if (table.isFull) break;
    if (cells.row < lastRow + rowsAStep) continue;
    lastRow = cells.row;
    const bytesRead = Math.min(bytes.length, Math.round((end / markup.length) * bytes.length));
    terms.check({ bytesRead, bytesTotal: bytes.length, rows: table.rows });
    if (table.rows > 0) yield open;
  }
  cells.end();
  if (cells.row === 0) throw importFaults.mislabelled('webPage');
  if (options.fillsMerged && !table.isFull)
    table.fillMerged(
      cells.merged.spansOfRows((range) => table.isHeadingGroup(range)),
      options.fillsMerged,
    );
  if (table.rows === 0) throw importFaults.empty();
  return { ...open, complete: !table.isFull };
}

/** The page may name its encoding; a byte order mark takes precedence. */
function encodingOf(bytes: Uint8Array): string {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4096));
  const detected = detectEncoding(bytes, true);
  const [, named] = /<meta\b[^<>]*charset\s*=\s*["']?\s*([\w-]+)/i.exec(start) ?? [];
  if (named === undefined || detected.startsWith('utf-')) return detected;
  try {
    return new TextDecoder(named).encoding;
  } catch {
    return detected;
  }
}

/** Writes the texts of rows and cells to a table. */
class HtmlCells {
  row = 0;
  readonly merged = new MergedRanges();
  readonly #table: TableBuilder;
  readonly #skipsHidden: boolean;
  /** State of the open row: whether it is hidden, and whether that was recorded. */
  #hidden: 'no' | 'yes' | 'noted' = 'no';
  #column = 0;
  /** The text of the open cell. */
  #cell: string | undefined;
  /** The number behind a cell whose text may have lost digits. */
  #number: string | undefined;
  /** By column: the last row covered by a cell above. */
  readonly #coveredTo: number[] = [];
  #span = { columns: 1, rows: 1 };
  readonly #unseen = new UnseenParts();

  constructor(table: TableBuilder, skipsHidden: boolean) {
    this.#table = table;
    this.#skipsHidden = skipsHidden;
  }

  text(text: string): void {
    if (this.#cell !== undefined && !this.#unseen.isOpen) this.#cell += text.replaceAll(/\s+/g, ' ');
  }

  tag(name: string, isEnd: boolean, raw: string): void {
    if (name === 'tr' || name === 'table') {
      this.end();
      if (name === 'table') this.#coveredTo.length = 0;
      if (name === 'tr' && !isEnd) this.#startRow(isHidden(raw));
    } else if (name === 'td' || name === 'th') {
      this.end();
      if (!isEnd) this.#startCell(raw);
    } else if (this.#cell !== undefined) {
      this.#unseen.tag(name, isEnd, raw);
      if (this.#unseen.isOpen) return;
      if (name === 'input') this.#cell += inputText(raw);
      else if (/^(?:br|p|div|li)$/.test(name) && (name === 'br' || isEnd)) this.#cell += '\n';
    }
  }

  /** Closes the open cell. */
  end(): void {
    if (this.#cell === undefined) return;
    const text = plainText(this.#cell);
    this.#unseen.end();
    const isRounded = this.#number !== undefined && /^-?\d(?:[.,]\d+)?e\+\d+$/i.test(text);
    if (text !== '' && this.#hidden === 'yes') {
      this.#table.noteHidden(this.row);
      this.#hidden = 'noted';
    }
    if (this.#hidden === 'no' || !this.#skipsHidden)
      this.#table.cell(this.#column, isRounded ? this.#number! : text);
    const { columns, rows } = this.#span;
    this.merged.add({
      column: this.#column,
      lastColumn: this.#column + columns - 1,
      first: this.row,
      last: this.row + rows - 1,
    });
    for (let at = 0; at < columns; at += 1) {
      if (rows > 1) this.#coveredTo[this.#column] = this.row + rows - 1;
      this.#column += 1;
    }
    this.#cell = undefined;
  }

  #startRow(isOfHidden = false): void {
    this.row += 1;
    this.#hidden = isOfHidden ? 'yes' : 'no';
    this.#column = 0;
    this.#table.startRow(this.row);
  }

  #startCell(raw: string): void {
    if (this.row === 0) this.#startRow();
    while ((this.#coveredTo[this.#column] ?? 0) >= this.row) this.#column += 1;
    this.#span = /span/i.test(raw)
      ? { columns: spanOf(raw, columnSpan), rows: spanOf(raw, rowSpan) }
      : { columns: 1, rows: 1 };
    this.#number = raw.includes(':num') ? xmlAttribute(raw, 'num') : undefined;
    this.#cell = '';
  }
}

/** Parts of a cell that a page does not display: hidden content, such as sort keys, and options that are not selected. */
class UnseenParts {
  #name = '';
  #depth = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  tag(name: string, isEnd: boolean, raw: string): void {
    if (this.#depth > 0) {
      // The end tags of options are optional.
      if (this.#name === 'option' && name === 'option') this.#depth = !isEnd && isUnseen(name, raw) ? 1 : 0;
      else if (this.#name === 'option' && name === 'select') this.#depth = 0;
      else if (name === this.#name) this.#depth += isEnd ? -1 : 1;
    } else if (!isEnd && !isVoid.test(name) && !raw.endsWith('/') && isUnseen(name, raw)) {
      this.#name = name;
      this.#depth = 1;
    }
  }

  /** Ends the cell and the elements in it. */
  end(): void {
    this.#depth = 0;
  }
}

const isVoid = /^(?:br|hr|img|input|wbr|col)$/;

const isUnseen = (name: string, raw: string): boolean =>
  name === 'option' ? !/\sselected(?=[\s=/>]|$)/i.test(raw) : isHidden(raw);

/** The value of a form field, unless it is a checkbox, a radio button or hidden. */
function inputText(raw: string): string {
  if (/\stype\s*=\s*["']?(?:hidden|checkbox|radio|button|submit|image)\b/i.test(raw)) return '';
  const [, double, single, bare = ''] = fieldValue.exec(raw) ?? [];
  return double ?? single ?? bare;
}

const fieldValue = /\svalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

const columnSpan = /\scolspan\s*=\s*["']?\s*(\d{1,9})/i;
const rowSpan = /\srowspan\s*=\s*["']?\s*(\d{1,9})/i;

/** The number of cells that a cell spans; spreadsheet programs omit the quotes. */
function spanOf(raw: string, attribute: RegExp): number {
  return Math.min(spanAllowed, Math.max(1, Number(attribute.exec(raw)?.[1] ?? 1)));
}

/** Whether the tag of a row hides it, as a filter does in saved pages. */
function isHidden(raw: string): boolean {
  if (/display\s*:\s*none/i.test(raw)) return true;
  return /\shidden(?=[\s=/>]|$)/i.test(raw.replaceAll(/"[^"]*"|'[^']*'/g, ''));
}

function plainText(text: string): string {
  const plain = text.includes('&') ? withoutEntities(text) : text;
  return plain
    .split('\n')
    .map((line) => trimSigns(line, ' '))
    .join('\n')
    .trim();
}
