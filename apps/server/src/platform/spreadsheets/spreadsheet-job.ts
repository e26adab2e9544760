import type { FieldError, LocalizedText } from '@lading/contracts/core';
import type { Reading } from '@lading/import-engine/reading';
import type { ValueMatches } from '@lading/import-engine/value-matches';

/** A stored file, and how to read it. */
export interface SpreadsheetSource {
  path: string;
  fileName: string;
  reading: Reading;
}

/** Where and how the rows of a file are written as the reply to a call; see `writeRows`. */
export interface RowsReply {
  path: string;
  form: RowsForm;
  /** Only the rows with findings, without their values. */
  faultsOnly: boolean;
}

/** One row per line, or the envelope with the rows as its `data`, or nested once more for the product import (spec §7). */
export type RowsForm = 'lines' | 'data' | 'nested';

/** A file to read into the rows of an import. */
export interface RowsJob extends SpreadsheetSource {
  /** Key of the import's definition. */
  importKey: string;
  /** System field → heading; the suggestion by default. */
  mapping?: Readonly<Record<string, string>> | undefined;
  /** System field → the value of every row, for what the file does not contain. */
  fixedValues?: Readonly<Record<string, string>> | undefined;
  valueMatches?: ValueMatches | undefined;
  reply: RowsReply;
}

/** Facts about rows in addition to the written reply. */
export interface RowsTold {
  /** System field → heading, as given or suggested. */
  mapping: Readonly<Record<string, string>>;
}

/** A file to analyze, done in a separate worker (decision D8). */
export interface AnalysisJob extends SpreadsheetSource {
  /** Key of the import's definition; without it nothing is suggested. */
  importKey?: string | undefined;
  /** Fields that this organization mapped headings to before; see `suggestMapping`. */
  learned?: Readonly<Record<string, string>> | undefined;
}

/** The answer of a worker: the result, or why the file, its mapping or the caller's rows are invalid. */
export type JobAnswer<Result> =
  { ok: true; result: Result } | { ok: false; fault: LocalizedText } | { ok: false; faults: FieldError[] };
