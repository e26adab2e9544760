import type { RowIssues } from './cell-issue.ts';

/** Checks one row by itself, at once; called after each change of it. `value` reads a field of the row. */
export type RowValidator = (row: number, value: (key: string) => string) => RowIssues | null;
