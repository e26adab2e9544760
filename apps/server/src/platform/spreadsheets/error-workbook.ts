import { Readable } from 'node:stream';
import type { Language } from '@lading/contracts/identity';
import type { ImportDefinition, ImportRow } from '@lading/contracts/imports';
import { type ErrorColumn, fieldColumns } from '@lading/import-engine/error-columns';
import { joinedColumns, joinedText, type JoinedColumns } from '@lading/import-engine/joined-columns';
import { type ErrorRow, writeErrorSheet } from '@lading/import-engine/write-error-sheet';
import type { FileReply } from '../replies.ts';
import { textOf } from './import-rows.ts';
import { inTurns } from './in-turns.ts';
import { rowUnits } from '@lading/import-engine/row-units';
import { systemOfText } from '@lading/import-engine/measure-plan';
import { sizeText } from '@lading/import-engine/size-columns';
import { type Side, sideOf } from '@lading/import-engine/size-sides';
import { standsFor } from '@lading/import-engine/value-matches';
import type { Sheet } from '@lading/import-engine/sheet';

/** The source spreadsheet of rows, and the mapping used to read them. */
interface OriginalFile extends Pick<Sheet, 'headings' | 'columns' | 'rowNumbers'> {
  /** System field → heading. */
  mapping: Readonly<Record<string, string>>;
}

/**
 * Rows of an import in the columns of their file, in its order: imported fields with their current values, everything else as in the
 * file, and so is a known spelling of a choice that is still meant ("USA" of US). A measure under a heading with a unit, or next to a unit column, is followed by its own unit. Fields that have a value but no
 * column come last.
 */
function originalColumns(
  definition: ImportDefinition,
  rows: readonly ImportRow[],
  { headings, columns: cells, rowNumbers, mapping }: OriginalFile,
  language: Language,
): { columns: ErrorColumn[]; cellsOf: (row: ImportRow) => string[] } {
  const present = new Set(headings);
  const joins = new Map<string, JoinedColumns>();
  const sizes = new Map<string, Map<Side, string>>();
  const fieldOf = new Map(
    definition.fields.flatMap(({ key }) => {
      const source = (Object.hasOwn(mapping, key) ? mapping[key] : '') ?? '';
      const joined = present.has(source) ? undefined : joinedColumns(source);
      if (joined) joins.set(key, joined);
      const side = present.has(source) ? undefined : sideOf(source);
      if (side) {
        sizes.set(side.column, new Map([...(sizes.get(side.column) ?? []), [side.side, key]]));
        return [];
      }
      return (joined?.columns ?? [source]).map((heading) => [heading, key] as const);
    }),
  );
  const own = headings.map((heading): ErrorColumn => {
    const field = fieldOf.get(heading);
    const [first, ...furtherFields] = sizes.get(heading)?.values() ?? [];
    if (first !== undefined) return { heading, field: first, furtherFields };
    return field === undefined ? { heading } : { heading, field };
  });
  const mapped = new Set(own.flatMap(({ field, furtherFields = [] }) => [field, ...furtherFields]));
  const more = fieldColumns(definition, language).filter(
    ({ field }) => !mapped.has(field) && rows.some((row) => textOf(row, field!) !== ''),
  );
  const units = rowUnits(definition, headings, mapping);
  const withUnit = (field: string, text: string, row: ImportRow) =>
    units(field, text, (key) => textOf(row, key));
  const choices = new Map(
    definition.fields.flatMap((field) =>
      field.editor === 'select' && !field.isUnit ? [[field.key, field]] : [],
    ),
  );
  const isUnchanged = (key: string, cell: string, choice: string) => {
    const field = choices.get(key);
    return field !== undefined && cell !== '' && standsFor(field, cell, choice);
  };
  const columnOf = new Map(headings.map((heading, column) => [heading, column]));
  const cellsAt = (columns: readonly string[], at: number) =>
    columns.map((heading) => cells[columnOf.get(heading)!]?.[at] ?? '');
  const place = new Map(Array.from(rowNumbers, (rowNumber, at) => [rowNumber, at]));
  return {
    columns: [...own, ...more],
    cellsOf(row) {
      const at = typeof row.rowNo === 'number' ? place.get(row.rowNo) : undefined;
      return [
        ...own.map(({ heading, field }, column) => {
          const cell = at === undefined ? '' : cells[column]![at]!;
          if (field === undefined) return cell;
          const size = sizes.get(heading);
          if (size) return sizeOf(definition, row, heading, size);
          const text = textOf(row, field);
          const joined = joins.get(field);
          if (!joined) return isUnchanged(field, cell.trim(), text) ? cell : withUnit(field, text, row);
          // A changed value cannot be split: it goes into the first of the columns.
          if (at !== undefined && text === joinedText(cellsAt(joined.columns, at), joined.separator))
            return cell;
          return heading === joined.columns[0] ? text : '';
        }),
        ...more.map(({ field }) => textOf(row, field!)),
      ];
    },
  };
}

/** The dimensions of a row in their one cell, with the unit that they were converted to. */
function sizeOf(
  { fields }: ImportDefinition,
  row: ImportRow,
  heading: string,
  keys: ReadonlyMap<Side, string>,
): string {
  const measure = fields.find(({ key }) => [...keys.values()].includes(key))?.measure;
  const unit = fields.find(({ key }) => key === measure?.unitField);
  const system = unit && systemOfText(unit, textOf(row, unit.key));
  const symbol = system === undefined ? '' : system === 'cm/kg' ? 'cm' : 'in';
  return sizeText(heading, (side) => textOf(row, keys.get(side) ?? ''), symbol);
}

/** Media type of a workbook. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Context of an error export besides its rows. */
interface ErrorWorkbook {
  definition: ImportDefinition;
  language: Language;
}

/** Rows of an import with their errors as a workbook, written piece by piece. */
export const errorWorkbook = (about: ErrorWorkbook, rows: readonly ImportRow[]): FileReply =>
  errorWorkbookReply(about, { content: Readable.from(inTurns(errorWorkbookBytes(about, rows), 1)) });

/** Name of a workbook of errors. @param original name of the file that the rows came from */
export function errorFileName({ definition, language }: ErrorWorkbook, original?: string): string {
  const title = language === 'cn' ? definition.title.zh : definition.title.en;
  const name = original?.replace(/\.[^.]*$/, '') || title;
  return language === 'cn' ? `${name}-错误.xlsx` : `${name} - errors.xlsx`;
}

/** The reply with a workbook of errors. @param original name of the file that the rows came from */
export function errorWorkbookReply(
  about: ErrorWorkbook,
  written: Pick<FileReply, 'content' | 'bytes'>,
  original?: string,
): FileReply {
  return { fileName: errorFileName(about, original), contentType: workbookType, ...written };
}

/**
 * Rows of an import with their errors as a workbook that can be corrected and imported again (spec §7): in the columns of the
 * original file if it is known, otherwise in those of the import's fields. Yields bytes as they are finished.
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
