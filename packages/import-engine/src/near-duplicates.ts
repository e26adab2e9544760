import { nearCode, type FieldError } from '@lading/contracts/core';
import { importMessages, type ImportDefinition } from '@lading/contracts/imports';
import { nearDuplicateText } from './find-duplicates.ts';
import { uniqueValueReader } from './unique-value.ts';

/** Whether a warning comes from {@link findNearDuplicates}. */
export const isNearDuplicate = ({ code }: FieldError): boolean => code === importMessages.nearDuplicate.code;

/** The rows of a file, cell by cell. */
interface CodedRows<Key extends string> {
  rowCount: number;
  /** Per row its number in the file, from 1. */
  rowNumbers: ArrayLike<number>;
  cell: (key: Key, row: number) => string;
}

/**
 * Warnings for rows whose code differs from that of other rows only in case, width, blanks or similar-looking characters; see
 * `nearCode`.
 *
 * @returns by row index
 */
export function findNearDuplicates<Key extends string>(
  definition: ImportDefinition,
  { rowCount, rowNumbers, cell }: CodedRows<Key>,
): Map<number, FieldError[]> {
  const found = new Map<number, FieldError[]>();
  const field = definition.fields.find(({ key }) => key === definition.uniqueBy.at(-1));
  if (!field?.isCode) return found;
  const read = uniqueValueReader(definition);
  const byForm = new Map<string, Map<string, number[]>>();
  for (let row = 0; row < rowCount; row += 1) {
    const value = read((key) => cell(key as Key, row));
    if (value === undefined) continue;
    const form = nearCode(value);
    const spellings = byForm.get(form) ?? new Map<string, number[]>();
    byForm.set(form, spellings.set(value, [...(spellings.get(value) ?? []), row]));
  }
  for (const spellings of byForm.values()) {
    if (spellings.size === 1) continue;
    for (const [value, own] of spellings) {
      const others = [...spellings].flatMap(([other, at]) => (other === value ? [] : at));
      const numbers = others.map((row) => rowNumbers[row]!).toSorted((one, other) => one - other);
      for (const row of own)
        found.set(row, [
          { fieldName: field.key, ...nearDuplicateText(field, cell(field.key as Key, row), numbers) },
        ]);
    }
  }
  return found;
}
