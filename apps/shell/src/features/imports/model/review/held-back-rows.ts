import type { GridStore } from '@lading/data-grid';
import { PageTurn } from '@lading/ui/page-turn';
import type { RowGroups } from '../rows/row-groups.ts';

/** Number of rows that a review holds back. */
export interface HeldBackFigures {
  /** Rows of groups with an error, which are held back together; null if every row is separate. */
  heldBack: number | null;
  /** A new count is in progress. */
  isCounting: boolean;
}

interface HeldBackContext {
  store: Pick<GridStore, 'getSnapshot' | 'hasError'>;
  groups: RowGroups;
  /** Stops counting. */
  signal: AbortSignal;
}

/**
 * Counts the rows held back by an error of their own or of their group (spec §3). Only rows with errors are examined; if that is
 * most of the file it happens in turns with the page, and `report` is called at the end.
 */
export class HeldBackRows {
  readonly #store: HeldBackContext['store'];
  readonly #groups: RowGroups;
  readonly #report: (figures: HeldBackFigures) => void;
  readonly #signal: AbortSignal;
  #figures: HeldBackFigures = { heldBack: null, isCounting: false };
  #isStale = false;

  constructor({ store, groups, signal }: HeldBackContext, report: (figures: HeldBackFigures) => void) {
    this.#store = store;
    this.#groups = groups;
    this.#signal = signal;
    this.#report = report;
  }

  /** Counts again and returns the last known figures. A count in progress is finished first, then repeated. */
  again(): HeldBackFigures {
    if (this.#figures.isCounting) this.#isStale = true;
    else void this.#count().catch(() => undefined);
    return this.#figures;
  }

  /** @throws the signal's abort reason */
  async #count(): Promise<void> {
    const turn = new PageTurn();
    do {
      this.#isStale = false;
      let held = 0;
      let known = -1;
      for (let row = 0; row < this.#store.getSnapshot().rowCount; row += 1) {
        if (!this.#store.hasError(row)) continue;
        const first = this.#groups.firstOf(row);
        if (first !== known) held += this.#groups.rowsOf(first).length;
        known = first;
        if (!turn.isOver) continue;
        this.#figures = { ...this.#figures, isCounting: true };
        await turn.giveWay(this.#signal);
      }
      this.#figures = { heldBack: held, isCounting: this.#isStale };
    } while (this.#isStale);
    this.#report(this.#figures);
  }
}
