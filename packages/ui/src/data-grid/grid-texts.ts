import type { CellIssue } from './cell-issue.ts';

/** Everything the grid says, in the user's language; the kit itself knows none. */
export interface GridTexts {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Heading of the row-number column. */
  readonly rowNumber: string;
  /** Said of a required column, beside its mark. */
  readonly required: string;
  /** Shown in place of rows when there are none. */
  readonly noRows: string;
  /** Shown in a select's list when nothing matches what was typed. */
  readonly noMatch: string;
  /** Name of the handle at a column's right edge. */
  readonly resize: (heading: string) => string;
  /** The text of an issue, of the language in use. */
  readonly issue: (issue: CellIssue) => string;
  /** Spoken after an edit; `issues` are those left in the cell. */
  readonly edited: (heading: string, value: string, issues: readonly string[]) => string;
  /** Spoken after a paste; `leftOut` cells had no place or were read-only. */
  readonly pasted: (cells: number, leftOut: number) => string;
  readonly copied: (cells: number) => string;
  readonly cleared: (cells: number) => string;
  readonly undone: (cells: number) => string;
  readonly redone: (cells: number) => string;
  /** Spoken when the next error is asked for and there is none. */
  readonly noErrors: string;
}
