import { Readable } from 'node:stream';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { Language } from '@lading/contracts/entities/user-info';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { fieldColumns } from '@lading/import-engine/error-columns';
import { writeErrorSheet, type ErrorRow } from '@lading/import-engine/write-error-sheet';
import type { FileReply } from '../replies.ts';
import { textOf } from './import-rows.ts';
import { inTurns } from './in-turns.ts';
import { originalColumns, type OriginalFile } from './original-columns.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What an export of errors is about beside its rows. */
interface ErrorWorkbook {
  definition: ImportDefinition;
  language: Language;
}

/** Rows of an import with their faults as a workbook, made piece by piece between other work. */
export const errorWorkbook = (about: ErrorWorkbook, rows: readonly ImportRow[]): FileReply =>
  errorWorkbookReply(about, { content: Readable.from(inTurns(errorWorkbookBytes(about, rows), 1)) });

/** The reply with a workbook of errors. @param original name of the file that the rows came from */
export function errorWorkbookReply(
  { definition, language }: ErrorWorkbook,
  written: Pick<FileReply, 'content' | 'bytes'>,
  original?: string,
): FileReply {
  const title = language === 'cn' ? definition.title.zh : definition.title.en;
  const name = original?.replace(/\.[^.]*$/, '') || title;
  const fileName = language === 'cn' ? `${name}-错误.xlsx` : `${name} - errors.xlsx`;
  return { fileName, contentType, ...written };
}

/**
 * Rows of an import with their faults as a workbook that can be corrected and imported again (spec §7): in the columns of the file
 * they came from where it is known, in those of the import's fields otherwise. Bytes come as they are done.
 */
export function errorWorkbookBytes(
  { definition, language }: ErrorWorkbook,
  rows: readonly ImportRow[],
  original?: OriginalFile,
): Generator<Uint8Array> {
  const { columns, cellsOf } = original
    ? originalColumns(definition, rows, original, language)
    : {
        columns: fieldColumns(definition, language),
        cellsOf: (row: ImportRow) => definition.fields.map(({ key }) => textOf(row, key)),
      };
  return writeErrorSheet(columns, errorRows(rows, cellsOf), language);
}

function* errorRows(rows: readonly ImportRow[], cellsOf: (row: ImportRow) => string[]): Generator<ErrorRow> {
  for (const row of rows) yield { cells: cellsOf(row), faults: row.errorMessages ?? [] };
}
