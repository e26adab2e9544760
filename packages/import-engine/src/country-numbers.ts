import { countryByNumber } from '@lading/contracts/core';
import type { ImportField } from '@lading/contracts/imports';

const threeDigits = /^\d{3}$/;
const fewerDigits = /^\d{1,2}$/;

/**
 * The country with this ISO 3166-1 number ("840"); undefined for any other text. Accepts "36", since spreadsheets drop the zeros
 * of "036".
 */
const countryOf = (text: string): string | undefined =>
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

/** Reads country numbers in columns that hold nothing else; the file may come in pieces. */
export class CountryNumbers {
  /** Fields whose column has held anything else. */
  readonly #mixed = new Set<string>();

  /** The country codes by distinct cell text; undefined if the column does not hold numbers. */
  read({ key, options }: ImportField, cells: readonly string[]): ReadonlyMap<string, string> | undefined {
    if (options !== 'countries' || this.#mixed.has(key)) return undefined;
    const texts = new Set(cells);
    if (!areCountryNumbers(texts)) {
      if ([...texts].some((text) => text !== '')) this.#mixed.add(key);
      return undefined;
    }
    return new Map(Array.from(texts, (text) => [text, countryOf(text) ?? text]));
  }
}
