import type { GridStore } from '@lading/ui/data-grid';
import type { PageTurn } from '../page-turn.ts';
import type { DuplicateWatch } from './duplicate-watch.ts';

/** Rows that are marked together: whoever shows the figures is told once of all of them. */
const atOnce = 500;

/** Marks the rows that share what must be unique, as far as that was left for later, in turns with the page. @throws what `signal` was aborted with */
export async function settleDuplicates(
  { store, duplicates }: { store: GridStore; duplicates: DuplicateWatch },
  turn: PageTurn,
  signal: AbortSignal,
): Promise<void> {
  const told = duplicates.settle();
  const markSome = (): boolean => {
    let isDone = false;
    store.batch(() => {
      for (let rows = 0; rows < atOnce && !isDone; rows += 1) isDone = told.next().done === true;
    });
    return isDone;
  };
  while (!markSome()) await turn.giveWay(signal);
}
