/** A search in the displayed texts of cells. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** Matches only complete cell texts. */
  readonly wholeCell: boolean;
  /** Only in the column with this key; `null` for all. */
  readonly column: string | null;
}

/** Finds a text in a cell's text and replaces it; the query is literal, never a pattern. */
export class CellMatcher {
  readonly #one: RegExp;
  readonly #all: RegExp;

  /** `text` must not be empty. */
  constructor({ text, matchCase, wholeCell }: Omit<FindQuery, 'column'>) {
    const literal = text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const source = wholeCell ? `^${literal}$` : literal;
    this.#one = new RegExp(source, matchCase ? 'u' : 'iu');
    this.#all = new RegExp(source, matchCase ? 'gu' : 'giu');
  }

  holds(text: string): boolean {
    return this.#one.test(text);
  }

  /** Number of occurrences in the text, without overlaps. */
  count(text: string): number {
    if (!this.#one.test(text)) return 0;
    return text.match(this.#all)?.length ?? 0;
  }

  /** The text with every occurrence replaced. */
  replaced(text: string, by: string): string {
    return text.replace(this.#all, () => by);
  }
}
