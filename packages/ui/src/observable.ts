/**
 * A value that calls its listeners when it changes: the only observable of the project. `get` and `subscribe` fit
 * `useSyncExternalStore`; a new value is a new object, never the old one changed.
 */
export class Observable<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  /** Calls the listener after each change; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets another value; the same one is not a change. */
  readonly set = (value: Value): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    // Copied, so that subscribing or unsubscribing during notification has no effect on the others.
    for (const listener of new Set(this.#listeners)) listener();
  };

  /** Replaces some members of an object; listeners are only called if something differs. */
  update(members: Partial<Value>): void {
    const old: Partial<Value> = this.#value;
    const names = Object.keys(members) as (keyof Value)[];
    if (names.some((name) => !Object.is(old[name], members[name]))) this.set({ ...this.#value, ...members });
  }
}
