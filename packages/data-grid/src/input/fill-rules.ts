import type { CellEdit } from '../store/transaction.ts';
import type { GridColumn } from '../view/grid-column.ts';
import type { CellPlace, CellRange } from '../view/grid-selection.ts';

/** The data that filling reads. */
export interface FillSheet {
  readonly columns: readonly GridColumn[];
  readonly rowAt: (position: number) => number;
  readonly value: (row: number, key: string) => string;
}

/** Fills a block by repeating another one (or its own top row); read-only columns and the source are unchanged. */
export function planFill(sheet: FillSheet, source: CellRange, target: CellRange): CellEdit[] {
  const edits: CellEdit[] = [];
  const wrap = (at: number, from: number, to: number): number => {
    const size = to - from + 1;
    return from + ((((at - from) % size) + size) % size);
  };
  for (let position = target.top; position <= target.bottom; position += 1) {
    const row = sheet.rowAt(position);
    const sourceRow = sheet.rowAt(wrap(position, source.top, source.bottom));
    for (let col = target.left; col <= target.right; col += 1) {
      const sourceCol = wrap(col, source.left, source.right);
      const column = sheet.columns[col];
      const from = sheet.columns[sourceCol];
      if (!column || !from || column.readOnly || (row === sourceRow && col === sourceCol)) continue;
      edits.push({ row, key: column.key, value: sheet.value(sourceRow, from.key) });
    }
  }
  return edits;
}

/** The same text in every cell of a block, except in read-only columns. */
export function planFillWith(
  sheet: FillSheet,
  { top, bottom, left, right }: CellRange,
  value: string,
): CellEdit[] {
  const edits: CellEdit[] = [];
  for (let position = top; position <= bottom; position += 1) {
    const row = sheet.rowAt(position);
    for (const { key, readOnly } of sheet.columns.slice(left, right + 1)) {
      if (!readOnly) edits.push({ row, key, value });
    }
  }
  return edits;
}

/** The block extended by dragging its corner to a cell: in one direction only, the longer one; never smaller than before. */
export function fillTarget(range: CellRange, { position, col }: CellPlace): CellRange {
  const beyond = (at: number, from: number, to: number): number =>
    at < from ? at - from : at > to ? at - to : 0;
  const down = beyond(position, range.top, range.bottom);
  const across = beyond(col, range.left, range.right);
  if (Math.abs(down) >= Math.abs(across)) {
    return {
      ...range,
      top: Math.min(range.top, range.top + down),
      bottom: Math.max(range.bottom, range.bottom + down),
    };
  }
  return {
    ...range,
    left: Math.min(range.left, range.left + across),
    right: Math.max(range.right, range.right + across),
  };
}
