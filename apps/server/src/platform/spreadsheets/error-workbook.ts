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

/**
 * Rows of an import with their faults as a workbook that can be corrected and imported again (spec §7): in the columns of the file
 * they came from where it is known, in those of the import's fields otherwise.
 */
export function errorWorkbook(
  definition: ImportDefinition,
  rows: readonly ImportRow[],
  language: Language,
  original?: OriginalFile,
): FileReply {
  const { columns, cellsOf } = original
    ? originalColumns(definition, rows, original, language)
    : {
        columns: fieldColumns(definition, language),
        cellsOf: (row: ImportRow) => definition.fields.map(({ key }) => textOf(row, key)),
      };
  const bytes = writeErrorSheet(columns, errorRows(rows, cellsOf), language);
  const title = language === 'cn' ? definition.title.zh : definition.title.en;
  const name = original?.fileName.replace(/\.[^.]*$/, '') || title;
  return {
    fileName: language === 'cn' ? `${name}-错误.xlsx` : `${name} - errors.xlsx`,
    contentType,
    content: Readable.from(inTurns(bytes, 1)),
  };
}

function* errorRows(rows: readonly ImportRow[], cellsOf: (row: ImportRow) => string[]): Generator<ErrorRow> {
  for (const row of rows) yield { cells: cellsOf(row), faults: row.errorMessages ?? [] };
}
