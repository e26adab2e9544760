import type { CellObject, read as Read, WorkBook, WorkSheet } from '@e965/xlsx';
import { codePages } from './code-pages.ts';
import { holdsTable, withHiddenSheets } from './hidden-sheets.ts';
import { importFaults } from './import-faults.ts';
import { spansOfRows, type MergedRows } from './merged-cells.ts';
import { numberStyle, type NumberStyle } from './number-formats.ts';
import { numberText, shownNumber } from './number-text.ts';
import { errorText, unknownResult } from './spreadsheet-error.ts';
import { type ReadOptions, readTerms, type ReadTerms } from './read-options.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { TableBuilder } from './table-builder.ts';
import { Unzipper } from './unzipper.ts';
import { zipDirectory } from './zip-directory.ts';

const entryBytes = 128;

/**
 * Whether an OLE2 file is an encrypted .xlsx: then its directory names a stream `EncryptedPackage`. Entries of the directory lie at
 * multiples of 128 bytes, their names in UTF-16.
 */
function isEncryptedPackage(bytes: Uint8Array): boolean {
  return hasStream(bytes, 'EncryptedPackage');
}

/** Whether an OLE2 file holds an old-style workbook, by the name of its stream. */
function hasWorkbookStream(bytes: Uint8Array): boolean {
  return hasStream(bytes, 'Workbook') || hasStream(bytes, 'Book');
}

function hasStream(bytes: Uint8Array, name: string): boolean {
  for (let at = 512; at + entryBytes <= bytes.length; at += entryBytes) {
    if (bytes[at] === name.charCodeAt(0) && isName(bytes, at, name)) return true;
  }
  return false;
}

function isName(bytes: Uint8Array, start: number, name: string): boolean {
  for (let at = 0; at < name.length; at += 1) {
    if (bytes[start + at * 2] !== name.charCodeAt(at) || bytes[start + at * 2 + 1] !== 0) return false;
  }
  return true;
}

/** Number of rows searched for the first row of a sheet. */
const rowsCompared = 40;
/** Old workbooks hold a few worksheets; the visible ones are marked 0. */
const visible = 0;
/** The first byte of a zip. */
const zipMark = 0x50;
/** The first byte of an OLE2 file; older worksheets have no container. */
const oleMark = 0xd0;
/** A spreadsheet keeps 15 digits of a number. */
const longNumber = 1e15;

/** Whether a zip is a binary workbook (.xlsb). @throws ImportFault `truncated`, `damaged` */
export function isBinaryWorkbook(bytes: Uint8Array): boolean {
  return zipDirectory(bytes).has('xl/workbook.bin');
}

/**
 * Reads a sheet of an .xls or .xlsb workbook with the same fidelity as an .xlsx. The parser is loaded on first use:
 * it is available when this resolves, and parses in one step.
 *
 * @throws ImportFault `encrypted`, `damaged`, `empty`, `noSheet`, `zipBomb`, `timeout` and the errors of the limits
 */
export async function xlsSteps(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadSteps> {
  const { read, set_cptable: setCodePages } = await import('@e965/xlsx');
  setCodePages(codePages);
  return stepsWith(read, bytes, options);
}

function* stepsWith(read: typeof Read, bytes: Uint8Array, options: ReadOptions): ReadSteps {
  const terms = readTerms(options);
  if (isEncryptedPackage(bytes)) throw importFaults.encrypted();
  if (bytes[0] === zipMark) checkUnpacked(bytes, terms);
  const workbook = parse(bytes, () =>
    read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, cellText: false, sheetRows: 0 }),
  );
  terms.check({ bytesRead: bytes.length, bytesTotal: bytes.length, rows: 0 });
  const { sheets, chosen, hidden } = sheetsOf(workbook, options.sheet);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  for (const name of chosen) {
    const sheet = workbook.Sheets[name];
    if (!sheet) continue;
    const table = new TableBuilder(terms, bytes.length);
    const same = sheetsAlike(workbook, sheets, name);
    const open: OpenTable = { kind: 'xls', sheets, sheet: name, table, ...same, ...hidden };
    for (const _rows of fill(table, sheet, { from1904, skipHidden: options.skipHidden })) {
      terms.check({ bytesRead: bytes.length, bytesTotal: bytes.length, rows: table.rows });
      if (table.rows > 0) yield open;
    }
    if (options.fillsMerged && !table.isFull)
      table.fillMerged(spansOfSheet(sheet, table), options.fillsMerged);
    if (table.rows > 0) return { ...open, complete: !table.isFull };
  }
  throw importFaults.empty();
}

/**
 * The visible sheets of a workbook, those to read, and the hidden ones, see `withHiddenSheets`.
 *
 * @param wanted the sheet to read; otherwise the visible ones, of which the first with rows counts
 * @throws ImportFault `hiddenSheets`, `noSheet`
 */
function sheetsOf({ SheetNames: names, Sheets, Workbook }: WorkBook, wanted: string | undefined) {
  const marks = Workbook?.Sheets ?? [];
  const sheets = names.filter((_, at) => (marks[at]?.Hidden ?? visible) === visible);
  if (sheets.length === 0 && names.length > 0) throw importFaults.hiddenSheets();
  const hidden = withHiddenSheets(
    names.filter((name) => !sheets.includes(name) && holdsTable(filledCells(Sheets[name]))),
  );
  const chosen = wanted === undefined ? sheets : names.filter((name) => name === wanted);
  if (chosen.length === 0) throw importFaults.noSheet(wanted ?? '');
  return { sheets, chosen, hidden };
}

