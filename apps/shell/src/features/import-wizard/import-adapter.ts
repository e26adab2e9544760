import type { DownloadedFile } from '@lading/api-client/download-file';
import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { FieldError } from '@lading/contracts/localized-text';
import type { Reading } from '@lading/import-engine/reading';
import type { PreviewCall } from './save/preview-save.ts';

/** The file that the server checks, and through what it is to be read. */
export interface FileToCheck {
  file: File;
  /** What the server said when it took the file. */
  analysed: AnalysedFile;
  mapping: FieldMapping;
  /** System field → one value for every row. */
  fixedValues: FieldMapping;
  /** The template that was chosen. */
  templateId: string | null;
}

/** What a save is told beside its rows. */
interface SaveOptions {
  /** The server's reference of the file that the rows came from. */
  referenceId: string;
  /** Sent twice with the same key, a save is done once (decision D8). */
  idempotencyKey: string;
}

/** What the server finds in a row. */
export interface RowReply {
  errorMessages?: readonly FieldError[] | undefined;
  /** What does not keep the row back. */
  warningMessages?: readonly FieldError[] | undefined;
}

/** What an import does on the wire, so that the wizard knows steps and not calls. Every method throws `ApiError`. */
export interface ImportAdapter {
  /** Uploads a file; the reply names it for the calls that come later. `onSent` is told the share that has gone out. */
  analyse: (file: File, signal: AbortSignal, onSent?: (share: number) => void) => Promise<AnalysedFile>;
  /** Has the server read the uploaded file anew with another sheet, header row or encoding. */
  analyseAgain: (referenceId: string, reading: Reading, signal: AbortSignal) => Promise<AnalysedFile>;
  /** What the server finds in the rows of the file: those in which it finds something, or all of them as another back end sends them. */
  checkFile: (source: FileToCheck, signal: AbortSignal) => AsyncIterable<ImportRow>;
  /** All that is found in rows that belong together, per row; of products always one row. */
  validate: (rows: ImportRow[], signal: AbortSignal) => Promise<readonly RowReply[]>;
  /** The rows and their faults, a JSON list, as a workbook that can be corrected and imported again; of a file that the server has, in its columns. */
  exportErrors: (rows: Blob, referenceId: string | null) => Promise<DownloadedFile>;
  /** Tells what a save of rows would do. Missing where the import creates only. */
  preview?: PreviewCall;
  /** Saves all the rows of a JSON list or none. A back end that does not say what it did gives null. */
  save: (rows: Blob, options: SaveOptions) => Promise<ImportOutcome | null>;
}
