import { Readable } from 'node:stream';
import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { Language } from '@lading/contracts/entities/user-info';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { fieldColumns } from '@lading/import-engine/error-columns';
import { writeErrorSheet, type ErrorRow } from '@lading/import-engine/write-error-sheet';
import type { FileReply } from '../replies.ts';
import { textOf } from './import-rows.ts';
import { inTurns } from './in-turns.ts';

const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Rows of an import with their faults as a workbook that can be corrected and imported again (spec §7). */
export function errorWorkbook(
  definition: ImportDefinition,
  rows: readonly ImportRow[],
  language: Language,
): FileReply {
  const bytes = writeErrorSheet(fieldColumns(definition, language), errorRows(definition, rows), language);
  const { title } = definition;
  return {
    fileName: language === 'cn' ? `${title.zh}-错误.xlsx` : `${title.en} - errors.xlsx`,
    contentType,
    content: Readable.from(inTurns(bytes, 1)),
  };
}

function* errorRows(definition: ImportDefinition, rows: readonly ImportRow[]): Generator<ErrorRow> {
  for (const row of rows) {
    yield {
      cells: definition.fields.map(({ key }) => textOf(row, key)),
      faults: row.errorMessages ?? [],
    };
  }
}
