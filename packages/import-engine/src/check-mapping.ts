import type { FieldError } from '@lading/contracts/core';
import { importMessages, type ImportDefinition } from '@lading/contracts/imports';
import { columnsOfSource } from './joined-columns.ts';
import { unitOfHeadings } from './measure-plan.ts';
import { isColumnRequired } from './required-field.ts';
import { areSidesOfOne, sideOf, sideOfField } from './size-sides.ts';

/**
 * The errors of a mapping (spec §5): required fields without a column, columns assigned to more than one field,
 * columns missing from the file. A unit named in the headings ("Length (in)") needs no column. An empty list means
 * that the mapping can be applied. The sides of one column of sizes are no second use of it. Unknown system fields are ignored, as in an older template.
 *
 * @param fixedValues system field → the value of every row; a required field that has one needs no column
 */
export function checkMapping(
  definition: ImportDefinition,
  mapping: Readonly<Record<string, string>>,
  headings: readonly string[],
  fixedValues: Readonly<Record<string, string>> = {},
): FieldError[] {
  const present = new Set(headings);
  const given = new Map<string, string[]>();
  const columnOf = (key: string) => (Object.hasOwn(mapping, key) ? (mapping[key] ?? '') : '');
  for (const field of definition.fields) {
    const source = columnOf(field.key);
    for (const column of columnsOfSource(source, present))
      if (column !== '') given.set(column, [...(given.get(column) ?? []), source]);
  }
  return definition.fields.flatMap((field): FieldError[] => {
    const column = columnOf(field.key);
    if (column === '') {
      const hasValue = Object.hasOwn(fixedValues, field.key) && (fixedValues[field.key] ?? '').trim() !== '';
      const hasUnit = () => unitOfHeadings(definition, headings, mapping, field.key) !== undefined;
      const { fields } = definition;
      if (!isColumnRequired(field, fields, { mapping, fixedValues }) || hasValue || hasUnit()) return [];
      return [{ fieldName: field.key, ...importMessages.columnRequired({ field: field.label }) }];
    }
    // Only text fields can be joined and only sides split; for any other field the source must be a column of that name.
    const mayBeMade = sideOf(column) ? sideOfField(field) !== undefined : field.editor === 'text';
    const columns = mayBeMade ? columnsOfSource(column, present) : [column];
    const missing = columns.find((one) => !present.has(one));
    if (missing !== undefined)
      return [{ fieldName: field.key, ...importMessages.columnMissing({ column: missing }) }];
    const shared = columns.find((one) => given.get(one)!.some((_, at, all) => isSecondUse(all, at, column)));
    if (shared !== undefined)
      return [{ fieldName: field.key, ...importMessages.columnUsedTwice({ column: shared }) }];
    return [];
  });
}

/** Whether a column is used by a second field. */
function isSecondUse(uses: readonly string[], at: number, own: string): boolean {
  const isOwn = uses[at] === own && uses.indexOf(own) === at;
  return !isOwn && !areSidesOfOne(uses[at]!, own);
}
