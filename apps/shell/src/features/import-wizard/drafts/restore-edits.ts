import type { CellEdit, GridStore } from '@lading/ui/data-grid';
import type { DraftEdits } from './draft-edits.ts';
import type { PageTurn } from '../page-turn.ts';

/** Rows that are changed between two looks at the clock. */
const atOnce = 200;

/** Lays what an earlier sitting has edited over rows that have just come in, in turns with the page. @throws what `signal` was aborted with */
export async function restoreEdits(
  { store, edits, first, count }: { store: GridStore; edits: DraftEdits; first: number; count: number },
  turn: PageTurn,
  signal: AbortSignal,
): Promise<void> {
  for (let from = first; from < first + count; from += atOnce) {
    const cells: CellEdit[] = [];
    const deleted: number[] = [];
    for (let row = from; row < Math.min(from + atOnce, first + count); row += 1) {
      // A field that the import had then and has no more is passed over.
      for (const [key, value] of edits.cellsOf(row) ?? [])
        if (store.keys.includes(key)) cells.push({ row, key, value });
      if (edits.deletedRows.has(row)) deleted.push(row);
    }
    store.restore(cells, deleted);
    await turn.giveWay(signal);
  }
}
