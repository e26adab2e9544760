import { comparable } from '@lading/ui/comparable';
import type { CellEdit } from '../store/transaction.ts';
import type { CellEditor, GridColumn } from '../view/grid-column.ts';
import type { CellRange } from '../view/grid-selection.ts';
import { pastedNumber } from './number-rules.ts';

interface PasteInto {
  readonly block: readonly (readonly string[])[];
  readonly range: CellRange;
  readonly columns: readonly GridColumn[];
  readonly rowAt: (position: number) => number;
  readonly shownRows: number;
}

/** The effect of pasting a block: the edits, where it landed, and how many cells did not fit or were read-only. */
export interface PastePlan {
  readonly edits: readonly CellEdit[];
  readonly range: CellRange;
  readonly skipped: number;
}

/** The value that a pasted text means for a cell: an option by value or label, a plain number, or the text as it is. */
export function pastedValue(text: string, editor: CellEditor): string {
  if (editor.kind === 'number') return pastedNumber(text, editor);
  if (editor.kind === 'text') return text;
  const name = comparable(text.trim());
  const option =
    editor.options.find(({ value }) => comparable(value) === name) ??
    editor.options.find(({ label }) => comparable(label) === name);
  return option?.value ?? text.trim();
}

/** Places a block at the selection; a selection that is a multiple of the block is filled by repeating it. */
export function planPaste({ block, range, columns, rowAt, shownRows }: PasteInto): PastePlan {
  const height = block.length;
  const width = Math.max(0, ...block.map((cells) => cells.length));
  const selectedHeight = range.bottom - range.top + 1;
  const selectedWidth = range.right - range.left + 1;
  const repeats = height > 0 && width > 0 && selectedHeight % height === 0 && selectedWidth % width === 0;
  const rows = repeats ? selectedHeight : height;
  const cols = repeats ? selectedWidth : width;
  const edits: CellEdit[] = [];
  let skipped = 0;
  for (let down = 0; down < rows; down += 1) {
    const cells = block[down % height] ?? [];
    for (let across = 0; across < cols; across += 1) {
      const text = cells[across % width];
      if (text === undefined) continue;
      const column = columns[range.left + across];
      const position = range.top + down;
      if (!column || column.readOnly || position >= shownRows) skipped += 1;
      else edits.push({ row: rowAt(position), key: column.key, value: pastedValue(text, column.editor) });
    }
  }
  return {
    edits,
    skipped,
    range: {
      top: range.top,
      left: range.left,
      bottom: Math.max(range.top, Math.min(range.top + rows, shownRows) - 1),
      right: Math.max(range.left, Math.min(range.left + cols, columns.length) - 1),
    },
  };
}
