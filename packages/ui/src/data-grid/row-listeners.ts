/** Listeners by row, for mounted rows only; a change goes to the listeners of the rows it touched and to nobody else. */
export class RowListeners {
  readonly #byRow = new Map<number, Set<() => void>>();
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

  /** Notes that a row has changed. */
  touch(row: number): void {
    this.#dirty.add(row);
  }

  /** Tells the listeners of every row touched since last time, once each. */
  tell(): void {
    const dirty = this.#dirty;
    if (dirty.size === 0) return;
    this.#dirty = new Set();
    for (const [row, listeners] of this.#byRow) {
      if (dirty.has(row)) for (const listener of listeners) listener();
    }
  }
}
