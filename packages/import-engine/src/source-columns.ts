import { joinedColumns, joinedText } from './joined-columns.ts';
import type { Sheet } from './sheet.ts';
import { sideTexts } from './size-columns.ts';
import { sideOf } from './size-sides.ts';

/** A column derived from columns of the file. */
interface AddedColumn {
  source: string;
  /** Indices of the columns it is derived from. */
  parts: readonly number[];
  cells: string[];
}

/** A sheet with an additional column for each source that joins columns or takes a side of sizes, with the source as its heading. */
export function withSourceColumns(sheet: Sheet, mapping: Readonly<Record<string, string>>): Sheet {
  const place = new Map(sheet.headings.map((heading, column) => [heading, column]));
  const added = [...new Set(Object.values(mapping))].flatMap(
    (source) => (place.has(source) ? undefined : columnOf(source, sheet, place)) ?? [],
  );
  if (added.length === 0) return sheet;
  const first = sheet.headings.length;
  return {
    ...sheet,
    headings: [...sheet.headings, ...added.map(({ source }) => source)],
    columns: [...sheet.columns, ...added.map(({ cells }) => cells)],
    warnings: [
      ...sheet.warnings,
      ...added.flatMap(({ parts }, at) =>
        sheet.warnings
          .filter(({ column }) => parts.includes(column))
          .map((warning) => ({ ...warning, column: first + at })),
      ),
    ],
  };
}

function columnOf(source: string, sheet: Sheet, place: ReadonlyMap<string, number>): AddedColumn | undefined {
  const side = sideOf(source);
  if (side) {
    const column = place.get(side.column);
    if (column === undefined) return undefined;
    return { source, parts: [column], cells: sideTexts(source, sheet.columns[column]!) };
  }
  const joined = joinedColumns(source);
  const parts = joined?.columns.flatMap((heading) => place.get(heading) ?? []) ?? [];
  if (!joined || parts.length < joined.columns.length) return undefined;
  const cells = Array.from({ length: sheet.rowCount }, (_, row) =>
    joinedText(
      parts.map((column) => sheet.columns[column]![row]!),
      joined.separator,
    ),
  );
  return { source, parts, cells };
}
