/**
 * What is wrong with a cell: an error keeps the row from being imported, a warning does not (spec §3 validation error item, §8).
 * `zhMessage` is the Chinese text where the giver has one; `GridTexts.issue` picks the one to show.
 */
export interface CellIssue {
  readonly message: string;
  readonly zhMessage?: string;
  readonly severity: 'error' | 'warning';
}

/**
 * Who found it. `client`: checks of this row alone; `file`: checks that need the whole file, such as duplicates;
 * `server`: the reply of the validate call. Each source replaces only its own findings.
 */
export type IssueSource = 'client' | 'file' | 'server';

/** The issues of one row by field key. A key that the store does not know is shown at the row's first field. */
export type RowIssues = Readonly<Record<string, readonly CellIssue[]>>;
