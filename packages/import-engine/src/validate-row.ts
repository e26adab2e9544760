import type { ImportDefinition } from '@lading/contracts/imports';
import type { FieldError } from '@lading/contracts/core';
import { faultText, requiredText } from './check-field.ts';
import { isKept, isRequired } from './required-field.ts';
import { faultKind, type FaultKind } from './fault-kind.ts';

/** Errors that a check of a single row can find in a cell. */
export type CellFault = FaultKind | 'required';

/** An error of one cell with its kind, which the page groups and fixes by. */
export interface CheckedCell extends FieldError {
  kind: CellFault;
}

/**
 * All errors of a single row, each with its kind, in the order of the fields (spec §5). Duplicates across the file
 * are not detected here. Values are trimmed first; a row without data has no errors.
 *
 * @param isContinuation the row continues the group above it, so only its own fields are required
 */
export function checkRow(
  definition: ImportDefinition,
  row: Readonly<Record<string, unknown>>,
  isContinuation = false,
): CheckedCell[] {
  const members = new Set(definition.grouping?.memberFields ?? []);
  const texts = definition.fields.map((field) => cellOf(row, field.key));
  if (texts.every((text) => text === '')) return [];
  return definition.fields.flatMap((field, at): CheckedCell[] => {
    const text = texts[at]!;
    const fieldName = field.key;
    if (text === '') {
      const isMissing =
        isRequired(field, (key) => cellOf(row, key)) && (!isContinuation || members.has(field.key));
      return isMissing ? [{ fieldName, kind: 'required', ...requiredText(field) }] : [];
    }
    const kind = isKept(field, (key) => cellOf(row, key)) ? faultKind(field, text) : undefined;
    return kind ? [{ fieldName, kind, ...faultText(field, kind, text) }] : [];
  });
}

/** Like {@link checkRow} in wire format: errors without their kinds. */
export function validateRow(...row: Parameters<typeof checkRow>): FieldError[] {
  return checkRow(...row).map(({ kind: _kind, ...error }) => error);
}

function cellOf(row: Readonly<Record<string, unknown>>, key: string): string {
  const value = Object.hasOwn(row, key) ? row[key] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
