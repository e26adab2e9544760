import type { IssueLedger } from './issue-ledger.ts';
import type { RowView } from './row-view.ts';

interface Search {
  readonly view: RowView;
  readonly ledger: IssueLedger;
  readonly from: { readonly row: number; readonly col: number } | null;
  readonly step: 1 | -1;
  /** The only column to look in. */
  readonly inCol?: number | undefined;
}

/** Walks the shown rows from a cell, forwards or backwards and round the end, to the next cell with an error. */
export function findIssueCell(search: Search): { row: number; col: number } | null {
  const { view, ledger, from, step, inCol } = search;
  if (view.length === 0) return null;
  const start = from ? view.nearestPosition(from.row) : step === 1 ? 0 : view.length - 1;
  for (let walked = 0; walked <= view.length; walked += 1) {
    const row = view.rowAt((start + step * walked + view.length * 2) % view.length);
    if (!ledger.hasError(row)) continue;
    const cols = ledger.errorCols(row).filter((col) => inCol === undefined || col === inCol);
    const beyond = (col: number): boolean =>
      step === 1 ? col > (from?.col ?? -1) : col < (from?.col ?? Infinity);
    const fromHere = walked === 0 && from?.row === row ? cols.filter(beyond) : cols;
    const col = step === 1 ? fromHere[0] : fromHere.at(-1);
    if (col !== undefined) return { row, col };
  }
  return null;
}
