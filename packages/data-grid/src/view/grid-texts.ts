import type { ColumnFilter } from '../store/arrange-rows.ts';
import type { CellIssue } from '../store/issue-ledger.ts';

/** The data of the find panel. */
export interface FindFigures {
  readonly matches: number;
  readonly cells: number;
  /** Whether counting is still in progress. */
  readonly isCounting: boolean;
}

/** Texts of the menu of a column. */
export interface ColumnMenuTexts {
  /** Name of the menu button in the heading, and of its menu. */
  readonly open: (heading: string) => string;
  readonly sort: string;
  readonly ascending: string;
  readonly descending: string;
  readonly unsorted: string;
  readonly filter: string;
  readonly filterText: string;
  readonly only: Readonly<Record<ColumnFilter['only'], string>>;
  /** Removes this column's filter and sorting. */
  readonly clear: string;
  /** Sorts and filters again after edits, which do not rearrange rows by themselves. */
  readonly again: string;
  readonly freeze: string;
  readonly unfreeze: string;
  readonly fit: string;
  /** A formatted number. */
  readonly figure: (count: number) => string;
  /** Accessible name of a column's error count, which goes to the next error. */
  readonly errors: (heading: string, count: number) => string;
  /** Goes to the next error of the column, which has `count` of them. */
  readonly nextError: (count: number) => string;
  /** Added to a heading's name while its column is filtered. */
  readonly filtered: string;
}

/** Texts of the menu of the selected cells. */
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

/** Texts of the find panel. */
export interface FindTexts {
  readonly label: string;
  readonly find: string;
  readonly replaceWith: string;
  readonly matchCase: string;
  readonly wholeCell: string;
  /** Search one column only. */
  readonly inColumn: (heading: string) => string;
  readonly figures: (figures: FindFigures) => string;
  readonly previous: string;
  readonly next: string;
  readonly replace: string;
  readonly replaceAll: string;
  readonly close: string;
}

/** All texts of the grid, in the user's language; the grid itself has none. */
export interface GridTexts {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Heading of the row-number column. */
  readonly rowNumber: string;
  /** Announced for a required column, in addition to its mark. */
  readonly required: string;
  /** Shown in place of rows when there are none. */
  readonly noRows: string;
  /** Shown in place of rows when filters or "errors only" leave none. */
  readonly noneShown: string;
  /** Shown in a select's list when nothing matches what was typed. */
  readonly noMatch: string;
  /** Name of the handle at a column's right edge. */
  readonly resize: (heading: string) => string;
  /** The text of an issue in the current language. */
  readonly issue: (issue: CellIssue) => string;
  /** Announced after an edit; `issues` are those left in the cell. */
  readonly edited: (heading: string, value: string, issues: readonly string[]) => string;
  /** Announced after a paste; `skipped` cells did not fit or were read-only. */
  readonly pasted: (cells: number, skipped: number) => string;
  /** Announced when the browser does not allow a menu to read the clipboard; names the keys to use instead. */
  readonly pasteRefused: string;
  readonly copied: (cells: number) => string;
  readonly cleared: (cells: number) => string;
  readonly filled: (cells: number) => string;
  readonly replaced: (cells: number) => string;
  /** Announced after rows were deleted; `more` of them belonged to the same orders. */
  readonly rowsDeleted: (rows: number, more: number) => string;
  readonly rowsRestored: (rows: number, more: number) => string;
  /** Announced after an undo; `rows` were deleted or restored by it. */
  readonly undone: (cells: number, rows: number) => string;
  readonly redone: (cells: number, rows: number) => string;
  /** Announced when there is no next error. */
  readonly noErrors: string;
  /** Announced after sorting or filtering. */
  readonly arranged: (shown: number, rows: number) => string;
  readonly column: ColumnMenuTexts;
  readonly cells: CellMenuTexts;
  readonly find: FindTexts;
}
