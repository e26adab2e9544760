import type { FieldError } from '@lading/contracts/core';
import type { FieldMapping, ImportDefinition } from '@lading/contracts/imports';
import { checkField } from '@lading/import-engine/check-field';
import { checkMapping } from '@lading/import-engine/check-mapping';
import {
  columnsOfSource,
  joinColumns,
  joinedColumns,
  joinedText,
} from '@lading/import-engine/joined-columns';
import { unitOfHeadings, unitOfSample } from '@lading/import-engine/measure-plan';
import type { Reading } from '@lading/import-engine/reading';
import { recipeFor } from '@lading/import-engine/recipes/find-recipe';
import { sidesFromColumn, sideText } from '@lading/import-engine/size-columns';
import { areSidesOfOne, sideOf } from '@lading/import-engine/size-sides';
import { suggestMapping } from '@lading/import-engine/suggest-mapping';
import type { ValueMatches } from '@lading/import-engine/value-matches';
import { weightToldTwice, type WeightToldTwice } from '@lading/import-engine/weight-told-twice';
import type { FileAnalysis } from './file-rules.ts';

/** The sources of each system field's values: a column of the file, or one value for every row. */
export interface FieldSources {
  /** System field → column heading. */
  mapping: FieldMapping;
  /** System field → one value for every row; blank until typed. */
  fixedValues: FieldMapping;
}

/** The same, with the texts of the file that were matched to choices of select fields. */
export interface MatchedSources extends FieldSources {
  valueMatches: ValueMatches;
}

/** Suggestions for an analyzed file: the server's, or our own if a back end has none (decision D2). */
export function suggestionOf(
  definition: ImportDefinition,
  { suggestion, fieldsOption, sample = [], origin }: FileAnalysis,
): NonNullable<FileAnalysis['suggestion']> {
  if (suggestion) return suggestion;
  const columns = fieldsOption.map((_, column) => sample.map((row) => row[column] ?? ''));
  const recipe = recipeFor(definition, fieldsOption, origin);
  return suggestMapping(definition, { headings: fieldsOption, columns }, {}, recipe);
}

/**
 * The initial mapping: the chosen template's, otherwise the suggestion. A template column missing from the file is replaced by the
 * suggested one; a second use of a column is skipped. A required field without a column needs one value for every row, unless it must
 * differ in each; a unit named in headings ("Length (in)") or cells ("12 in") becomes that value.
 *
 * @param kept values typed for every row before the file was read again
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
  const take = (key: string, source: string | undefined) => {
    if (mapping[key] !== undefined || source === undefined) return;
    const isFree = (column: string) =>
      !used.has(column) ||
      Object.values(mapping).every(
        (theirs) => !columnsOfSource(theirs, present).includes(column) || areSidesOfOne(theirs, source),
      );
    const columns = columnsOfSource(source, present).filter(
      (column) => present.has(column) && isFree(column),
    );
    if (columns.length === 0) return;
    for (const column of columns) used.add(column);
    mapping[key] =
      sideOf(source) && !present.has(source)
        ? source
        : joinColumns(columns, joinedColumns(source)?.separator ?? '');
  };
  if (template) for (const { key } of definition.fields) take(key, template[key]);
  for (const { key } of definition.fields) {
    const isLost = template?.[key]
      ? columnsOfSource(template[key], present).every((column) => !present.has(column))
      : false;
    if (!template || isLost) take(key, suggestion[key]?.clientField);
  }
  const { fieldsOption, sample = [], origin } = analysed;
  const recipe = recipeFor(definition, fieldsOption, origin);
  for (const { key, required } of definition.fields) {
    if (mapping[key] !== undefined) continue;
    const value =
      kept[key] ??
      unitOfHeadings(definition, fieldsOption, mapping, key, recipe?.units) ??
      unitOfSample(definition, fieldsOption, sample, mapping, key);
    const isSame = required && !definition.uniqueBy.includes(key);
    if (value !== undefined || isSame) fixedValues[key] = value ?? '';
  }
  return { mapping, fixedValues };
}

/** All errors of the mapping: required fields, columns used twice (spec §5), and invalid values for every row. */
export function mappingErrors(
  definition: ImportDefinition,
  { mapping, fixedValues }: FieldSources,
  headings: readonly string[],
): FieldError[] {
  const wrongValues = definition.fields.flatMap((field): FieldError[] => {
    const value = mapping[field.key] ? '' : (fixedValues[field.key] ?? '').trim();
    const error = value === '' ? undefined : checkField(field, value);
    return error ? [{ fieldName: field.key, ...error }] : [];
  });
  return [...checkMapping(definition, mapping, headings, fixedValues), ...wrongValues];
}

