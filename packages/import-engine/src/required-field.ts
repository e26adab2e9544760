import type { FieldCondition, ImportField } from '@lading/contracts/imports';
import { fieldOptions } from './field-options.ts';

/** Whether a field must be filled in a row. @param value the trimmed cell of another field of the row */
export function isRequired(
  { required = false, requiredUnless, requiredIf }: ImportField,
  value: (key: string) => string,
): boolean {
  const holds = (condition: FieldCondition | undefined) =>
    condition !== undefined && value(condition.field) === condition.is;
  return (required && !holds(requiredUnless)) || holds(requiredIf);
}

/** Whether a row keeps a field, so that its cell is checked. @param value the trimmed cell of another field of the row */
export function isKept({ keptIf }: ImportField, value: (key: string) => string): boolean {
  return !keptIf || value(keptIf.field) === keptIf.is;
}

/**
 * Whether a field needs a column or a value for every row. One that is required in some rows alone does not where the file has a column
 * that tells which: then its rows are checked.
 */
export function isColumnRequired(
  field: ImportField,
  fields: readonly ImportField[],
  { mapping, fixedValues }: Record<'mapping' | 'fixedValues', Readonly<Record<string, string>>>,
): boolean {
  const condition = field.requiredUnless ?? field.requiredIf;
  const given = (record: Readonly<Record<string, string>>, key: string) =>
    Object.hasOwn(record, key) ? (record[key] ?? '').trim() : '';
  if (condition && given(mapping, condition.field) !== '') return false;
  return isRequired(field, (key) => {
    const fixed = given(fixedValues, key);
    const of = fields.find((one) => one.key === key);
    return (of && fieldOptions(of)?.valueOf(fixed)) ?? fixed;
  });
}
