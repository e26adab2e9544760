import type { FieldError } from '@lading/contracts/localized-text';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { CellWarning } from '@lading/import-engine/raw-table';
import type { ImportFaultCode } from '@lading/import-engine/import-fault';
import type { PackedColumns } from '@lading/import-engine/pack-columns';
import type { Reading } from '@lading/import-engine/reading';

/** Work on one file, done in a worker of its own (decision D8). */
export type SpreadsheetJob = {
  path: string;
  fileName: string;
  reading: Reading;
  /** Key of the import's definition; without it nothing is suggested. */
  importKey?: string | undefined;
  /** What headings of the organisation have stood for; see `suggestMapping`. */
  learned?: Readonly<Record<string, string>> | undefined;
} & (
  | { kind: 'analyse' }
  | { kind: 'sheet' }
  | {
      kind: 'rows';
      /** System field → heading; left out, the suggestion is taken. */
      mapping?: Readonly<Record<string, string>> | undefined;
      /** System field → the value of every row, for what the file does not tell. */
      fixedValues?: Readonly<Record<string, string>> | undefined;
    }
);

/** The rows of a file by system field, with their faults; columns are packed so that they travel without being copied. */
export interface MappedRows {
  fields: string[];
  /** System field → heading, as told or suggested. */
  mapping: Readonly<Record<string, string>>;
  packed: PackedColumns;
  rowNumbers: Uint32Array;
  /** Row index → its faults. */
  faults: [row: number, faults: FieldError[]][];
  warnings: CellWarning[];
}

/** A whole sheet in the columns of its file. The header row must have been told. */
export interface SheetColumns {
  headings: string[];
  packed: PackedColumns;
  rowNumbers: Uint32Array;
}

/** What a worker answers: the result, or why the file cannot be imported. */
export type JobAnswer =
  | { ok: true; result: Analysis | MappedRows | SheetColumns }
  | { ok: false; fault: { code: ImportFaultCode; message: string; zhMessage: string } }
  | { ok: false; mappingFaults: FieldError[] };
