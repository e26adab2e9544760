import type { Reading } from '@lading/import-engine/reading';
import type { FileAnalysis } from '../upload/file-analysis.ts';
import type { FieldMapping } from '@lading/contracts/entities/mapping-template';
import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { checkField } from '@lading/import-engine/check-field';
import { checkMapping } from '@lading/import-engine/check-mapping';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';

/** Where each system field's values come from: a column of the file, or one value for every row. */
export interface FieldSources {
  /** System field → column heading. */
  mapping: FieldMapping;
  /** System field → one value for every row; a blank one is still to be typed. */
  fixedValues: FieldMapping;
}

/** Suggestions for an analysed file: the server's, or our own where a back end makes none (decision D2). */
export function suggestionOf(
  definition: ImportDefinition,
  { suggestion, fieldsOption, sample = [] }: FileAnalysis,
): NonNullable<FileAnalysis['suggestion']> {
  if (suggestion) return suggestion;
  const columns = fieldsOption.map((_, column) => sample.map((row) => row[column] ?? ''));
  return suggestMapping(definition, { headings: fieldsOption, columns });
}

/**
 * The mapping to begin with: the template's where one was chosen, else the suggestion. A column of the template that the file does not
 * have gives way to the one suggested in its place; a second use of a column is left out. A required field without a column waits for
 * one value for every row.
 *
 * @param kept values that were typed for every row before the file was read anew
 */
export function startMapping(
  definition: ImportDefinition,
  analysed: FileAnalysis,
  template: FieldMapping | null,
  kept: FieldMapping = {},
): FieldSources {
  const suggestion = suggestionOf(definition, analysed);
  const present = new Set(analysed.fieldsOption);
  const used = new Set<string>();
  const mapping: FieldMapping = {};
  const fixedValues: FieldMapping = {};
  const take = (key: string, column: string | undefined) => {
    if (mapping[key] !== undefined || column === undefined || !present.has(column) || used.has(column))
      return;
    used.add(column);
    mapping[key] = column;
  };
  if (template) for (const { key } of definition.fields) take(key, template[key]);
  for (const { key } of definition.fields) {
    const isLost = template?.[key] ? !present.has(template[key]) : false;
    if (!template || isLost) take(key, suggestion[key]?.clientField);
  }
  for (const { key, required } of definition.fields) {
    if (mapping[key] === undefined && (kept[key] !== undefined || required))
      fixedValues[key] = kept[key] ?? '';
  }
  return { mapping, fixedValues };
}

/** Every fault of the mapping: required fields, columns used twice (spec §5), and values for every row that cannot be. */
export function mappingFaults(
  definition: ImportDefinition,
  { mapping, fixedValues }: FieldSources,
  headings: readonly string[],
): FieldError[] {
  const wrongValues = definition.fields.flatMap((field): FieldError[] => {
    const value = mapping[field.key] ? '' : (fixedValues[field.key] ?? '').trim();
    const fault = value === '' ? undefined : checkField(field, value);
    return fault ? [{ fieldName: field.key, ...fault }] : [];
  });
  return [...checkMapping(definition, mapping, headings, fixedValues), ...wrongValues];
}

/** System field that a column fills, by column. */
export function takenColumns(mapping: FieldMapping): Map<string, string> {
  return new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
}

/** Columns of the file that nothing is filled from, in the file's order. */
export function unusedColumns(headings: readonly string[], mapping: FieldMapping): string[] {
  const taken = takenColumns(mapping);
  return headings.filter((heading) => !taken.has(heading));
}

/** The first different texts of a column, to see at a glance what it holds. */
export function columnSamples(
  { fieldsOption, sample = [] }: FileAnalysis,
  heading: string,
  count = 3,
): string[] {
  const column = fieldsOption.indexOf(heading);
  const texts = sample.map((row) => (row[column] ?? '').trim()).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, count);
}

/** What the rows depend on; the same text means that they need not be read again. */
export function sourcesKey(
  { sheet, headerRow }: FileAnalysis,
  { mapping, fixedValues, reading: { encoding } }: FieldSources & { reading: Reading },
): string {
  const sorted = (record: FieldMapping) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sheet, headerRow, encoding, sorted(mapping), sorted(fixedValues)]);
}
