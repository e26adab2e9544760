import type { CellEditor, GridColumn } from './grid-column.ts';
import type { CellRange } from './cell-range.ts';
import type { CellEdit } from './grid-cell.ts';
import { pastedNumber } from './number-rules.ts';

interface PasteInto {
  readonly block: readonly (readonly string[])[];
  readonly range: CellRange;
  readonly columns: readonly GridColumn[];
  readonly rowAt: (position: number) => number;
  readonly shownRows: number;
}

/** What a pasted block does: the edits, where it landed, and how many cells had no place or were read-only. */
export interface PastePlan {
  readonly edits: readonly CellEdit[];
  readonly range: CellRange;
  readonly leftOut: number;
}

/** The value that a pasted text means for a cell: an option by value or label, a plain number, or the text as it is. */
export function pastedValue(text: string, editor: CellEditor): string {
  if (editor.kind === 'number') return pastedNumber(text, editor);
  if (editor.kind === 'text') return text;
  const wanted = text.trim().toLowerCase();
  const option =
    editor.options.find(({ value }) => value.toLowerCase() === wanted) ??
    editor.options.find(({ label }) => label.toLowerCase() === wanted);
  return option?.value ?? text.trim();
}

/** Lays a block on the grid at the selection; a selection that is a multiple of the block is filled by repeating it. */
export function planPaste({ block, range, columns, rowAt, shownRows }: PasteInto): PastePlan {
  const height = block.length;
  const width = Math.max(0, ...block.map((cells) => cells.length));
  const selectedHeight = range.bottom - range.top + 1;
  const selectedWidth = range.right - range.left + 1;
  const repeats = height > 0 && width > 0 && selectedHeight % height === 0 && selectedWidth % width === 0;
  const rows = repeats ? selectedHeight : height;
  const cols = repeats ? selectedWidth : width;
  const edits: CellEdit[] = [];
  let leftOut = 0;
  for (let down = 0; down < rows; down += 1) {
    const cells = block[down % height] ?? [];
    for (let across = 0; across < cols; across += 1) {
      const text = cells[across % width];
      if (text === undefined) continue;
      const column = columns[range.left + across];
      const position = range.top + down;
      if (!column || column.readOnly || position >= shownRows) leftOut += 1;
      else edits.push({ row: rowAt(position), key: column.key, value: pastedValue(text, column.editor) });
    }
  }
  return {
    edits,
    leftOut,
    range: {
      top: range.top,
      left: range.left,
      bottom: Math.max(range.top, Math.min(range.top + rows, shownRows) - 1),
      right: Math.max(range.left, Math.min(range.left + cols, columns.length) - 1),
    },
  };
}
