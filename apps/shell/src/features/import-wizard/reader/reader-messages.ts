import type { LocalizedText } from '@lading/contracts/localized-text';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { Analysis } from '@lading/import-engine/analyse-table';
import type { RowBlock, WholeFile } from '@lading/import-engine/file-reading';
import type { ImportFaultCode } from '@lading/import-engine/import-fault';
import type { Reading } from '@lading/import-engine/reading';

/** What the reading worker is asked. `job` numbers each question; the newest of a kind is answered, an older one is let go. */
export type ReaderRequest =
  | {
      do: 'open';
      job: number;
      file: File;
      importKey: string;
      reading: Reading;
      /** What headings of the organisation have stood for; see `suggestMapping`. */
      learned: FieldMapping;
    }
  | {
      do: 'rows';
      job: number;
      /** System field → heading. */
      mapping: Readonly<Record<string, string>>;
      /** System field → the value of every row. */
      fixedValues: Readonly<Record<string, string>>;
    }
  /** The opened file is read to its end. */
  | { do: 'rest'; job: number }
  /** A block has been taken, and the next is wanted. */
  | { do: 'more-rows'; job: number }
  | { do: 'stop-rows'; job: number };

/** What the reading worker tells, each with the job that it belongs to. */
export type ReaderAnswer = { job: number } & (
  | { tells: 'head'; analysis: Analysis }
  | { tells: 'whole'; whole: WholeFile }
  | { tells: 'block'; block: RowBlock }
  | { tells: 'rows-end' }
  | { tells: 'fault'; code: ImportFaultCode; text: LocalizedText }
);