/** The fields that a column or a value for every row fills. */
export function filledFields({ mapping, fixedValues }: FieldSources): ReadonlySet<string> {
  const filled = (record: FieldMapping) => Object.keys(record).filter((key) => record[key]?.trim());
  return new Set([...filled(mapping), ...filled(fixedValues)]);
}

/** The system field that each column fills, by column. */
export function takenColumns(mapping: FieldMapping): Map<string, string> {
  return new Map(
    Object.entries(mapping).flatMap(([field, source]) =>
      [source, ...columnsOfSource(source)].map((column) => [column, field] as const),
    ),
  );
}

/** The weight column that only repeats another one in the first rows; its weight counts once (decision D25). */
export function repeatedWeight(
  definition: ImportDefinition,
  { fieldsOption, sample = [], origin }: FileAnalysis,
  mapping: FieldMapping,
): WeightToldTwice | undefined {
  const recipe = recipeFor(definition, fieldsOption, origin);
  return weightToldTwice(definition, fieldsOption, sample, mapping, recipe?.units);
}

/** Unused columns of the file, in its order. */
export function unusedColumns(headings: readonly string[], mapping: FieldMapping): string[] {
  const taken = takenColumns(mapping);
  return headings.filter((heading) => !taken.has(heading));
}

/** The first distinct texts of a source, to show what it contains. */
export function columnSamples(
  { fieldsOption, sample = [] }: FileAnalysis,
  source: string,
  count = 3,
): string[] {
  const isOne = fieldsOption.includes(source);
  const joined = isOne ? undefined : joinedColumns(source);
  const columns = columnsOfSource(source, new Set(fieldsOption)).map((heading) =>
    fieldsOption.indexOf(heading),
  );
  const texts = sample
    .map((row) =>
      joinedText(
        columns.map((column) => row[column] ?? ''),
        joined?.separator ?? '',
      ),
    )
    .filter((text) => text !== '')
    .map((text) => (isOne ? text : sideText(source, text)));
  return [...new Set(texts)].slice(0, count);
}

/** The sources of the three sides if a column of complete sizes is chosen for one of them; undefined for any other choice. */
export function sidesChosen(
  definition: ImportDefinition,
  { fieldsOption, sample = [] }: FileAnalysis,
  field: string,
  column: string,
): Record<string, string> | undefined {
  const at = fieldsOption.indexOf(column);
  return sidesFromColumn(
    definition,
    field,
    column,
    sample.map((row) => row[at] ?? ''),
  );
}

/** A key of everything that the rows depend on; equal keys mean that they need not be read again. */
export function sourcesKey(
  { sheet, headerRow, origin }: FileAnalysis,
  {
    mapping,
    fixedValues,
    valueMatches,
    reading: { encoding, delimiter, quote, skipHidden },
  }: MatchedSources & { reading: Reading },
): string {
  const sorted = (record: FieldMapping) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    sheet,
    headerRow,
    encoding,
    delimiter,
    quote,
    origin,
    skipHidden,
    sorted(mapping),
    sorted(fixedValues),
    Object.entries(valueMatches)
      .map(([field, matches]) => [field, sorted(matches)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}
