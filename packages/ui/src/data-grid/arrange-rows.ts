import { mergeSort } from './merge-sort.ts';
import { filterAsks, type ColumnFilter, type RowSort } from './row-arrangement.ts';
import { rowOrder } from './row-order.ts';

/** What is arranged, and what arranging reads. */
export interface ArrangeInput {
  readonly rowCount: number;
  readonly sort: RowSort | null;
  readonly filters: ReadonlyMap<string, ColumnFilter>;
  readonly value: (row: number, key: string) => string;
  readonly hasError: (row: number, key: string) => boolean;
  /** Does this row belong to the group of the row above it? */
  readonly continues: (row: number) => boolean;
}

type Test = (row: number) => boolean;
const ROWS_PER_STEP = 256;

function testOf(key: string, filter: ColumnFilter, { value, hasError }: ArrangeInput): Test {
  const { only, shown } = filter;
  const wanted = filter.text.toLowerCase();
  return (row) => {
    if (only === 'errors' && !hasError(row, key)) return false;
    const text = value(row, key);
    if (only === 'empty' && text.trim() !== '') return false;
    if (wanted === '' || text.toLowerCase().includes(wanted)) return true;
    return shown !== undefined && shown(text).toLowerCase().includes(wanted);
  };
}

/**
 * The ids of the rows that pass the filters, in the order asked for; `null` when nothing is asked for. Rows of a group stay together and in
 * their order: the group sorts by its first row, and is shown whole when each filter is met by one of its rows (spec §3).
 */
export function* arrangeRows(input: ArrangeInput): Generator<void, Int32Array<ArrayBuffer> | null> {
  const { rowCount, sort, continues, value } = input;
  const tests = [...input.filters]
    .filter(([, filter]) => filterAsks(filter))
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
