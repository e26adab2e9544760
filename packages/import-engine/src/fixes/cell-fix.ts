/**
 * What a fix does to a cell, named so that it can be shown to users. `spaces` removes blanks and hidden characters,
 * `width` converts full-width characters, `entities` reads "&amp;" as the character that it stands for, `spelling`
 * picks the choice of a known spelling, `closest` picks the nearest choice, `blank` empties a cell with "N/A", `unit`
 * removes the unit of the row or of a count, `row-unit` gives the row the unit named in its cell, `parts` splits or
 * sums a measure ("2 lb 4 oz"), `convert` converts to the other unit system, `time-zone` writes a zone as its offset,
 * `thousands-point` treats points as separators, `decimal-tail` removes ".0" from a code, `phone` keeps what can be
 * dialed, `code-date` writes a date as the code that a spreadsheet made it of, `code-zero` restores the leading zero
 * of a code, `join-cells` joins cells that were cut at a comma and moves the others back, `skip-row` clears a row
 * that is no record, `copy-above` writes the text of the row above, `file-unit` reads the measures in the unit of the other rows, `encoding` reads a garbled text in the right encoding, `day` leaves out the time of a moment where a day
 * is wanted, `epoch` reads seconds since 1970, `exponent` spells a number like 1.2E+3 out, `round-up` rounds up to a
 * whole number, as carriers bill.
 */
export type FixStep =
  | 'spaces'
  | 'width'
  | 'entities'
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
  | 'day'
  | 'serial-date'
  | 'short-year'
  | 'epoch'
  | 'exponent'
  | 'round-up'
  | 'time-zone'
  | 'email'
  | 'state'
  | 'zip-zero'
  | 'decimal-tail'
  | 'phone'
  | 'code-date'
  | 'code-zero'
  | 'join-cells'
  | 'skip-row'
  | 'copy-above'
  | 'file-unit'
  | 'encoding';

/** How to read an ambiguous text: "1,234", "1.234", "03/04/2026", and "DEC-1" as a date. */
export type FixReading =
  'only' | 'point' | 'comma' | 'day-first' | 'month-first' | 'year-first' | 'month-name';

/** Values by field key that fix a cell: its own, and those of related cells in the row. */
export type RowEdits = Readonly<Record<string, string>>;

/** A way to fix one cell. With more than one reading, the user is asked. */
export interface CellFix {
  /** In the order in which they were applied, without duplicates. */
  steps: readonly FixStep[];
  readings: Partial<Record<FixReading, RowEdits>>;
}

/** Steps that may lose data or be wrong: a fix with one of them is offered as a guess. */
const guesses: ReadonlySet<FixStep> = new Set<FixStep>([
  'closest',
  'foreign-currency',
  'thousands-point',
  'row-unit',
  'convert',
  'shorten',
  'short-year',
  'exponent',
  'zip-zero',
  'code-date',
  'join-cells',
  'skip-row',
  'file-unit',
]);

/** Whether a fix is a guess that the user should review before it is applied. */
export function isGuess(steps: readonly FixStep[]): boolean {
  return steps.some((step) => guesses.has(step));
}
