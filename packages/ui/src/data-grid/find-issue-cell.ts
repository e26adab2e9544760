import type { CellAddress } from './grid-cell.ts';
import type { RowView } from './row-view.ts';
import type { StoredRows } from './stored-rows.ts';

interface Search {
  readonly view: RowView;
  readonly rows: Pick<StoredRows, 'ledger' | 'values'>;
  readonly from: CellAddress | null;
  readonly step: 1 | -1;
  /** The only field to look in. */
  readonly inKey: string | undefined;
}

/** Walks the shown rows from a cell, forwards or backwards and round the end, to the next cell with an error. */
export function findIssueCell({ view, rows, from, step, inKey }: Search): CellAddress | null {
  if (view.length === 0) return null;
  const { ledger, values } = rows;
  const inCol = inKey === undefined ? undefined : values.col(inKey);
  const fromCol = from && values.col(from.key);
  const start = from ? view.nearestPosition(from.row) : step === 1 ? 0 : view.length - 1;
  for (let walked = 0; walked <= view.length; walked += 1) {
    const row = view.rowAt((start + step * walked + view.length * 2) % view.length);
    if (!ledger.hasError(row)) continue;
    const cols = ledger.errorCols(row).filter((col) => inCol === undefined || col === inCol);
    const beyond = (col: number): boolean =>
      step === 1 ? col > (fromCol ?? -1) : col < (fromCol ?? Infinity);
    const fromHere = walked === 0 && from?.row === row ? cols.filter(beyond) : cols;
    const col = step === 1 ? fromHere[0] : fromHere.at(-1);
    if (col !== undefined) return { row, key: values.keys[col] ?? '' };
  }
  return null;
}
