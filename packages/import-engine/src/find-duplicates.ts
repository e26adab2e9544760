import type { FieldError, LocalizedText } from '@lading/contracts/core';
import { importMessages, type ImportDefinition, type ImportField } from '@lading/contracts/imports';
import type { ImportRows } from './apply-mapping.ts';
import { uniqueValueReader } from './unique-value.ts';

/** Row numbers named in a message; more are counted. */
const rowsNamed = 5;

/** Whether an error is a duplicate that {@link findDuplicates} reported. */
export function isDuplicateFault({ uniqueBy }: ImportDefinition, { fieldName, code }: FieldError): boolean {
  return fieldName === uniqueBy.at(-1) && code === importMessages.duplicate.code;
}

/** A row whose unique fields another row has too. */
export interface DuplicateRow {
  row: number;
  fieldName: string;
  text: LocalizedText;
}

/**
 * Finds rows with equal values in the fields that must be unique in the file (decision D8); every such row gets the
 * error. It is attached to the last unique field, which must be filled: rows without it are not compared.
 */
export function findDuplicates(definition: ImportDefinition, rows: ImportRows): DuplicateRow[] {
  const key = definition.uniqueBy.at(-1);
  const field = definition.fields.find((candidate) => candidate.key === key);
  if (!field) return [];
  const columns = new Map(
    definition.uniqueBy.map((name) => [name, rows.columns[rows.fields.indexOf(name)]!]),
  );
  const last = columns.get(field.key)!;
  const read = uniqueValueReader(definition);
  const rowsWith = new Map<string, number[]>();
  for (let row = 0; row < rows.rowCount; row += 1) {
    const value = read((name) => columns.get(name)![row]!);
    if (value === undefined) continue;
    const found = rowsWith.get(value);
    if (found) found.push(row);
    else rowsWith.set(value, [row]);
  }
  const duplicates: DuplicateRow[] = [];
  for (const same of rowsWith.values()) {
    if (same.length === 1) continue;
    const numbers = same.map((row) => rows.rowNumbers[row]!);
    for (const [at, row] of same.entries())
      duplicates.push({ row, fieldName: field.key, text: duplicateText(field, last[row]!, numbers, at) });
  }
  return duplicates;
}

/**
 * The message for one of the rows that share a value of `field`.
 *
 * @param numbers the numbers of all these rows in the file, ascending
 * @param at which of them it is for
 */
export function duplicateText(
  { label }: ImportField,
  value: string,
  numbers: readonly number[],
  at: number,
): LocalizedText {
  const others = numbers.slice(0, rowsNamed + 1);
  if (at < others.length) others.splice(at, 1);
  else others.length = Math.min(others.length, rowsNamed);
  return importMessages.duplicate({
    field: label,
    value,
    rows: { items: others, total: numbers.length - 1 },
  });
}

/** The rows with another spelling of a code: the numbers of the first of them, ascending, and how many there are. */
interface NearRows {
  items: number[];
  total: number;
}

/**
 * For each spelling of a code the rows with the others. Reads the spellings once, so that a file of nothing but variants of one code takes no
 * longer than any other.
 *
 * @param spellings with the numbers of their rows, ascending
 */
export function rowsOfOthers(
  spellings: Iterable<{ value: string; numbers: readonly number[] }>,
): (value: string) => NearRows {
  const counts = new Map<string, number>();
  const named: { value: string; number: number }[] = [];
  let all = 0;
  for (const { value, numbers } of spellings) {
    counts.set(value, numbers.length);
    all += numbers.length;
    for (const number of numbers.slice(0, rowsNamed)) named.push({ value, number });
  }
  // At most `rowsNamed` of them are of any one spelling, which leaves as many of the others.
  const first = named.toSorted((one, other) => one.number - other.number).slice(0, 2 * rowsNamed);
  return (value) => ({
    items: first
      .filter((one) => one.value !== value)
      .slice(0, rowsNamed)
      .map(({ number }) => number),
    total: all - (counts.get(value) ?? 0),
  });
}

/** The message for a row whose code differs from that of other rows in its case alone: it may be the same. */
export function nearDuplicateText({ label }: ImportField, value: string, rows: NearRows): LocalizedText {
  return importMessages.nearDuplicate({ field: label, value, rows });
}
