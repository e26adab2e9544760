import type { CellIssue, RowIssues } from './cell-issue.ts';

/** Puts a row's issues under their columns; a field that has none goes to the first, so that no issue is ever hidden. */
export function issuesByCol(
  issues: RowIssues | null,
  colOf: (key: string) => number,
): Map<number, CellIssue[]> {
  const byCol = new Map<number, CellIssue[]>();
  for (const [key, found] of Object.entries(issues ?? {})) {
    const col = Math.max(colOf(key), 0);
    if (found.length > 0) byCol.set(col, [...(byCol.get(col) ?? []), ...found]);
  }
  return byCol;
}
