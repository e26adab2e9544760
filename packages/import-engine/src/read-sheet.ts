import { importFaults } from './import-faults.ts';
import { encodingHeadBytes, encodingOfHead, isAscii } from './detect-encoding.ts';
import { namesMerged } from './merge-search.ts';
import type { RawTable } from './raw-table.ts';
import { csvSteps, readCsv } from './read-csv.ts';
import type { ReadOptions } from './read-options.ts';
import { htmlSteps } from './read-html.ts';
import { readToEnd, type OpenTable, type ReadSteps } from './read-steps.ts';
import { isBinaryWorkbook, xlsSteps } from './read-xls.ts';
import { xlsxSteps } from './read-xlsx.ts';
import { xmlWorkbookSteps } from './read-xml-workbook.ts';
import { sniffFormat } from './sniff-format.ts';
import { limits } from '@lading/contracts/core';

/** Rows of a head: enough to find the headings under a preamble and to see what the columns hold. */
export const headRows = 100;
/** Bytes of a CSV examined for its head, which mostly determine its encoding. */
const csvHeadBytes = encodingHeadBytes;
/** Bytes split into rows first: enough for {@link headRows} rows unless they are very long. */
const firstRowsBytes = 256 * 1024;

/**
 * Reads an entire spreadsheet file (spec §5, decision D8). Its content decides the format, not its name.
 *
 * @throws ImportFault with a text for the user, see `ImportFaultCode`
 */
export async function readSheet(file: Uint8Array | Blob, options: ReadOptions = {}): Promise<RawTable> {
  checkOutside(file, options);
  const bytes = await bytesOf(file);
  return readBytes(bytes, options, true);
}

/**
 * Reads the first rows of a spreadsheet file without reading the rest: only the first bytes of a CSV, only the first
 * rows of an .xlsx and the strings that they use. An .xls can only be read completely.
 *
 * @throws ImportFault with a text for the user, see `ImportFaultCode`
 */
export async function readHead(file: Uint8Array | Blob, options: ReadOptions = {}): Promise<RawTable> {
  checkOutside(file, options);
  const size = sizeOf(file);
  const withRows = { maxRows: headRows, ...options };
  const start = await bytesOf(file, Math.min(size, csvHeadBytes));
  if (sniffFormat(start) !== 'csv') return readBytes(await bytesOf(file), withRows, true);
  return readBytes(start, withRows, size <= csvHeadBytes);
}

/**
 * Reads a file step by step, for a caller that works between the steps: shows the head, checks the available rows.
 *
 * @throws ImportFault here or at a step, see `ImportFaultCode`
 */
export async function sheetSteps(file: Uint8Array | Blob, options: ReadOptions = {}): Promise<ReadSteps> {
  checkOutside(file, options);
  const bytes = await bytesOf(file);
  return stepsOf(bytes, options);
}

function stepsOf(bytes: Uint8Array, options: ReadOptions): ReadSteps | Promise<ReadSteps> {
  switch (sniffFormat(bytes.subarray(0, 4096))) {
    case 'csv':
      return csvSteps(bytes, options);
    case 'html':
      return htmlSteps(bytes, options);
    case 'xml':
      return xmlWorkbookSteps(bytes, options);
    case 'xls':
      return xlsSteps(bytes, options);
    case 'xlsx':
      return isBinaryWorkbook(bytes) ? xlsSteps(bytes, options) : xlsxSteps(bytes, options);
  }
}

/**
 * The first rows of a long CSV without the rest, so that they are available immediately. Undefined for any other
 * file, and for one whose encoding is unclear from its first bytes. Plain ASCII reads the same in every encoding; the
 * rest of the file decides later.
 *
 * @throws ImportFault, see `ImportFaultCode`
 */
export async function longCsvHead(
  file: Uint8Array | Blob,
  options: ReadOptions = {},
): Promise<OpenTable | undefined> {
  checkOutside(file, options);
  if (sizeOf(file) <= csvHeadBytes) return undefined;
  const start = await bytesOf(file, csvHeadBytes);
  if (sniffFormat(start.subarray(0, 4096)) !== 'csv') return undefined;
  const encoding = options.encoding ?? encodingOfHead(start) ?? (isAscii(start) ? 'utf-8' : undefined);
  if (encoding === undefined) return undefined;
  const read = (bytes: Uint8Array) => csvSteps(bytes, { ...options, encoding }, false).next().value;
  const first = read(start.subarray(0, firstRowsBytes));
  return first.table.closedRows >= headRows ? first : read(start);
}

/**
 * Whether cells of a table that is being read are, or may be, merged over rows. An .xlsx is searched without reading its cells,
 * which is much faster; the other formats that list merged cells after their rows are small.
 *
 * @param pause called often while searching
 */
export async function mayHoldMerged(
  file: Uint8Array | Blob,
  { kind, sheet }: OpenTable,
  options: ReadOptions,
  pause: () => Promise<void>,
): Promise<boolean> {
  if (kind !== 'xlsx') return kind !== 'csv';
  return namesMerged(await bytesOf(file), { ...options, sheet }, pause);
}

async function readBytes(bytes: Uint8Array, options: ReadOptions, isWhole: boolean): Promise<RawTable> {
  const isCsv = sniffFormat(bytes.subarray(0, 4096)) === 'csv';
  return isCsv ? readCsv(bytes, options, isWhole) : readToEnd(await stepsOf(bytes, options));
}

function checkOutside(file: Uint8Array | Blob, options: ReadOptions): void {
  if (options.fileName !== undefined && !/\.(?:csv|xlsx|xls|xlsb)$/i.test(options.fileName))
    throw importFaults.wrongEnding(options.fileName);
  const allowed = options.limits?.bytes ?? limits.importFile.bytes;
  if (sizeOf(file) > allowed) throw importFaults.tooLarge(allowed);
}

function sizeOf(file: Uint8Array | Blob): number {
  return file instanceof Uint8Array ? file.length : file.size;
}

async function bytesOf(file: Uint8Array | Blob, length = sizeOf(file)): Promise<Uint8Array> {
  return file instanceof Uint8Array
    ? file.subarray(0, length)
    : new Uint8Array(await file.slice(0, length).arrayBuffer());
}

/** Whether the completed rows include the headings and enough rows below them. */
export function hasHead({ table }: OpenTable, closedRows: number, headerRow = 0): boolean {
  const last = closedRows - headRows;
  return last >= 0 && table.rowNumberAt(last)! >= headerRow;
}
