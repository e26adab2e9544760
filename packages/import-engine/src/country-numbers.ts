import { countryByNumber } from '@lading/contracts/core';
import type { ImportField } from '@lading/contracts/imports';

const threeDigits = /^\d{3}$/;
const fewerDigits = /^\d{1,2}$/;

/**
 * The country with this ISO 3166-1 number ("840"); undefined for any other text. Accepts "36", since spreadsheets drop the zeros
 * of "036".
 */
export const countryOf = (text: string): string | undefined =>
  threeDigits.test(text) || fewerDigits.test(text) ? countryByNumber.get(text.padStart(3, '0')) : undefined;

/** The country with this three-digit number; in a column of names the number may mean something else. */
export const countryOfNumber = (text: string): string | undefined =>
  threeDigits.test(text) ? countryByNumber.get(text) : undefined;

/**
 * Whether a column of countries holds only ISO 3166-1 numbers. If none has three digits, they are more likely dialing codes: 44
 * and 86.
 *
 * @param texts trimmed; blank ones do not count
 */
export function areCountryNumbers(texts: Iterable<string>): boolean {
  let hasThree = false;
  for (const text of texts) {
    if (text === '') continue;
    if (countryOf(text) === undefined) return false;
    hasThree ||= text.length === 3;
  }
  return hasThree;
}

/** So many texts of a column, the first of the file, tell whether it holds numbers. */
export const judgedTexts = 100;

/**
 * Reads country numbers in columns that hold nothing else. A column is judged once, by the first texts of the file, whether it comes as
 * a whole or in pieces: the same number means the same country in all of its rows.
 */
export class CountryNumbers {
  /** Whether a field's column holds numbers, once it held a text. */
  readonly #hasNumbers = new Map<string, boolean>();

  /**
   * The country codes by distinct cell text; undefined if the column does not hold numbers.
   *
   * @param cells trimmed texts of a column, in the order of the file
   */
  read({ key, options }: ImportField, cells: readonly string[]): ReadonlyMap<string, string> | undefined {
    if (options !== 'countries') return undefined;
    if (!this.#hasNumbers.has(key)) {
      const first = cells.filter((text) => text !== '').slice(0, judgedTexts);
      if (first.length === 0) return undefined;
      this.#hasNumbers.set(key, areCountryNumbers(first));
    }
    if (this.#hasNumbers.get(key) === false) return undefined;
    return new Map([...new Set(cells)].flatMap((text) => pairOf(text) ?? []));
  }
}

function pairOf(text: string): [[text: string, code: string]] | undefined {
  const code = countryOf(text);
  return code === undefined ? undefined : [[text, code]];
}
