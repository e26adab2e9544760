/** Listeners by row, for mounted rows only: a change goes to the listeners of the rows it touched. Those who follow all rows get a list. */
export class RowListeners {
  readonly #byRow = new Map<number, Set<() => void>>();
  readonly #ofAll = new Set<(rows: ReadonlySet<number>) => void>();
  #dirty = new Set<number>();

  /** Listens to a row; gives back the way to stop. */
  add(row: number, listener: () => void): () => void {
    const listeners = this.#byRow.get(row) ?? new Set();
    this.#byRow.set(row, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byRow.get(row) === listeners) this.#byRow.delete(row);
    };
  }

  /** Listens to all rows; gives back the way to stop. */
  addToAll(listener: (rows: ReadonlySet<number>) => void): () => void {
    this.#ofAll.add(listener);
    return () => this.#ofAll.delete(listener);
  }

  /** Notes that a row has changed; where nobody listens there is nothing to note. */
  touch(row: number): void {
    if (this.#ofAll.size > 0 || this.#byRow.has(row)) this.#dirty.add(row);
  }

  /** Tells the listeners of every row touched since last time, once each. */
  tell(): void {
    const dirty = this.#dirty;
    if (dirty.size === 0) return;
    this.#dirty = new Set();
    for (const [row, listeners] of this.#byRow) {
      if (dirty.has(row)) for (const listener of listeners) listener();
    }
    for (const listener of this.#ofAll) listener(dirty);
  }
}
