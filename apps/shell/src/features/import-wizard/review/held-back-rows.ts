import type { GridStore } from '@lading/ui/data-grid';
import { PageTurn } from '../page-turn.ts';
import type { RowGroups } from './row-groups.ts';

/** What a review shows of it. */
export interface HeldBackFigures {
  /** Rows of groups with an error, which stay behind as wholes; null where every row is by itself. */
  heldBack: number | null;
  /** They are being counted anew. */
  isCounting: boolean;
}

interface HeldBackParts {
  store: Pick<GridStore, 'getSnapshot' | 'hasError'>;
  groups: RowGroups;
  /** Ends the counting. */
  signal: AbortSignal;
}

/**
 * How many rows stay behind with an error of their own or of a row they belong to (spec §3). Only the rows with an error are looked at closely;
 * where that is most of the file it is done in turns with the page, and `tell` is called at the end.
 */
export class HeldBackRows {
  readonly #store: HeldBackParts['store'];
  readonly #groups: RowGroups;
  readonly #tell: (figures: HeldBackFigures) => void;
  readonly #signal: AbortSignal;
  #figures: HeldBackFigures = { heldBack: null, isCounting: false };
  #isStale = false;

  constructor({ store, groups, signal }: HeldBackParts, tell: (figures: HeldBackFigures) => void) {
    this.#store = store;
    this.#groups = groups;
    this.#signal = signal;
    this.#tell = tell;
  }

  /** Counts anew; gives the figures as they are by now. A count that is under way is finished first, and then made anew. */
  again(): HeldBackFigures {
    if (this.#figures.isCounting) this.#isStale = true;
    else void this.#count().catch(() => undefined);
    return this.#figures;
  }

  /** @throws what the signal was aborted with */
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
    this.#tell(this.#figures);
  }
}
