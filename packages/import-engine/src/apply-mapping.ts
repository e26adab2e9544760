import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import { fieldOptions } from './field-options.ts';
import { importFaults } from './import-faults.ts';
import type { CellWarning } from './raw-table.ts';
import type { Sheet } from './sheet.ts';

/** The rows of an import by columns, one column for each field of the definition, in its order. */
export interface ImportRows {
  /** Keys of the system fields. */
  fields: string[];
  columns: string[][];
  rowCount: number;
  /** Per row its number in the file as a spreadsheet shows it, from 1. */
  rowNumbers: Uint32Array;
  /** Warnings of mapped columns; `column` is an index into `fields`. */
  warnings: CellWarning[];
}

/**
 * Turns columns of the file into columns of the import: trimmed, choices brought to their stored value where there is no doubt, and
 * rows left out that are blank in every mapped column. Fields with neither a column nor a fixed value are empty.
 *
 * @param mapping system field → heading of the file's column; fields that the definition does not know are ignored
 * @param fixedValues system field → the value of every row, for what the file does not tell; a column goes before it
 * @throws ImportFault `noColumn` when the file has no such heading
 */
export function applyMapping(
  definition: ImportDefinition,
  sheet: Sheet,
  mapping: Readonly<Record<string, string>>,
  fixedValues: Readonly<Record<string, string>> = {},
): ImportRows {
  const place = new Map(sheet.headings.map((heading, column) => [heading, column]));
  const sources = definition.fields.map((field) => {
    const heading = Object.hasOwn(mapping, field.key) ? (mapping[field.key] ?? '') : '';
    if (heading === '') return -1;
    const column = place.get(heading);
    if (column === undefined) throw importFaults.noColumn(heading);
    return column;
  });
  const kept = filledRows(sheet, sources);
  const isAll = kept.length === sheet.rowCount;
  const columns = definition.fields.map((field, at) => {
    const source = sheet.columns[sources[at]!];
    if (source) return fieldColumn(field, source, kept);
    const fixed = Object.hasOwn(fixedValues, field.key) ? (fixedValues[field.key] ?? '').trim() : '';
    const value = fieldOptions(field)?.valueOf(fixed) ?? fixed;
    return Array.from({ length: kept.length }, () => value);
  });
  const warnings = sheet.warnings.flatMap((warning) =>
    sources.flatMap((source, column) => (source === warning.column ? [{ ...warning, column }] : [])),
  );
  return {
    fields: definition.fields.map((field) => field.key),
    columns,
    rowCount: kept.length,
    rowNumbers: isAll ? sheet.rowNumbers : Uint32Array.from(kept, (row) => sheet.rowNumbers[row]!),
    warnings,
  };
}

function filledRows(sheet: Sheet, sources: readonly number[]): Uint32Array {
  const mapped = sources.filter((source) => source !== -1).map((source) => sheet.columns[source]!);
  const kept = new Uint32Array(sheet.rowCount);
  let count = 0;
  for (let row = 0; row < sheet.rowCount; row += 1) {
    if (mapped.some((cells) => cells[row] !== '' && cells[row]!.trim() !== '')) {
      kept[count] = row;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

function fieldColumn(field: ImportField, source: readonly string[], kept: Uint32Array): string[] {
  const cells: string[] = [];
  for (let at = 0; at < kept.length; at += 1) cells.push(source[kept[at]!]!.trim());
  const options = fieldOptions(field);
  if (!options) return cells;
  // A column of choices has few distinct texts: each is looked up once.
  const values = new Map([['', '']]);
  return cells.map((text) => {
    let value = values.get(text);
    if (value === undefined) {
      value = options.valueOf(text) ?? text;
      values.set(text, value);
    }
    return value;
  });
}
