import { limits } from '@lading/contracts/core';
import type { ImportDefinition } from '@lading/contracts/imports';
import { analyseTable, type Analysis } from './analyse-table.ts';
import { chooseSheet, sheetsAlike } from './choose-sheet.ts';
import { FileRows } from './file-rows.ts';
import type { HiddenRows } from './hidden-rows.ts';
import { importFaults } from './import-faults.ts';
import { ForeignColumns } from './foreign-columns.ts';
import { firstDataRow } from './header-rows.ts';
import type { RawTable } from './raw-table.ts';
import type { ReadOptions } from './read-options.ts';
import { readOptionsOf, type Reading } from './reading.ts';
import { hasHead, headRows, longCsvHead, mayHoldMerged, sheetSteps } from './read-sheet.ts';
import type { OpenTable, ReadSteps } from './read-steps.ts';
import { rowBlock, type RowBlock, type RowSources } from './row-block.ts';
import type { Sheet } from './sheet.ts';
import { rowsTogether } from './rows-together.ts';
import { sheetRows } from './sheet-rows.ts';
import { UnpackedParts } from './unpacked-parts.ts';
import type { ForeignValues } from './value-matches.ts';

/** Rows of the first block, which should appear immediately, and of every other block. */
const firstBlockRows = 100;
const blockRows = 5_000;
/** Time spent reading before yielding. */
const turnMs = 24;

/** What is read, and for which import. */
export interface FileReadingOptions {
  file: Uint8Array | Blob;
  fileName: string;
  definition: ImportDefinition;
  reading?: Reading;
  /** Limits other than those of decision D8. */
  limits?: ReadOptions['limits'];
  /** Fields that this organization mapped headings to before; see `suggestMapping`. */
  learned?: Readonly<Record<string, string>>;
  /** Yields to other work, such as the next message of a worker. */
  pause: () => Promise<void>;
}

/** Facts about the whole file, known after it has been read. */
export interface WholeFile {
  /** Data rows below the headings. */
  rowCount: number;
  /** For CSV only; differs from the head's encoding when the head was plain ASCII. */
  encoding: string | null;
  /** See `Analysis`. */
  garbled: string | null;
  /** See `Analysis`. */
  hiddenRows?: HiddenRows;
}

/**
 * A file that is read in the background while the user maps its columns: first its head, then everything in one pass; mapped rows are
 * available block by block (decision D8). Another sheet, header row or encoding needs a new reading.
 */
export class FileReading {
  readonly #options: FileReadingOptions;
  #reading: Reading;
  #steps: Promise<ReadSteps> | undefined;
  #open: OpenTable | undefined;
  #isComplete = false;
  /** Whether the sheet may hold merged cells, once that was determined. */
  #search: Promise<boolean> | undefined;
  /** Parts that were unpacked to determine that. */
  readonly #unpacked = new UnpackedParts();
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

