import type { CellIssue } from './cell-issue.ts';
import type { FindFigures } from './find-figures.ts';
import type { ColumnFilter } from './row-arrangement.ts';

/** What the menu of a column says. */
export interface ColumnMenuTexts {
  /** Name of the button in the heading and of what it opens. */
  readonly open: (heading: string) => string;
  readonly sort: string;
  readonly ascending: string;
  readonly descending: string;
  readonly unsorted: string;
  readonly filter: string;
  readonly filterText: string;
  readonly only: Readonly<Record<ColumnFilter['only'], string>>;
  /** Takes this column's filter and the sorting by it away. */
  readonly clear: string;
  /** Sorts and filters again after edits, which move nothing by themselves. */
  readonly again: string;
  readonly freeze: string;
  readonly unfreeze: string;
  readonly fit: string;
  /** A count as it is written. */
  readonly figure: (count: number) => string;
  /** Name of the count of a column's errors, which goes to the next of them. */
  readonly errors: (heading: string, count: number) => string;
  /** Goes to the next of so many errors of the column. */
  readonly nextError: (count: number) => string;
  /** Added to a heading's name while its column is filtered. */
  readonly filtered: string;
}

/** What the menu of the selected cells says. */
export interface CellMenuTexts {
  readonly label: string;
  readonly copy: string;
  readonly cut: string;
  readonly paste: string;
  readonly clear: string;
  readonly fillDown: string;
  readonly deleteRows: (rows: number) => string;
  readonly restoreRows: (rows: number) => string;
}

/** What the find panel says. */
export interface FindTexts {
  readonly label: string;
  readonly find: string;
  readonly replaceWith: string;
  readonly matchCase: string;
  readonly wholeCell: string;
  /** Look in one column only. */
  readonly inColumn: (heading: string) => string;
  readonly figures: (figures: FindFigures) => string;
  readonly previous: string;
  readonly next: string;
  readonly replace: string;
  readonly replaceAll: string;
  readonly close: string;
}

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
  /** Shown in place of rows when filters or "errors only" leave none. */
  readonly noneShown: string;
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
  /** Spoken when the browser does not let a menu read the clipboard; names the keys that may. */
  readonly pasteRefused: string;
  readonly copied: (cells: number) => string;
  readonly cleared: (cells: number) => string;
  readonly filled: (cells: number) => string;
  readonly replaced: (cells: number) => string;
  /** Spoken after rows were deleted; `more` of them went along with the order they belong to. */
  readonly rowsDeleted: (rows: number, more: number) => string;
  readonly rowsRestored: (rows: number, more: number) => string;
  /** Spoken after an undo; `rows` were deleted or restored by it. */
  readonly undone: (cells: number, rows: number) => string;
  readonly redone: (cells: number, rows: number) => string;
  /** Spoken when the next error is asked for and there is none. */
  readonly noErrors: string;
  /** Spoken after sorting or filtering. */
  readonly arranged: (shown: number, rows: number) => string;
  readonly column: ColumnMenuTexts;
  readonly cells: CellMenuTexts;
  readonly find: FindTexts;
}