/** The other visible sheets whose first row has the same texts, see `OpenTable.alike`. */
function sheetsAlike({ Sheets }: WorkBook, sheets: readonly string[], name: string): { alike?: string[] } {
  const first = firstTexts(Sheets[name]);
  if (first === '') return {};
  const alike = sheets.filter((other) => other !== name && firstTexts(Sheets[other]) === first);
  return alike.length > 0 ? { alike } : {};
}

/** The parser unpacks a whole zip without a limit, so this checks the unpacked size first, piece by piece. */
function checkUnpacked(bytes: Uint8Array, terms: ReadTerms): void {
  const unzipper = new Unzipper(bytes, terms);
  for (const name of unzipper.names)
    for (const { bytesRead } of unzipper.pieces(name))
      terms.check({ bytesRead, bytesTotal: bytes.length, rows: 0 });
}

/** Fills the table, some thousand rows per step. */
function* fill(
  table: TableBuilder,
  sheet: WorkSheet,
  { from1904, skipHidden }: { from1904: boolean; skipHidden: boolean | undefined },
): Generator<number> {
  const rows: unknown = sheet['!data'];
  if (!Array.isArray(rows)) return;
  for (let row = 0; row < rows.length && !table.isFull; row += 1) {
    const cells: unknown = rows[row];
    if (row % 4096 === 0) yield row;
    if (!Array.isArray(cells)) continue;
    if (
      sheet['!rows']?.[row]?.hidden &&
      cells.some((cell: CellObject | undefined) => cell?.v !== undefined)
    ) {
      table.noteHidden(row + 1);
      if (skipHidden) continue;
    }
    table.startRow(row + 1);
    cells.forEach((cell: CellObject | undefined, column) => {
      if (!cell) return;
      if (typeof cell.v === 'number' && Math.abs(cell.v) >= longNumber) table.warn('long-number', column);
      const style = styleOf(cell);
      if (style) table.noteFormat(style, column);
      table.number(column, cellValue(cell, style, from1904), style?.shown);
      if (cell.f !== undefined && cell.v === 0) table.warn('formula-zero', column);
    });
  }
}

/** The texts of the first row with more than one text. */
function firstTexts(sheet: WorkSheet | undefined): string {
  const rows: unknown = sheet?.['!data'];
  if (!Array.isArray(rows)) return '';
  for (const cells of rows.slice(0, rowsCompared) as unknown[]) {
    const texts = Array.isArray(cells)
      ? cells.map((cell: CellObject | undefined) => String(cell?.v ?? ''))
      : [];
    if (texts.filter((text) => text.trim() !== '').length > 1) return JSON.stringify(texts);
  }
  return '';
}

/** For each of the first rows, the number of cells with a value. */
function filledCells(sheet: WorkSheet | undefined): number[] {
  const rows: unknown = sheet?.['!data'];
  const first: unknown[] = Array.isArray(rows) ? rows.slice(0, rowsCompared) : [];
  return first.map((cells) =>
    Array.isArray(cells) ? cells.filter((cell: CellObject | undefined) => cell?.v !== undefined).length : 0,
  );
}

const spansOfSheet = (sheet: WorkSheet, table: TableBuilder): MergedRows[] =>
  spansOfRows(
    (sheet['!merges'] ?? []).map(({ s: start, e: end }) => ({
      column: start.c,
      lastColumn: end.c,
      first: start.r + 1,
      last: end.r + 1,
    })),
    (range) => table.isHeadingGroup(range),
  );

/** The style of a number; undefined for another cell. */
function styleOf({ t: type, v: value, z: code }: CellObject): NumberStyle | undefined {
  const isNumber = type === 'n' && typeof value === 'number';
  return isNumber && typeof code === 'string' ? styleOfCode(code) : undefined;
}

const styles = new Map<string, NumberStyle>();
const stylesKept = 1_000;

/** A workbook has few formats: each is examined once. */
function styleOfCode(code: string): NumberStyle {
  const style = styles.get(code) ?? numberStyle(-1, code);
  if (styles.size < stylesKept) styles.set(code, style);
  return style;
}

function cellValue(cell: CellObject, style: NumberStyle | undefined, from1904: boolean): string {
  const { v: value } = cell;
  if (value === undefined && cell.f !== undefined) return unknownResult(cell.f);
  if (typeof value === 'number' && cell.t === 'n') {
    const kind = style?.kind ?? 'number';
    return kind === 'number' ? numberText(String(value)) : shownNumber(String(value), kind, from1904);
  }
  if (cell.t === 'e') return errorText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : '';
}

function parse<Parsed>(bytes: Uint8Array, read: () => Parsed): Parsed {
  try {
    return read();
  } catch (fault) {
    const isLocked = fault instanceof Error && /password|encrypt/i.test(fault.message); // no message of ours
    // The parser also reports this for a file without a workbook.
    throw isLocked && (bytes[0] !== oleMark || hasWorkbookStream(bytes))
      ? importFaults.encrypted()
      : importFaults.damaged();
  }
}