  /** Reads and analyzes the head, of the most likely sheet if none was chosen. @throws ImportFault */
  async head(): Promise<Analysis> {
    const analysis = await this.#headOfSheet();
    if (analysis.sheets.length < 2) return analysis;
    const { file, definition } = this.#options;
    const chosen =
      this.#reading.sheet === undefined
        ? await chooseSheet(file, this.#readOptions, definition, analysis)
        : undefined;
    if (chosen === undefined) return this.#withSheetsAlike(analysis);
    this.#reading = { ...this.#reading, sheet: chosen };
    this.#steps = undefined;
    this.#isComplete = false;
    this.#open = undefined;
    return this.#withSheetsAlike(await this.#headOfSheet());
  }

  async #withSheetsAlike(analysis: Analysis): Promise<Analysis> {
    const found = await sheetsAlike(this.#options.file, this.#readOptions, this.#open!);
    return found.length === 0 ? analysis : { ...analysis, sheetsAlike: [...found] };
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
    // Continues with the parts that were unpacked for the search, which is faster than unpacking them again in steps.
    if (!this.#isComplete) await this.#mayBeFilled();
    while (!this.#isComplete) await this.#step();
    const { encoding = null, garbled = null, table } = this.#open!;
    return { rowCount: this.#checkRowCount(), encoding, garbled, ...table.hidden };
  }

  /**
   * Yields the mapped rows while the file is read. Can be called while {@link rest} is running, and again with another mapping.
   *
   * @throws ImportFault
   */
  async *blocks(
    mapping: RowSources['mapping'],
    fixedValues: RowSources['fixedValues'],
    valueMatches?: RowSources['valueMatches'],
  ): AsyncGenerator<RowBlock> {
    const sources = { mapping, fixedValues, valueMatches };
    const { definition } = this.#options;
    const key = definition.grouping && mapping[definition.grouping.by];
    // A workbook lists merged cells after its rows, and a file may have rows of a record apart: others are yielded as they are read.
    if (key !== undefined || (!this.#isComplete && (await this.#mayBeFilled()))) await this.rest();
    let row = this.#firstRow;
    let rowsGiven = 0;
    const { sheet, analysis } = this.#head!;
    const fileRows = new FileRows(definition, sheet.headings, sources.mapping, analysis.origin);
    const rowsAt = (from: number, to: number) => sheetRows(this.#open!, sheet, [from, to], key);
    const together = key && rowsTogether(definition, rowsAt(row, this.#closedRows), mapping);
    for (;;) {
      const wanted = rowsGiven === 0 ? firstBlockRows : blockRows;
      while (!this.#isComplete && this.#closedRows - row < wanted) await this.#step();
      const end = Math.min(this.#closedRows, row + wanted);
      if (end === row) break;
      const context = { sources, fileRows, isContinuation: rowsGiven > 0 };
      const part = together ? together(row - this.#firstRow, end - this.#firstRow) : rowsAt(row, end);
      const block = rowBlock(definition, part, context);
      rowsGiven += block.packed.rowCount;
      row = end;
      yield block;
      await this.#giveWay();
    }
    this.#checkRowCount();
  }

  /** The foreign values of the columns that fill select fields, once the file has been read. @throws ImportFault */
  async foreignValues(
    mapping: Readonly<Record<string, string>>,
  ): Promise<Readonly<Record<string, ForeignValues>>> {
    await this.rest();
    const { headings, columnNumbers } = this.#head!.sheet;
    const foreign = new ForeignColumns(this.#options.definition, headings, mapping);
    if (foreign.isEmpty) return {};
    for (let from = this.#firstRow; from < this.#closedRows; from += blockRows) {
      const to = Math.min(this.#closedRows, from + blockRows);
      foreign.add(this.#open!.table.peek(columnNumbers, from, to).columns);
      await this.#giveWay();
    }
    return foreign.found;
  }

  /** Whether rows that were read may still get values from merged cells. Determining this reads no rows. */
  async #mayBeFilled(): Promise<boolean> {
    if (!this.#readOptions.fillsMerged || !this.#open) return false;
    this.#search ??= mayHoldMerged(this.#options.file, this.#open, this.#readOptions, () => this.#giveWay());
    return this.#search;
  }

  get #closedRows(): number {
    return this.#open?.table[this.#isComplete ? 'rows' : 'closedRows'] ?? 0;
  }

  get #readOptions(): ReadOptions {
    const { fileName, definition, limits: bounds } = this.#options;
    const options = readOptionsOf(fileName, this.#reading, definition);
    return { ...options, ...(bounds && { limits: bounds }), unpacked: this.#unpacked };
  }

  /** Finds headings and a suggested mapping in the rows read so far. */
  #analyse(open: OpenTable, closedRows: number): Analysis {
    const { definition, learned } = this.#options;
    const { headerRow, origin } = this.#reading;
    const { table, ...file } = open;
    const columnNumbers = table.columnNumbers;
    const seen = table.peek(
      columnNumbers,
      0,
      headerRow === undefined ? Math.min(headRows, closedRows) : closedRows,
    );
    const rowCount = seen.rowNumbers.length;
    const complete = this.#isComplete && rowCount === table.rows;
    const head: RawTable = { ...file, ...seen, ...table.hidden, rowCount, columnNumbers, complete };
    this.#head = analyseTable(head, { definition, headerRow, origin, learned });
    this.#firstRow = firstDataRow(head, head.rowNumbers.indexOf(this.#head.analysis.headerRow));
    return this.#head.analysis;
  }

  #checkRowCount(): number {
    const rowCount = this.#closedRows - this.#firstRow;
    const allowed = this.#options.limits?.rows ?? limits.importFile.rows;
    if (rowCount > allowed) throw importFaults.tooManyRows(allowed);
    return rowCount;
  }

  /** Reads one step; concurrent callers share the same reading. */
  async #step(): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault;
    await this.#search;
    try {
      this.#steps ??= sheetSteps(this.#options.file, this.#readOptions);
      const steps = await this.#steps;
      // Another caller may meanwhile have read to the end, or failed.
      if (this.#fault !== undefined) throw this.#fault;
      if (this.#isComplete) return;
      const { done, value } = steps.next();
      this.#open = value;
      this.#isComplete = done === true;
      if (done) this.#unpacked.clear();
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
