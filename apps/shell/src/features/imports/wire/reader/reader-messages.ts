import type { FileLimits, LocalizedMessage } from '@lading/contracts/core';
import type { FieldMapping } from '@lading/contracts/imports';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { WholeFile } from '@lading/import-engine/file-reading';
import type { RowBlock } from '@lading/import-engine/row-block';
import type { ImportFaultCode } from '@lading/import-engine/import-fault';
import type { Reading } from '@lading/import-engine/reading';
import type { ForeignValues, ValueMatches } from '@lading/import-engine/value-matches';

/** The requests to the reader worker. `job` numbers each request; only the newest of a kind is answered. */
export type ReaderRequest =
  | {
      do: 'open';
      job: number;
      file: File;
      importKey: string;
      reading: Reading;
      /** The limits of the page, see `take-file-limits`. */
      limits: FileLimits;
      /** Fields that this organization mapped headings to before; see `suggestMapping`. */
      learned: FieldMapping;
    }
  | {
      do: 'rows';
      job: number;
      /** System field → heading. */
      mapping: Readonly<Record<string, string>>;
      /** System field → the value of every row. */
      fixedValues: Readonly<Record<string, string>>;
      valueMatches: ValueMatches;
    }
  /** Reads the opened file to its end, and counts the foreign values of select fields. */
  | { do: 'foreign-values'; job: number; mapping: Readonly<Record<string, string>> }
  /** Reads the opened file to its end. */
  | { do: 'rest'; job: number }
  /** A block was consumed: send the next one. */
  | { do: 'more-rows'; job: number }
  | { do: 'stop-rows'; job: number };

/** The answers of the reading worker, each with its job. `betterImport` is the key of the import that the file fits far better. */
export type ReaderAnswer = { job: number } & (
  | { type: 'head'; analysis: Analysis; betterImport: string | undefined }
  | { type: 'whole'; whole: WholeFile }
  | { type: 'block'; block: RowBlock }
  | { type: 'rows-end' }
  | { type: 'foreign-values'; found: Readonly<Record<string, ForeignValues>> }
  | { type: 'error'; code: ImportFaultCode; text: LocalizedMessage }
);
