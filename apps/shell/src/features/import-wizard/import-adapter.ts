import type { DownloadedFile } from '@lading/api-client/download-file';
import type { AnalysedFile } from '@lading/contracts/entities/analysed-file';
import type { ImportOutcome } from '@lading/contracts/entities/import-outcome';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { FieldError } from '@lading/contracts/localized-text';
import type { PreviewCall } from './preview-save.ts';

/** How to read a file where the guess was wrong (decision D8). */
export interface Reading {
  sheet?: string;
  /** As a spreadsheet numbers it, from 1. */
  headerRow?: number;
  encoding?: string;
}

/** What the rows of step 2 are made from. */
export interface RowSource {
  file: File;
  analysed: AnalysedFile;
  mapping: FieldMapping;
  /** System field → one value for every row. */
  fixedValues: FieldMapping;
  /** The template that was chosen. */
  templateId: string | null;
}

/** What a save is told beside its rows. */
interface SaveOptions {
  analysed: AnalysedFile;
  /** Sent twice with the same key, a save is done once (decision D8). */
  idempotencyKey: string;
}

/** What an import does on the wire, so that the wizard knows steps and not calls. Every method throws `ApiError`. */
export interface ImportAdapter {
  /** Uploads a file and learns its columns. */
  analyse: (file: File, signal: AbortSignal) => Promise<AnalysedFile>;
  /** Reads the uploaded file anew with another sheet, header row or encoding. */
  analyseAgain: (referenceId: string, reading: Reading, signal: AbortSignal) => Promise<AnalysedFile>;
  /** The rows as they come, each with its faults. */
  rows: (source: RowSource, signal: AbortSignal) => AsyncIterable<ImportRow>;
  /** All faults of rows that belong together, per row; of products always one row. */
  validate: (rows: ImportRow[], signal: AbortSignal) => Promise<readonly (readonly FieldError[])[]>;
  /** The rows and their faults as a workbook that can be corrected and imported again. */
  exportErrors: (rows: ImportRow[]) => Promise<DownloadedFile>;
  /** Tells what a save of rows would do. Missing where the import creates only. */
  preview?: PreviewCall;
  /** Saves all the rows or none. A back end that does not say what it did gives null. */
  save: (rows: ImportRow[], options: SaveOptions) => Promise<ImportOutcome | null>;
}
