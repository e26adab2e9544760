import type { ImportDefinition } from '@lading/contracts/imports';
import { CutRows } from './cut-rows.ts';
import { faultKind } from './fault-kind.ts';
import { findSuspicion, mayBeSuspicious, type Suspicion } from './fixes/find-suspicion.ts';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';

/** Rows of a file after mapping. */
interface MappedRows {
  definition: ImportDefinition;
  sheet: Sheet;
  /** Per field the column of the sheet that fills it, or -1. */
  sources: readonly number[];
  fixedValues: Readonly<Record<string, string>>;
  /** Per mapped row its index in the sheet, ascending. */
  kept: ArrayLike<number>;
  /** One per field. */
  columns: readonly (readonly string[])[];
  /** Maps one row with other cells, keyed by their column number in the file. */
  mapCells: (row: number, cells: readonly string[]) => readonly string[];
}

const warnedSuspicions: ReadonlySet<Suspicion> = new Set<Suspicion>([
  'date-code',
  'code-separators',
  'lost-zero',
  'unknown-state',
  'zip-digits',
]);

/** Warnings for codes and addresses that pass their checks but are probably wrong (decision D24). */
export function suspicionWarnings(
  definition: ImportDefinition,
  rowNumbers: Uint32Array,
  columns: readonly (readonly string[])[],
): CellWarning[] {
  const place = new Map(definition.fields.map(({ key }, at) => [key, at]));
  const warnings: CellWarning[] = [];
  for (const [column, field] of definition.fields.entries()) {
    if (!field.isCode && !field.address) continue;
    const cells = columns[column]!;
    for (let row = 0; row < cells.length; row += 1) {
      const text = cells[row]!;
      const value = (key: string) => columns[place.get(key) ?? -1]?.[row] ?? '';
      if (!mayBeSuspicious(field, text, value)) continue;
      const odd = findSuspicion({ definition, field, text, value })?.suspicion;
      if (odd !== undefined && warnedSuspicions.has(odd))
        warnings.push({ code: odd as CellWarning['code'], rowNumber: rowNumbers[row]!, column });
    }
  }
  return warnings;
}

/** Warnings for rows with text beyond the last heading, with the cells they would have after joining. */
export function surplusWarnings({
  definition,
  sheet,
  sources,
  fixedValues,
  kept,
  columns,
  mapCells,
}: MappedRows): CellWarning[] {
  const { surplus, columnNumbers, delimiter } = sheet;
  if (!surplus || surplus.rows.size === 0) return [];
  // In a workbook, a column filled in nearly every row has lost its heading.
  if (delimiter === undefined && surplus.rows.size > sheet.rowCount / 2) return [];
  const { from } = surplus;
  const used = Math.max(...sources.map((source) => (source === -1 ? -1 : columnNumbers[source]!)));
  const rowAt = new Map(Array.from(kept, (row, at) => [row, at]));
  const fieldAt = new Map(
    sources.flatMap((source, at) =>
      source === -1 ? [] : [[columnNumbers[source]!, definition.fields[at]!] as const],
    ),
  );
  const lastField = sources.reduce(
    (last, source, at) => (source > (sources[last] ?? -1) ? at : last),
    sources.findIndex((source) => source !== -1),
  );
  const cut = delimiter === undefined ? undefined : new CutRows(definition, fieldAt, fixedValues, delimiter);
  if (cut)
    for (let row = 0; row < sheet.rowCount; row += 1)
      if (!surplus.rows.has(row)) cut.learn(cellsOf(sheet, row, from));
  return [...surplus.rows].flatMap(([row, beyond]): CellWarning[] => {
    const at = rowAt.get(row);
    if (at === undefined || !beyond.slice(Math.max(0, used - from + 1)).some((text) => text !== ''))
      return [];
    const joined = cut?.join([...cellsOf(sheet, row, from), ...beyond], from);
    const values = joined && mapCells(row, joined);
    const edits = values && changed(definition, columns, at, values);
    const column = edits ? fieldToMark(definition, columns, at, edits) : -1;
    return [
      {
        code: 'surplus-cells',
        rowNumber: sheet.rowNumbers[row]!,
        ...(column === -1 || !edits ? { column: lastField } : { column, edits }),
      },
    ];
  });
}

/** Warnings for rows that are not records, such as totals, with the edits that remove them. */
export function noRecordWarnings(
  code: 'total-row' | 'heading-row' | 'section-row' | 'other-table',
  definition: ImportDefinition,
  { rowNumbers, columns }: { rowNumbers: Uint32Array; columns: readonly (readonly string[])[] },
  rows: readonly number[],
): CellWarning[] {
  return rows.flatMap((row): CellWarning[] => {
    const filled = definition.fields.flatMap(({ key }, at) =>
      columns[at]![row] === '' ? [] : [{ key, at }],
    );
    if (filled.length === 0) return [];
    const edits = Object.fromEntries(filled.map(({ key }) => [key, '']));
    return [{ code, rowNumber: rowNumbers[row]!, column: filled[0]!.at, edits }];
  });
}

/** The cells of a row under the headings, by their column number in the file. */
function cellsOf({ columns, columnNumbers }: Sheet, row: number, width: number): string[] {
  const cells = Array.from({ length: width }, () => '');
  columns.forEach((column, at) => {
    if (columnNumbers[at]! < width) cells[columnNumbers[at]!] = column[row]!;
  });
  return cells;
}

/** The changing field whose text is valid; -1 if nothing changes. */
function fieldToMark(
  { fields }: ImportDefinition,
  columns: readonly (readonly string[])[],
  row: number,
  edits: Readonly<Record<string, string>>,
): number {
  const places = fields.flatMap(({ key }, at) => (Object.hasOwn(edits, key) ? [at] : []));
  const sound = places.find((at) => {
    const text = columns[at]![row]!;
    return text !== '' && faultKind(fields[at]!, text) === undefined;
  });
  return sound ?? places[0] ?? -1;
}

function changed(
  { fields }: ImportDefinition,
  columns: readonly (readonly string[])[],
  row: number,
  values: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ key }, at) => (values[at] === columns[at]![row] ? [] : [[key, values[at]!]])),
  );
}
