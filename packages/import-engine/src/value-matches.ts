import { limits } from '@lading/contracts/core';
import type { ImportField } from '@lading/contracts/imports';
import { areCountryNumbers, countryOf, judgedTexts } from './country-numbers.ts';
import { choiceForm, choiceMeant } from './fixes/choice-spelling.ts';
import { longestSpelling } from './fixes/longest-spelling.ts';
import { fieldOptions } from './field-options.ts';

/** System field → a text of the file, in the form in which choices are compared → the matched choice. */
export type ValueMatches = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text in a column of choices that is not one of them. */
export interface ForeignValue {
  text: string;
  /** See `choiceForm`: the key of its match. */
  form: string;
  /** Rows that have it, in any case. */
  rows: number;
  /** The choice that it is a known spelling of. */
  meant?: string;
}

/** The foreign values of a column, the most frequent first. */
export interface ForeignValues {
  values: ForeignValue[];
  /** How many more there are: such a column probably holds no choices. */
  more: number;
}

const { matchedTexts: most, matchedCharacters } = limits.mapping;

/** Collects the foreign values of a field while its column is read; see {@link ForeignValues}. */
export class ForeignValueCounter {
  readonly #field: ImportField;
  readonly #found = new Map<string, ForeignValue>();
  /** Cache of looked-up texts: a column of choices has few. */
  readonly #known = new Map<string, ForeignValue | null>([['', null]]);
  /** The first texts, which tell whether a column of countries holds numbers; see `CountryNumbers`. */
  readonly #first: string[] = [];

  constructor(field: ImportField) {
    this.#field = field;
  }

  /** @param cells trimmed or not */
  add(cells: Iterable<string>): void {
    for (const cell of cells) {
      if (this.#first.length < judgedTexts && cell.trim() !== '') this.#first.push(cell.trim());
      let value = this.#known.get(cell);
      if (value === undefined) {
        value = this.#valueOf(cell.trim());
        this.#known.set(cell, value);
      }
      if (value) value.rows += 1;
    }
  }

  get found(): ForeignValues {
    const isOfNumbers = this.#field.options === 'countries' && areCountryNumbers(this.#first);
    const values = [...this.#found.values()]
      .filter(({ text }) => !isOfNumbers || countryOf(text) === undefined)
      .toSorted((one, other) => other.rows - one.rows);
    return { values: values.slice(0, most), more: Math.max(0, values.length - most) };
  }

  #valueOf(text: string): ForeignValue | null {
    if (text === '' || text.length > matchedCharacters) return null;
    if (fieldOptions(this.#field)?.valueOf(text) !== undefined) return null;
    const meant = choiceMeant(this.#field, text);
    // A known unit converts its numbers and is therefore not a matter of spelling.
    if (this.#field.isUnit && meant !== undefined) return null;
    const form = choiceForm(text);
    const found = this.#found.get(form);
    if (found) return found;
    const value: ForeignValue = { text, form, rows: 0, ...(meant !== undefined && { meant }) };
    this.#found.set(form, value);
    return value;
  }
}

/** Whether a text of a file stands for a choice: it is the choice, or a known spelling of it. */
export const standsFor = (field: ImportField, text: string, choice: string): boolean =>
  fieldOptions(field)?.valueOf(text) === choice || choiceMeant(field, text) === choice;

/** The choice that was matched to a text of a field; undefined if none was. */
export function matchedValue(matches: ValueMatches, field: string, text: string): string | undefined {
  const ofField = Object.hasOwn(matches, field) ? matches[field]! : undefined;
  if (!ofField || text.length > longestSpelling) return undefined;
  const form = choiceForm(text);
  // Keys come from files and may equal property names of `Object.prototype`.
  return Object.hasOwn(ofField, form) ? ofField[form] || undefined : undefined;
}
