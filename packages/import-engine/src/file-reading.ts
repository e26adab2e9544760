import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { limits } from '@lading/contracts/limits';
import { analyseTable, type Analysis } from './analyse-table.ts';
import { applyMapping } from './apply-mapping.ts';
import { checkCells } from './check-cells.ts';
import { chooseSheet } from './choose-sheet.ts';
import { importFaults } from './import-faults.ts';
import { scientificCells, warningsKept } from './mark-scientific.ts';
import { oddRows } from './odd-rows.ts';
import { packColumns, type PackedColumns } from './pack-columns.ts';
import { packFaults, type PackedFaults } from './pack-faults.ts';
import type { CellWarning, RawTable } from './raw-table.ts';
import type { ReadOptions } from './read-options.ts';
import { readOptionsOf, type Reading } from './reading.ts';
import { headRows, longCsvHead, sheetSteps } from './read-sheet.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import type { Sheet } from './sheet.ts';

/** Rows of the first block, which is to be on the screen at once, and of each other. */
const firstBlockRows = 100;
const blockRows = 2_000;
/** How long is read before others get their turn. */
const turnMs = 24;

/** What is read, and for which import. */
export interface FileReadingOptions {
  file: Uint8Array | Blob;
  fileName: string;
  definition: ImportDefinition;
  reading?: Reading;
  /** Other bounds than those of decision D8. */
  limits?: ReadOptions['limits'];
  /** What headings of the organisation have stood for; see `suggestMapping`. */
  learned?: Readonly<Record<string, string>>;
  /** Gives way to whatever else waits, such as the next message of a worker. */
  pause: () => Promise<void>;
}

/** What the whole file has turned out to hold. */
export interface WholeFile {
  /** Data rows below the headings. */
  rowCount: number;
  /** Of a CSV only; its head may have told another where it was plain ASCII. */
  encoding: string | null;
}

/** Some rows of an import, mapped and checked each by itself; whether a value stands twice in the file is not seen here. */
export interface RowBlock {
  packed: PackedColumns;
  rowNumbers: Uint32Array<ArrayBuffer>;
  faults: PackedFaults;
  /** Rows of the block that may hold something odd, ascending; see `oddRows`. */
  odd: Uint32Array<ArrayBuffer>;
  /** `column` is an index into the definition's fields. */
  warnings: CellWarning[];
}

/**
 * A file that is read in the background while somebody maps its columns: first its head, then all of it in one pass, and its mapped
 * rows block by block as far as they have been read (decision D8). Another sheet, header row or encoding is another reading.
 */
export class FileReading {
  readonly #options: FileReadingOptions;
  #reading: Reading;
  /** Begun by the first who needs them. */
  #steps: Promise<ReadSteps> | undefined;
  #open: OpenTable | undefined;
  #isComplete = false;
  #fault: unknown;
  #head: { analysis: Analysis; sheet: Sheet } | undefined;
  /** Row index of the first data row. */
  #firstRow = 0;
  #turnBegan = performance.now();

  constructor(options: FileReadingOptions) {
    this.#options = options;
    this.#reading = options.reading ?? {};
  }

