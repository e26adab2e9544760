/** A record of figures that React reads by `useSyncExternalStore`: a new object, and listeners told, only when a figure differs. */
export class SnapshotSignal<T extends object> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes the figures as they are now. */
  offer(next: T): void {
    const old: Partial<Record<string, unknown>> = { ...this.#value };
    if (Object.entries(next).every(([name, figure]) => old[name] === figure)) return;
    this.#value = next;
    for (const listener of this.#listeners) listener();
  }
}
