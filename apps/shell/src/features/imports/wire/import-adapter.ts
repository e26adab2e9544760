import type { DownloadedFile } from '@lading/api-client/download-file';
import type {
  AnalysedFile,
  FieldMapping,
  ImportOutcome,
  ImportRow,
  SavePreview,
} from '@lading/contracts/imports';
import type { Reading } from '@lading/import-engine/reading';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import type { ValidateRows } from '../model/checks/server-checks.ts';
import type { RowMarks } from '../model/rows/outgoing-rows.ts';

/** The file that the server checks, and how to read it. */
export interface FileToCheck {
  file: File;
  /** The server's analysis of the uploaded file. */
  analysed: AnalysedFile;
  mapping: FieldMapping;
  /** System field → one value for every row. */
  fixedValues: FieldMapping;
  valueMatches: ValueMatches;
  /** The chosen template. */
  templateId: string | null;
}

/** Options of a save besides its rows. */
export interface SaveOptions {
  /** The server's reference of the file that the rows came from. */
  referenceId: string;
  /** Sent twice with the same key, a save runs once (decision D8). */
  idempotencyKey: string;
  /** Rows of the file that are not sent, for the receipt. */
  leftOut?: number;
  /** Blank cells clear values of existing records (decision D23). */
  clearBlanks?: boolean;
}

/** The rows that a save would send, in the form for a preview; collected on demand. */
interface RowsToSave {
  /** The key and the marks of each. */
  marks: () => Promise<RowMarks>;
  /** All of them as a JSON list. */
  list: () => Promise<Blob>;
}

/** The calls of an import, so that the wizard depends on steps rather than calls. Every method throws `ApiError`. */
export interface ImportAdapter {
  /** Uploads a file; the reply names it for later calls. `onSent` is called with the fraction that has been sent. */
  analyse: (file: File, signal: AbortSignal, onSent?: (share: number) => void) => Promise<AnalysedFile>;
  /** Has the server read the uploaded file again with another sheet, header row or encoding. */
  analyseAgain: (referenceId: string, reading: Reading, signal: AbortSignal) => Promise<AnalysedFile>;
  /** The server's findings in the rows of the file: only rows with findings, or all of them from other back ends. */
  checkFile: (source: FileToCheck, signal: AbortSignal) => AsyncIterable<ImportRow>;
  /** Findings in rows that belong together, per row; products are always single rows. */
  validate: ValidateRows;
  /**
   * The rows and their errors, a JSON list, as a workbook that can be corrected and imported again; in the original columns if the
   * server has the file.
   */
  exportErrors: (rows: Blob, referenceId: string | null) => Promise<DownloadedFile>;
  /** Stores the skipped rows of an import with its receipt, as a JSON list with their errors; repeating the call does nothing. */
  keepLeftOut: (taskId: string, rows: Blob, referenceId: string) => Promise<unknown>;
  /** What a save of rows would do. Missing if the import only creates. */
  preview?: (
    rows: RowsToSave,
    options: Pick<SaveOptions, 'clearBlanks'>,
    signal: AbortSignal,
  ) => Promise<SavePreview>;
  /** Saves all rows of a JSON list or none. Null from a back end that does not report the result. */
  save: (rows: Blob, options: SaveOptions) => Promise<ImportOutcome | null>;
}
