/** What is looked for in the cells' shown texts. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** The whole text of a cell must be the same. */
  readonly wholeCell: boolean;
  /** Only in the column with this key; `null` for all. */
  readonly column: string | null;
}

/** Looks for a text in one cell's text and replaces it there; the text is taken as it is, never as a pattern. */
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

  /** How many times it stands in the text, without overlaps. */
  count(text: string): number {
    if (!this.#one.test(text)) return 0;
    return text.match(this.#all)?.length ?? 0;
  }

  /** The text with every occurrence replaced. */
  replaced(text: string, by: string): string {
    return text.replace(this.#all, () => by);
  }
}
