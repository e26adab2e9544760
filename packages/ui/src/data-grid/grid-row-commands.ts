import type { GridView } from './grid-view.ts';

/** Deletes and restores the rows that the selection touches, whole groups at a time, and says what it did. */
export class GridRowCommands {
  readonly #view: GridView;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** The rows that the selection touches. */
  get selected(): number[] {
    const { view } = this.#view.scene.input.store;
    const { top, bottom } = this.#view.selection.range;
    const rows: number[] = [];
    for (let position = top; position <= bottom; position += 1) {
      const row = view.rowAt(position);
      if (row >= 0) rows.push(row);
    }
    return rows;
  }

  async delete(): Promise<void> {
    const { store, texts } = this.#view.scene.input;
    if (store.getSnapshot().showsDeleted) return;
    const asked = this.selected;
    await this.#tell(store.deleteRowsInSlices(asked), (count) =>
      texts.rowsDeleted(count, count - asked.length),
    );
  }

  async restore(): Promise<void> {
    const { store, texts } = this.#view.scene.input;
    const asked = this.selected;
    await this.#tell(store.restoreRowsInSlices(asked), (count) =>
      texts.rowsRestored(count, count - asked.length),
    );
  }

  /** The rows have gone from under the selection: the cell that stands there now is the active one, unless somebody has gone elsewhere. */
  async #tell(done: Promise<number>, textOf: (count: number) => string): Promise<void> {
    const focused = document.activeElement;
    const count = await done;
    if (count === 0) return;
    const now = document.activeElement;
    const stays = now === focused || now === document.body || this.#view.frame.root.contains(now);
    this.#view.activate(this.#view.selection.active, { focus: stays });
    this.#view.frame.announce(textOf(count));
  }
}
