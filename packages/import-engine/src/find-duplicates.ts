import type { ImportDefinition, ImportField } from '@lading/contracts/imports/define-import';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';
import type { ImportRows } from './apply-mapping.ts';

/** Row numbers named in a message; more are counted. */
const rowsNamed = 5;

const twice = ' stands in the file more than once: also in row ';

/** Whether a fault says that a value stands in several rows, as {@link findDuplicates} words it. */
export function isDuplicateFault(definition: ImportDefinition, { fieldName, message }: FieldError): boolean {
  return fieldName === definition.uniqueBy.at(-1) && message.includes(twice);
}

/** A row whose unique fields another row has too. */
export interface DuplicateRow {
  row: number;
  fieldName: string;
  text: LocalizedText;
}

/**
 * Finds the rows that share the values of the fields that must be unique in the file (decision D8); the fault stands on every row concerned.
 * The last unique field carries it and must be filled: rows without it are not compared.
 */
export function findDuplicates(definition: ImportDefinition, rows: ImportRows): DuplicateRow[] {
  const key = definition.uniqueBy.at(-1);
  const field = definition.fields.find((candidate) => candidate.key === key);
  if (!field) return [];
  const columns = definition.uniqueBy.map((name) => rows.columns[rows.fields.indexOf(name)]!);
  const last = columns.at(-1)!;
  const rowsWith = new Map<string, number[]>();
  for (let row = 0; row < rows.rowCount; row += 1) {
    if (last[row] === '') continue;
    const value = columns.length === 1 ? last[row]! : JSON.stringify(columns.map((cells) => cells[row]));
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
 * What is said of one of the rows that share a value, of `field`.
 *
 * @param numbers the numbers of all these rows in the file, ascending
 * @param at which of them it is said of
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
  const more = numbers.length - 1 - others.length;
  const named = others.join(', ');
  return {
    message: `${label.en} “${value}”${twice}${named}${more > 0 ? ` and ${more} more` : ''}.`,
    zhMessage: `${label.zh}“${value}”在文件中重复：另见第 ${named} 行${more > 0 ? `等 ${more + others.length} 行` : ''}。`,
  };
}
