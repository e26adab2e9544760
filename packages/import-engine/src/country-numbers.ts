import { countryByNumber } from '@lading/contracts/core';
import type { ImportField } from '@lading/contracts/imports';

const threeDigits = /^\d{3}$/;
const fewerDigits = /^\d{1,2}$/;

/** The country of a number of ISO 3166-1 ("840"); undefined for any other text. A spreadsheet drops the zeros of "036". */
const countryOf = (text: string): string | undefined =>
  threeDigits.test(text) || fewerDigits.test(text) ? countryByNumber.get(text.padStart(3, '0')) : undefined;

/** The country that a text of three digits is the number of, which in a column of names may mean something else. */
export const countryOfNumber = (text: string): string | undefined =>
  threeDigits.test(text) ? countryByNumber.get(text) : undefined;

/**
 * Whether a column of countries holds the numbers of ISO 3166-1 and nothing else. Of fewer than three digits alone they are rather telephone
 * codes: 44 and 86.
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

/** Reads the numbers of countries in columns of them, in a file that comes in any number of pieces. */
export class CountryNumbers {
  /** Fields whose column has held something else. */
  readonly #mixed = new Set<string>();

  /** The codes that the cells of a column stand for, by their distinct texts; undefined where the column does not hold numbers. */
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
