import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { FieldError } from '@lading/contracts/localized-text';
import { checkField, requiredText } from './check-field.ts';

/**
 * All faults of one row by itself, such as one that was edited (spec §5): whether its key stands elsewhere in the file is not seen here.
 * Values are trimmed first; a row that has no data has no faults.
 *
 * @param isContinuation the row continues the group above it, so only the fields of its own are asked for
 */
export function validateRow(
  definition: ImportDefinition,
  row: Readonly<Record<string, unknown>>,
  isContinuation = false,
): FieldError[] {
  const members = new Set(definition.grouping?.memberFields ?? []);
  const texts = definition.fields.map((field) => cellOf(row, field.key));
  if (texts.every((text) => text === '')) return [];
  return definition.fields.flatMap((field, at) => {
    const text = texts[at]!;
    const isAsked = field.required && (!isContinuation || members.has(field.key));
    const fault = text === '' ? (isAsked ? requiredText(field) : undefined) : checkField(field, text);
    return fault ? [{ fieldName: field.key, ...fault }] : [];
  });
}

function cellOf(row: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(row, key) ? row[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
