import { nearCode, type FieldError } from '@lading/contracts/core';
import { importMessages, type ImportDefinition } from '@lading/contracts/imports';
import { nearDuplicateText, rowsOfOthers } from './find-duplicates.ts';
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
  const rowsOf = new Map<string, number[]>();
  const firstOf = new Map<string, string>();
  /** Of the forms with more than one spelling. */
  const spellingsOf = new Map<string, string[]>();
  for (let row = 0; row < rowCount; row += 1) {
    const value = read((key) => cell(key as Key, row));
    if (value === undefined) continue;
    const rows = rowsOf.get(value);
    if (rows) {
      rows.push(row);
      continue;
    }
    rowsOf.set(value, [row]);
    const form = nearCode(value);
    const [first, spellings] = [firstOf.get(form), spellingsOf.get(form)];
    if (first === undefined) firstOf.set(form, value);
    else if (spellings) spellings.push(value);
    else spellingsOf.set(form, [first, value]);
  }
  for (const spellings of spellingsOf.values()) {
    const others = rowsOfOthers(
      spellings.map((value) => ({ value, numbers: rowsOf.get(value)!.map((row) => rowNumbers[row]!) })),
    );
    for (const value of spellings) {
      const near = others(value);
      for (const row of rowsOf.get(value)!)
        found.set(row, [
          { fieldName: field.key, ...nearDuplicateText(field, cell(field.key as Key, row), near) },
        ]);
    }
  }
  return found;
}
