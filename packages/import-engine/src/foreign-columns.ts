import type { ImportDefinition } from '@lading/contracts/imports';
import { ForeignValueCounter, type ForeignValues } from './value-matches.ts';

/** Collects the foreign values of all columns that fill select fields. */
export class ForeignColumns {
  readonly #counted: readonly { key: string; column: number; counter: ForeignValueCounter }[];

  /** @param mapping system field → heading */
  constructor(
    { fields }: ImportDefinition,
    headings: readonly string[],
    mapping: Readonly<Record<string, string>>,
  ) {
    this.#counted = fields.flatMap((field) => {
      const column = headings.indexOf(mapping[field.key] ?? '');
      return field.editor === 'select' && column !== -1
        ? [{ key: field.key, column, counter: new ForeignValueCounter(field) }]
        : [];
    });
  }

  /** Whether no column fills a select field. */
  get isEmpty(): boolean {
    return this.#counted.length === 0;
  }

  /** @param columns the cells of some rows, one list per heading */
  add(columns: readonly (readonly string[])[]): void {
    for (const { column, counter } of this.#counted) counter.add(columns[column]!);
  }

  /** System field → its foreign values. */
  get found(): Record<string, ForeignValues> {
    return Object.fromEntries(this.#counted.map(({ key, counter }) => [key, counter.found]));
  }
}
