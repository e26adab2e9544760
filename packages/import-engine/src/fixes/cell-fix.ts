/**
 * What a fix does to a cell, named so that people can be told. `spaces` takes blanks and hidden characters out, `width` makes full-width
 * characters plain, `spelling` takes the choice that a known spelling means, `closest` the one it nearly is, `blank` empties a cell that
 * says "N/A", `unit` takes the unit of the row or of the count off, `row-unit` gives the row the unit that its cell names, `parts` splits
 * or sums a measure ("2 lb 4 oz"), `convert` goes over to the other system of units, `time-zone` drops a zone, `thousands-point` takes points
 * for separators, `decimal-tail` takes ".0" off a code, `phone` keeps what can be dialled.
 */
export type FixStep =
  | 'spaces'
  | 'width'
  | 'spelling'
  | 'closest'
  | 'blank'
  | 'currency'
  | 'foreign-currency'
  | 'separators'
  | 'thousands-point'
  | 'decimal-comma'
  | 'fraction'
  | 'unit'
  | 'row-unit'
  | 'parts'
  | 'convert'
  | 'round'
  | 'shorten'
  | 'date'
  | 'serial-date'
  | 'short-year'
  | 'time-zone'
  | 'email'
  | 'state'
  | 'zip-zero'
  | 'decimal-tail'
  | 'phone';

/** How a text is read that may be read in two ways: "1,234", "1.234" and "03/04/2026". */
export type Reading = 'only' | 'point' | 'comma' | 'day-first' | 'month-first';

/** Values by field key that mend a cell: its own, and those of other cells of the row that it speaks of. */
export type RowEdits = Readonly<Record<string, string>>;

/** A way to mend one cell. With more than one reading it is a question to the one who knows the column. */
export interface CellFix {
  /** In the order in which they were done, each once. */
  steps: readonly FixStep[];
  readings: Partial<Record<Reading, RowEdits>>;
}

/** Steps that may take something away or be wrong: what holds one is offered as a guess. */
const guesses: ReadonlySet<FixStep> = new Set<FixStep>([
  'closest',
  'foreign-currency',
  'thousands-point',
  'row-unit',
  'convert',
  'shorten',
  'short-year',
  'time-zone',
  'zip-zero',
]);

/** Whether a fix is a guess, to be looked at before it is taken. */
export function isGuess(steps: readonly FixStep[]): boolean {
  return steps.some((step) => guesses.has(step));
}
