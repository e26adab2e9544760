import type { FieldError } from '@lading/contracts/localized-text';
import type { ImportFaultCode } from '@lading/import-engine/import-fault';
import type { Reading } from '@lading/import-engine/reading';

/** A kept file, and how it is read. */
export interface SpreadsheetSource {
  path: string;
  fileName: string;
  reading: Reading;
}

/** Where and how the rows of a file are written as the reply to a call; see `writeRows`. */
export interface RowsReply {
  path: string;
  form: RowsForm;
  /** Only the rows in which something was found, without their values. */
  faultsOnly: boolean;
}

/** One row a line, or the envelope with the rows as its `data`, or nested once more as the product import has them (spec §7). */
export type RowsForm = 'lines' | 'data' | 'nested';

/** A file that is to be read into the rows of an import. */
export interface RowsJob extends SpreadsheetSource {
  /** Key of the import's definition. */
  importKey: string;
  /** System field → heading; left out, the suggestion is taken. */
  mapping?: Readonly<Record<string, string>> | undefined;
  /** System field → the value of every row, for what the file does not tell. */
  fixedValues?: Readonly<Record<string, string>> | undefined;
  reply: RowsReply;
}

/** What is told of rows beside the written reply. */
export interface RowsTold {
  /** System field → heading, as told or suggested. */
  mapping: Readonly<Record<string, string>>;
}

/** Work on one file, done in a worker of its own (decision D8). */
export type SpreadsheetJob =
  | (SpreadsheetSource & {
      kind: 'analyse';
      /** Key of the import's definition; without it nothing is suggested. */
      importKey?: string | undefined;
      /** What headings of the organisation have stood for; see `suggestMapping`. */
      learned?: Readonly<Record<string, string>> | undefined;
    })
  | (RowsJob & { kind: 'rows' });

/** What a worker answers: the result, or why the file, its mapping or the rows of the caller will not do. */
export type JobAnswer<Result> =
  | { ok: true; result: Result }
  | { ok: false; fault: { code: ImportFaultCode; message: string; zhMessage: string } }
  | { ok: false; faults: FieldError[] };