  /** Data rows that have been read so far. */
  get rowsRead(): number {
    return Math.max(0, this.#closedRows - this.#firstRow);
  }

  /** Reads the head and tells what is in it, of the sheet that is likely meant where none was named. @throws ImportFault */
  async head(): Promise<Analysis> {
    const analysis = await this.#headOfSheet();
    if (this.#reading.sheet !== undefined || analysis.sheets.length < 2) return analysis;
    const { file, definition } = this.#options;
    const sheet = await chooseSheet(file, this.#readOptions, definition, analysis);
    if (sheet === undefined) return analysis;
    this.#reading = { ...this.#reading, sheet };
    this.#steps = undefined;
    this.#isComplete = false;
    this.#open = undefined;
    return this.#headOfSheet();
  }

  async #headOfSheet(): Promise<Analysis> {
    const { headerRow } = this.#reading;
    const long = await longCsvHead(this.#options.file, this.#readOptions);
    if (long && hasHead(long, long.table.closedRows, headerRow))
      return this.#analyse(long, long.table.closedRows);
    while (!this.#isComplete && !(this.#open && hasHead(this.#open, this.#closedRows, headerRow)))
      await this.#step();
    const analysis = this.#analyse(this.#open!, this.#closedRows);
    if (this.#isComplete) this.#checkRowCount();
    return analysis;
  }

  /** Reads on to the end of the file. @throws ImportFault */
  async rest(): Promise<WholeFile> {
    while (!this.#isComplete) await this.#step();
    return { rowCount: this.#checkRowCount(), encoding: this.#open!.encoding ?? null };
  }

  /**
   * The rows through a mapping, as they are read. May be asked for while {@link rest} is under way, and again with another mapping.
   *
   * @param mapping system field → heading
   * @param fixedValues system field → the value of every row
   * @throws ImportFault
   */
  async *blocks(
    mapping: Readonly<Record<string, string>>,
    fixedValues: Readonly<Record<string, string>>,
  ): AsyncGenerator<RowBlock> {
    let row = this.#firstRow;
    let rowsGiven = 0;
    let warningsLeft = warningsKept;
    for (;;) {
      const wanted = rowsGiven === 0 ? firstBlockRows : blockRows;
      while (!this.#isComplete && this.#closedRows - row < wanted) await this.#step();
      const end = Math.min(this.#closedRows, row + wanted);
      if (end === row) break;
      const block = this.#block({ from: row, to: end }, mapping, fixedValues, rowsGiven > 0);
      block.warnings.length = Math.min(block.warnings.length, warningsLeft);
      warningsLeft -= block.warnings.length;
      rowsGiven += block.packed.rowCount;
      row = end;
      yield block;
      await this.#giveWay();
    }
    this.#checkRowCount();
  }

  #block(
    { from, to }: { from: number; to: number },
    mapping: Readonly<Record<string, string>>,
    fixedValues: Readonly<Record<string, string>>,
    isContinuation: boolean,
  ): RowBlock {
    const { definition } = this.#options;
    const { headings, columnNumbers } = this.#head!.sheet;
    const seen = this.#open!.table.peek(columnNumbers, from, to);
    const warnings = [...seen.warnings, ...scientificCells(seen)];
    const sheet: Sheet = { ...seen, headings, columnNumbers, warnings, rowCount: seen.rowNumbers.length };
    const rows = applyMapping(definition, sheet, mapping, fixedValues);
    const packed = packColumns(rows.columns, rows.rowCount);
    return {
      packed,
      rowNumbers: Uint32Array.from(rows.rowNumbers),
      faults: packFaults(checkCells(definition, rows, isContinuation).byRow),
      odd: oddRows(definition, packed),
      warnings: rows.warnings,
    };
  }

  get #closedRows(): number {
    const table = this.#open?.table;
    return (this.#isComplete ? table?.rows : table?.closedRows) ?? 0;
  }

  get #readOptions(): ReadOptions {
    const { fileName, limits: bounds } = this.#options;
    return { ...readOptionsOf(fileName, this.#reading), ...(bounds && { limits: bounds }) };
  }

  /** Finds headings and suggestion in the rows that have been read so far. */
  #analyse(open: OpenTable, closedRows: number): Analysis {
    const { definition, learned } = this.#options;
    const { headerRow } = this.#reading;
    const { table, ...file } = open;
    const columnNumbers = table.columnNumbers;
    const seen = table.peek(
      columnNumbers,
      0,
      headerRow === undefined ? Math.min(headRows, closedRows) : closedRows,
    );
    const rowCount = seen.rowNumbers.length;
    const complete = this.#isComplete && rowCount === table.rows;
    const head: RawTable = { ...file, ...seen, rowCount, columnNumbers, complete };
    this.#head = analyseTable(head, { definition, headerRow, learned });
    this.#firstRow = head.rowNumbers.indexOf(this.#head.analysis.headerRow) + 1;
    return this.#head.analysis;
  }

  #checkRowCount(): number {
    const rowCount = this.#closedRows - this.#firstRow;
    const allowed = this.#options.limits?.rows ?? limits.importFile.rows;
    if (rowCount > allowed) throw importFaults.tooManyRows(allowed);
    return rowCount;
  }

  /** Reads one step; several who wait for rows drive the same reading. */
  async #step(): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault;
    try {
      this.#steps ??= sheetSteps(this.#options.file, this.#readOptions);
      const steps = await this.#steps;
      // Another who waited for the same may have read to the end by now.
      if (this.#isComplete) return;
      const { done, value } = steps.next();
      this.#open = value;
      if (done) this.#isComplete = true;
    } catch (fault) {
      this.#fault = fault;
      throw fault;
    }
    await this.#giveWay();
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#turnBegan < turnMs) return;
    await this.#options.pause();
    this.#turnBegan = performance.now();
  }
}

/** Whether the rows that are certain hold the headings and enough of what stands below. */
function hasHead({ table }: OpenTable, closedRows: number, headerRow: number | undefined): boolean {
  if (headerRow === undefined) return closedRows >= headRows;
  const last = closedRows - headRows;
  return last >= 0 && table.rowNumberAt(last)! >= headerRow;
}
