import type { ImportRow } from '@lading/contracts/entities/import-row';
import type { Language } from '@lading/contracts/entities/user-info';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { fieldColumns, type ErrorColumn } from '@lading/import-engine/error-columns';
import type { Sheet } from '@lading/import-engine/sheet';
import { textOf } from './import-rows.ts';

/** A spreadsheet that rows came from, and the mapping through which they were read. */
export interface OriginalFile extends Pick<Sheet, 'headings' | 'columns' | 'rowNumbers'> {
  /** System field → heading. */
  mapping: Readonly<Record<string, string>>;
}

/**
 * Rows of an import in the columns of their file, in its order: what the import uses as it stands in the row now, everything else as
 * it was in the file. Fields that have a value and no column come last.
 */
export function originalColumns(
  definition: ImportDefinition,
  rows: readonly ImportRow[],
  { headings, columns: cells, rowNumbers, mapping }: OriginalFile,
  language: Language,
): { columns: ErrorColumn[]; cellsOf: (row: ImportRow) => string[] } {
  const fieldOf = new Map(
    definition.fields.map(({ key }) => [Object.hasOwn(mapping, key) ? mapping[key] : '', key]),
  );
  const own = headings.map((heading): ErrorColumn => {
    const field = fieldOf.get(heading);
    return field === undefined ? { heading } : { heading, field };
  });
  const mapped = new Set(own.map(({ field }) => field));
  const more = fieldColumns(definition, language).filter(
    ({ field }) => !mapped.has(field) && rows.some((row) => textOf(row, field!) !== ''),
  );
  const place = new Map(Array.from(rowNumbers, (rowNumber, at) => [rowNumber, at]));
  return {
    columns: [...own, ...more],
    cellsOf(row) {
      const at = typeof row.rowNo === 'number' ? place.get(row.rowNo) : undefined;
      return [
        ...own.map(({ field }, column) => {
          if (field !== undefined) return textOf(row, field);
          return at === undefined ? '' : cells[column]![at]!;
        }),
        ...more.map(({ field }) => textOf(row, field!)),
      ];
    },
  };
}
