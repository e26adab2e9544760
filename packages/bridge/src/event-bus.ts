/** Names of events with the shape that each carries. */
export type EventMap = Record<string, unknown>;

/** A typed bus between the shell and the mounted sub-app. A sub-app's subscriptions end with its unmount. */
export interface EventBus<Events extends EventMap> {
  /** Calls all listeners in the order of subscription. One that throws does not stop the others. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void;
  /** Listens until the returned function is called. */
  on<Name extends keyof Events>(name: Name, listener: (payload: Events[Name]) => void): () => void;
}

/**
 * Creates a bus.
 * @param onError receives what a listener throws, so that one sub-app's error does not reach the emitter.
 */
export function createEventBus<Events extends EventMap>(onError: (error: unknown) => void): EventBus<Events> {
  const listeners = new Map<keyof Events, Set<(payload: never) => void>>();

  return {
    emit(name, payload) {
      // A copy: a listener may unsubscribe itself or others while it runs.
      for (const listener of new Set(listeners.get(name))) {
        try {
          (listener as (payload: unknown) => void)(payload);
        } catch (error) {
          onError(error);
        }
      }
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known);
      // Wrapped, so that the same function may subscribe twice and each subscription ends separately.
      const entry = (payload: never): void => listener(payload);
      known.add(entry);
      return () => {
        known.delete(entry);
      };
    },
  };
}
