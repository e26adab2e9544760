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

  delete(): void {
    const { store, texts } = this.#view.scene.input;
    if (store.getSnapshot().showsDeleted) return;
    const asked = this.selected;
    const count = store.deleteRows(asked);
    if (count > 0) this.#say(texts.rowsDeleted(count, count - asked.length));
  }

  restore(): void {
    const { store, texts } = this.#view.scene.input;
    const asked = this.selected;
    const count = store.restoreRows(asked);
    if (count > 0) this.#say(texts.rowsRestored(count, count - asked.length));
  }

  /** The rows have gone from under the selection: the cell that stands there now is the active one. */
  #say(text: string): void {
    this.#view.activate(this.#view.selection.active);
    this.#view.frame.announce(text);
  }
}
