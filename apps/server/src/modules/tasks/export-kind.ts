import type { Language } from '@lading/contracts/identity';
import type { z } from 'zod';
import type { Trx } from '../../platform/database.ts';

/** A label in both languages. */
export interface Word {
  en: string;
  zh: string;
}

/** The value of an export cell; a moment is written in the requester's zone. */
export type ExportValue = string | number | Date | null | undefined;

/** One column of an exported list. */
export interface ExportColumn<Row> {
  heading: Word;
  /** In characters. */
  width?: number;
  value: (row: Row, language: Language) => ExportValue;
}

/** The value of a column whose key, such as a status, stands for words. */
export const inWords =
  <Key extends string, Row>(
    words: Readonly<Record<Key, Word>>,
    keyOf: (row: Row) => Key,
  ): ExportColumn<Row>['value'] =>
  (row, language) =>
    words[keyOf(row)][language === 'cn' ? 'zh' : 'en'];

/** One list that can be exported (decision D7). */
export interface ExportKind<Choice, Row> {
  /** See `taskType` of the contracts. */
  taskType: number;
  /** The task number reads `Export-{module}`. */
  module: string;
  /** Names the file and its sheet. */
  title: Word;
  /** Filters and order of the rows; stored as JSON while the export waits. */
  choice: z.ZodType<Choice>;
  count: (trx: Trx, choice: Choice) => Promise<number>;
  /** Every row in order, read by a cursor and never completely in memory. */
  rows: (trx: Trx, choice: Choice) => AsyncIterable<readonly Row[]>;
  columns: readonly ExportColumn<Row>[];
}
