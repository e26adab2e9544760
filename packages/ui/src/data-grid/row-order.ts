import type { RowSort } from './row-arrangement.ts';

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** What a row's place depends on. */
interface SortKey {
  readonly text: string;
  /** NaN for what is no plain number. */
  readonly figure: number;
}

/** Compares values as people sort them: numbers by size, then texts by the language's order with numbers in them by size, empty ones last. */
export function rowOrder(
  { direction, language, shown = (value) => value }: RowSort,
  valueOf: (row: number) => string,
): (a: number, b: number) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  const keys = new Map<number, SortKey>();
  const keyOf = (row: number): SortKey => {
    let key = keys.get(row);
    if (!key) {
      const text = shown(valueOf(row)).trim();
      key = { text, figure: NUMBER.test(text) ? Number(text) : Number.NaN };
      keys.set(row, key);
    }
    return key;
  };
  return (rowA, rowB) => {
    const a = keyOf(rowA);
    const b = keyOf(rowB);
    if (a.text === b.text) return 0;
    if (a.text === '' || b.text === '') return a.text === '' ? 1 : -1;
    const aIsText = Number.isNaN(a.figure);
    const bIsText = Number.isNaN(b.figure);
    if (!aIsText && !bIsText) return sign * (a.figure - b.figure);
    if (aIsText !== bIsText) return sign * (aIsText ? 1 : -1);
    return sign * compare(a.text, b.text);
  };
}
