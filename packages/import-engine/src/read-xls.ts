import type { CellObject, read as Read, WorkSheet } from '@e965/xlsx';
import { importFaults } from './import-faults.ts';
import { formatKind } from './number-formats.ts';
import { codeText, momentText, numberText, spanText } from './number-text.ts';
import { isEncryptedPackage } from './ole-directory.ts';
import type { RawTable } from './raw-table.ts';
import { readTerms, type ReadOptions } from './read-options.ts';
import { readToEnd, type OpenTable, type ReadSteps } from './read-steps.ts';
import { TableBuilder } from './table-builder.ts';

/** Old workbooks hold a few worksheets; the visible ones are marked 0. */
const visible = 0;

/**
 * Reads a sheet of an .xls workbook with the same fidelity as {@link readXlsx}. The parser is loaded only when such a file comes.
 *
 * @throws ImportFault `encrypted`, `damaged`, `empty`, `noSheet`, `timeout` and the limits' faults
 */
export async function readXls(bytes: Uint8Array, options: ReadOptions = {}): Promise<RawTable> {
  return readToEnd(await xlsSteps(bytes, options));
}

/** As {@link readXls}; the parser is there when it resolves, and parses in one step. */
export async function xlsSteps(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadSteps> {
  const { read } = await import('@e965/xlsx');
  return stepsWith(read, bytes, options);
}

function* stepsWith(read: typeof Read, bytes: Uint8Array, options: ReadOptions): ReadSteps {
  const terms = readTerms(options);
  if (isEncryptedPackage(bytes)) throw importFaults.encrypted();
  const workbook = parse(() =>
    read(bytes, { type: 'array', dense: true, cellNF: true, cellHTML: false, cellText: false, sheetRows: 0 }),
  );
  terms.check({ bytesRead: bytes.length, bytesTotal: bytes.length, rows: 0 });
  const marks = workbook.Workbook?.Sheets ?? [];
  const sheets = workbook.SheetNames.filter((_, at) => (marks[at]?.Hidden ?? visible) === visible);
  const chosen = sheets.filter((name) => options.sheet === undefined || name === options.sheet);
  if (chosen.length === 0) throw importFaults.noSheet(options.sheet ?? '');
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  for (const name of chosen) {
    const sheet = workbook.Sheets[name];
    if (!sheet) continue;
    const table = new TableBuilder(terms, bytes.length);
    const open: OpenTable = { kind: 'xls', sheets, sheet: name, table };
    for (const _rows of fill(table, sheet, from1904)) {
      terms.check({ bytesRead: bytes.length, bytesTotal: bytes.length, rows: table.rows });
      if (table.rows > 0) yield open;
    }
    if (table.rows > 0) return { ...open, complete: !table.isFull };
  }
  throw importFaults.empty();
}

/** Fills the table, some thousand rows a step. */
function* fill(table: TableBuilder, sheet: WorkSheet, from1904: boolean): Generator<number> {
  const rows: unknown = sheet['!data'];
  if (!Array.isArray(rows)) return;
  for (let row = 0; row < rows.length && !table.isFull; row += 1) {
    const cells: unknown = rows[row];
    if (row % 4096 === 0) yield row;
    if (!Array.isArray(cells)) continue;
    table.startRow(row + 1);
    cells.forEach((cell: CellObject | undefined, column) => {
      if (cell) table.cell(column, cellValue(cell, from1904));
    });
  }
}

function cellValue(cell: CellObject, from1904: boolean): string {
  const { v: value } = cell;
  if (typeof value === 'number' && cell.t === 'n') {
    const kind = typeof cell.z === 'string' ? formatKind(cell.z) : 'number';
    if (typeof kind === 'object') return codeText(String(value), kind.digits);
    if (kind === 'span') return spanText(value);
    return kind === 'moment' ? momentText(value, from1904) : numberText(String(value));
  }
  if (cell.t === 'e') return cell.w ?? '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').replaceAll('\r', '\n') : '';
}

function parse<Parsed>(read: () => Parsed): Parsed {
  try {
    return read();
  } catch (fault) {
    const isLocked = fault instanceof Error && /password|encrypt/i.test(fault.message);
    throw isLocked ? importFaults.encrypted() : importFaults.damaged();
  }
}
