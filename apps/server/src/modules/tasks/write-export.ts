import type { Language } from '@lading/contracts/identity';
import type { ExportFormat } from '@lading/contracts/tasks';
import { TableSheet, type TableCell } from '@lading/import-engine/table-sheet';
import { csvRow } from '../../platform/spreadsheets/csv-row.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { wordOf, type ExportColumn, type ExportValue, type Word } from './export-kind.ts';

/** Excel detects UTF-8 only by this mark. */
const byteOrderMark = '\uFEFF';
const usualWidth = 16;

/** A list as it is written. */
export interface ExportedList<Row> {
  format: ExportFormat;
  title: Word;
  columns: readonly ExportColumn<Row>[];
  language: Language;
  /** IANA name. */
  timeZone: string;
  /** Called after each batch with the number of rows written. */
  onRows: (written: number) => Promise<void>;
}

/** The bytes of a list as its rows arrive: only one batch and the compression buffer are in memory. */
export async function* writeExport<Row>(
  batches: AsyncIterable<readonly Row[]>,
  list: ExportedList<Row>,
): AsyncGenerator<Uint8Array> {
  const write = list.format === 'csv' ? csvWriter(list) : sheetWriter(list);
  let written = 0;
  for await (const rows of batches) {
    yield* write.add(rows);
    written += rows.length;
    await list.onRows(written);
  }
  yield* write.end();
}

interface Writer<Row> {
  add: (rows: readonly Row[]) => Iterable<Uint8Array>;
  end: () => Iterable<Uint8Array>;
}

function csvWriter<Row>({ columns, language, timeZone }: ExportedList<Row>): Writer<Row> {
  const clock = wallClock(timeZone);
  const cell = (value: ExportValue) => (value instanceof Date ? clock(value).text : (value ?? null));
  const headings = csvRow(columns.map(({ heading }) => wordOf(heading, language)));
  // Waits for the first rows: an empty list has its headings too.
  let text = byteOrderMark + headings;
  return {
    add(rows) {
      for (const row of rows) text += csvRow(columns.map(({ value }) => cell(value(row, language))));
      const bytes = Buffer.from(text);
      text = '';
      return [bytes];
    },
    end: () => (text === '' ? [] : [Buffer.from(text)]),
  };
}

function sheetWriter<Row>({ title, columns, language, timeZone }: ExportedList<Row>): Writer<Row> {
  const clock = wallClock(timeZone);
  const cell = (value: ExportValue): TableCell =>
    value instanceof Date ? { days: clock(value).serial } : (value ?? null);
  const sheet = new TableSheet(
    wordOf(title, language),
    columns.map(({ heading, width = usualWidth }) => ({ heading: wordOf(heading, language), width })),
  );
  return {
    add(rows) {
      for (const row of rows) sheet.add(columns.map(({ value }) => cell(value(row, language))));
      return sheet.take();
    },
    end() {
      sheet.end();
      return sheet.take();
    },
  };
}
