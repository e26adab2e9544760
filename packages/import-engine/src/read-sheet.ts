import { importFaults } from './import-faults.ts';
import { encodingHeadBytes, encodingOfHead, isAscii } from './detect-encoding.ts';
import type { RawTable } from './raw-table.ts';
import { csvSteps, readCsv } from './read-csv.ts';
import type { ReadOptions } from './read-options.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { readXls, xlsSteps } from './read-xls.ts';
import { readXlsx, xlsxSteps } from './read-xlsx.ts';
import { sniffFormat } from './sniff-format.ts';
import { limits } from '@lading/contracts/limits';

/** Rows of a head: enough to see the headings under a preamble and what the columns hold. */
export const headRows = 100;
/** Of a CSV so many bytes are looked at for its head, which are those that mostly decide on its encoding. */
const csvHeadBytes = encodingHeadBytes;
/** So many of them are cut into rows first: enough for {@link headRows} of them unless they are very long. */
const firstRowsBytes = 256 * 1024;

/**
 * Reads a spreadsheet file whole (spec §5, decision D8). What the file holds decides how it is read, not its name.
 *
 * @throws ImportFault with a text for the user, see `ImportFaultCode`
 */
export async function readSheet(file: Uint8Array | Blob, options: ReadOptions = {}): Promise<RawTable> {
  checkOutside(file, options);
  const bytes = await bytesOf(file);
  return readBytes(bytes, options, true);
}

/**
 * Reads the first rows of a spreadsheet file without reading the rest: of a CSV only its first bytes, of an .xlsx only the first rows
 * and the strings that they use. An .xls can only be read whole.
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
 * Reads a file step by step, for a reader that does something else between the steps: shows the head, checks the rows that are there.
 *
 * @throws ImportFault here or at a step, see `ImportFaultCode`
 */
export async function sheetSteps(file: Uint8Array | Blob, options: ReadOptions = {}): Promise<ReadSteps> {
  checkOutside(file, options);
  const bytes = await bytesOf(file);
  const format = sniffFormat(bytes.subarray(0, 4096));
  if (format === 'csv') return csvSteps(bytes, options);
  return format === 'xlsx' ? xlsxSteps(bytes, options) : await xlsSteps(bytes, options);
}

/**
 * The first rows of a long CSV without the rest of it, so that they are there at once; undefined of any other file, and of one whose
 * encoding its first bytes do not tell. Plain ASCII reads the same in every encoding: which it is, the whole file tells later.
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

function readBytes(bytes: Uint8Array, options: ReadOptions, isWhole: boolean): RawTable | Promise<RawTable> {
  const format = sniffFormat(bytes.subarray(0, 4096));
  if (format === 'csv') return readCsv(bytes, options, isWhole);
  return format === 'xlsx' ? readXlsx(bytes, options) : readXls(bytes, options);
}

function checkOutside(file: Uint8Array | Blob, options: ReadOptions): void {
  if (options.fileName !== undefined && !/\.(?:csv|xlsx|xls)$/i.test(options.fileName))
    throw importFaults.onlyFileType();
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
