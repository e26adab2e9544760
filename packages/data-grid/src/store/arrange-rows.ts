import { comparable } from '@lading/ui/comparable';

/** Rows ordered by one column; empty cells come last in both directions. */
export interface RowSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
  /** The language for sorting letters (BCP 47), such as `zh` for pinyin. */
  readonly language?: string;
  /** The displayed text of a value, such as an option's label; the value itself by default. */
  readonly shown?: (value: string) => string;
}

/** The condition that a column sets for a row to be shown. */
export interface ColumnFilter {
  /** The cell contains this text, ignoring case; '' matches every cell. */
  readonly text: string;
  /** The cell has an error, or is empty. */
  readonly only: 'any' | 'errors' | 'empty';
  /** The displayed text of a value; the value itself matches too. */
  readonly shown?: (value: string) => string;
}

/** Whether a filter restricts the rows at all. */
export function isRestricting({ text, only }: ColumnFilter): boolean {
  return text !== '' || only !== 'any';
}

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

/** What determines a row's position. */
interface SortKey {
  readonly text: string;
  /** NaN if it is not a plain number. */
  readonly figure: number;
}

/** Compares values as people sort them: numbers by size, then texts by the language's order with numbers in them by size, empty ones last. */
function rowOrder(
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

const ITEMS_PER_STEP = 1024;

/**
 * Sorts ids by a comparison, stably, in steps between which other work may run. Returns a sorted array; the given one is
 * overwritten.
 */
function* mergeSort(
  ids: Int32Array<ArrayBuffer>,
  compare: (a: number, b: number) => number,
): Generator<void, Int32Array<ArrayBuffer>> {
  let from = ids;
  let to = new Int32Array(ids.length);
  for (let width = 1; width < ids.length; width *= 2) {
    for (let start = 0; start < ids.length; start += 2 * width) {
      const middle = Math.min(start + width, ids.length);
      const end = Math.min(start + 2 * width, ids.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at += 1) {
        const a = from[left] ?? 0;
        const b = from[right] ?? 0;
        const takeLeft = left < middle && (right >= end || compare(a, b) <= 0);
        to[at] = takeLeft ? a : b;
        if (takeLeft) left += 1;
        else right += 1;
        if (at % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** The input of arranging rows. */
export interface ArrangeInput {
  readonly rowCount: number;
  readonly sort: RowSort | null;
  readonly filters: ReadonlyMap<string, ColumnFilter>;
  readonly value: (row: number, key: string) => string;
  readonly hasError: (row: number, key: string) => boolean;
  /** Whether this row belongs to the group of the row above it. */
  readonly continues: (row: number) => boolean;
}

type Test = (row: number) => boolean;
const ROWS_PER_STEP = 256;

function testOf(key: string, filter: ColumnFilter, { value, hasError }: ArrangeInput): Test {
  const { only, shown } = filter;
  const query = comparable(filter.text);
  return (row) => {
    if (only === 'errors' && !hasError(row, key)) return false;
    const text = value(row, key);
    if (only === 'empty' && text.trim() !== '') return false;
    if (query === '' || comparable(text).includes(query)) return true;
    return shown !== undefined && comparable(shown(text)).includes(query);
  };
}

/**
 * The ids of the rows that pass the filters, in the requested order; `null` without sort and filter. Rows of a group stay together
 * and in order: the group sorts by its first row, and is shown completely when each filter matches one of its rows (spec §3).
 */
export function* arrangeRows(input: ArrangeInput): Generator<void, Int32Array<ArrayBuffer> | null> {
  const { rowCount, sort, continues, value } = input;
  const tests = [...input.filters]
    .filter(([, filter]) => isRestricting(filter))
    .map(([key, filter]) => testOf(key, filter, input));
  if (tests.length === 0 && !sort) return null;

  const firsts = new Int32Array(rowCount);
  let groups = 0;
  for (let row = 0; row < rowCount;) {
    const first = row;
    let left = tests;
    do {
      const at = row;
      left = left.filter((test) => !test(at));
      row += 1;
      if (row % ROWS_PER_STEP === 0) yield;
    } while (row < rowCount && continues(row));
    if (left.length === 0) firsts[groups++] = first;
  }

  const kept = firsts.slice(0, groups);
  const sorted = sort
    ? yield* mergeSort(
        kept,
        rowOrder(sort, (row) => value(row, sort.key)),
      )
    : kept;
  const ids = new Int32Array(rowCount);
  let length = 0;
  for (const [at, first] of sorted.entries()) {
    let row = first;
    do ids[length++] = row++;
    while (row < rowCount && continues(row));
    if (at % ROWS_PER_STEP === ROWS_PER_STEP - 1) yield;
  }
  return ids.slice(0, length);
}
