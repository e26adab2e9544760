import type { ImportDefinition, ImportField } from '@lading/contracts/imports';
import { ForeignColumns } from '@lading/import-engine/foreign-columns';
import type { ForeignValue, ForeignValues, ValueMatches } from '@lading/import-engine/value-matches';
import type { FileAnalysis } from './file-rules.ts';

/** By select field, the texts of its column that are not choices. */
export type ForeignByField = Readonly<Record<string, ForeignValues>>;

/** A field with texts to match. */
export interface FieldToMatch extends ForeignValues {
  field: ImportField;
}

/** The fields with texts to match, in the order of the definition. */
export function fieldsToMatch(definition: ImportDefinition, found: ForeignByField | null): FieldToMatch[] {
  return definition.fields.flatMap((field) => {
    const ofField = found?.[field.key];
    return ofField && ofField.values.length > 0 ? [{ field, ...ofField }] : [];
  });
}

/** The choice that a text is matched to; '' for none. */
export function matchOf(
  matches: ValueMatches,
  { key }: Pick<ImportField, 'key'>,
  { form }: ForeignValue,
): string {
  const ofField = Object.hasOwn(matches, key) ? matches[key]! : {};
  return Object.hasOwn(ofField, form) ? ofField[form]! : '';
}

/** Matches or, with '', unmatches a text. */
export function withMatch(
  matches: ValueMatches,
  { field, form, value }: { field: string; form: string; value: string },
): ValueMatches {
  return { ...matches, [field]: { ...matches[field], [form]: value } };
}

/** Matches texts that are known spellings of a choice, unless the user has already decided. */
export function withKnownSpellings(matches: ValueMatches, found: ForeignByField): ValueMatches {
  let all = matches;
  for (const [field, { values }] of Object.entries(found))
    for (const { form, meant } of values)
      if (meant !== undefined && !Object.hasOwn(all[field] ?? {}, form))
        all = withMatch(all, { field, form, value: meant });
  return all;
}

/** A key of the columns that fill select fields; equal keys have the same texts to match. '' if there are none. */
export function selectColumnsKey(
  { fields }: ImportDefinition,
  mapping: Readonly<Record<string, string>>,
): string {
  const columns = fields.flatMap(({ key, editor }) =>
    editor === 'select' && mapping[key] ? [[key, mapping[key]]] : [],
  );
  return columns.length === 0 ? '' : JSON.stringify(columns);
}

/** Whether the first rows of a file contain known spellings of choices. */
export function hasKnownSpellings(
  definition: ImportDefinition,
  { fieldsOption, sample = [] }: FileAnalysis,
  mapping: Readonly<Record<string, string>>,
): boolean {
  const foreign = new ForeignColumns(definition, fieldsOption, mapping);
  foreign.add(fieldsOption.map((_, column) => sample.map((row) => row[column] ?? '')));
  return Object.values(foreign.found).some(({ values }) => values.some(({ meant }) => meant !== undefined));
}
