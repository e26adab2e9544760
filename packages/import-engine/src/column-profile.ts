import type { ImportField, ValuePattern } from '@lading/contracts/imports/define-import';
import { fieldOptions } from './field-options.ts';

const valuesLooked = 200;

const patterns: Record<ValuePattern, RegExp> = {
  upc: /^'?\d{11,12}$/,
  ean: /^'?(?:\d{8}|\d{13,14})$/,
  asin: /^B0[A-Z\d]{8}$/,
  fnsku: /^X00[A-Z\d]{7}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  'date-time': /^\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}/,
};
const number = /^[-+]?(?:\d+(?:[.,]\d+)*|\.\d+)$/;

/** The filled cells at the top of a column: what its values say about the field it is. */
export function columnProfile(cells: readonly string[]): string[] {
  const values: string[] = [];
  for (let row = 0; row < cells.length && values.length < valuesLooked; row += 1) {
    const value = cells[row]!.trim();
    if (value !== '') values.push(value);
  }
  return values;
}

/** Share of the values, 0 to 1, that fit the field's kind; undefined where the field takes any text or there are no values. */
export function valuesFit(field: ImportField, values: readonly string[]): number | undefined {
  if (values.length === 0) return undefined;
  const share = (fits: (value: string) => boolean) => values.filter(fits).length / values.length;
  if (field.looksLike) {
    const pattern = patterns[field.looksLike];
    return share((value) => pattern.test(value));
  }
  if (field.editor === 'number') return share((value) => number.test(value));
  const options = fieldOptions(field);
  return options ? share((value) => options.resembles(value)) : undefined;
}
