import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';
import { showsMoment, showsScientific, shownText } from './shown-format.ts';

/** Codes, ZIP codes and phone numbers are read as the sheet displays them (decision D24). */
const isAsShown = ({ isCode, isPhone, address }: ImportField): boolean =>
  isCode ?? isPhone ?? address?.part === 'zip';

/** The rows of a file that are imported, and the columns that fill its fields. */
interface FilledRows {
  sheet: Pick<Sheet, 'shownAs' | 'rowNumbers'>;
  /** Per field the column of the sheet that fills it, or -1. */
  sources: readonly number[];
  /** Indices of the rows in the sheet, ascending. */
  filled: ArrayLike<number>;
}

/** The cells of a field; those of a code as the sheet displays them. */
export function codesAsShown(
  field: ImportField,
  cells: string[],
  { sheet, filled }: Omit<FilledRows, 'sources'>,
  source: number,
): string[] {
  const formats = isAsShown(field) ? sheet.shownAs?.get(source) : undefined;
  if (!formats) return cells;
  return cells.map((text, row) => {
    const format = formats[filled[row]!];
    return format === undefined ? text : shownText(text, format);
  });
}

/**
 * Warnings for dates and scientific notation in columns of codes, together with the known ones: each cell gets one warning. A code such
 * as 1E5 or 12E3 becomes a number when it is typed.
 */
export function withDateCells(
  warnings: readonly CellWarning[],
  { fields }: ImportDefinition,
  { sheet, sources, filled }: FilledRows,
): CellWarning[] {
  if (!sheet.shownAs) return [...warnings];
  const told = new Set(
    warnings.flatMap(({ code, rowNumber, column }) => (code === 'date-code' ? `${rowNumber} ${column}` : [])),
  );
  const found: CellWarning[] = [];
  fields.forEach((field, column) => {
    const formats = isAsShown(field) ? sheet.shownAs!.get(sources[column]!) : undefined;
    if (!formats) return;
    for (let at = 0; at < filled.length; at += 1) {
      const format = formats[filled[at]!];
      const rowNumber = sheet.rowNumbers[filled[at]!]!;
      if (format === undefined || told.has(`${rowNumber} ${column}`)) continue;
      if (showsMoment(format)) found.push({ code: 'date-code', rowNumber, column });
      else if (showsScientific(format)) found.push({ code: 'scientific', rowNumber, column });
    }
  });
  return [...warnings, ...found];
}
