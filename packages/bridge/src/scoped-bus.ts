import type { EventBus, EventMap } from './event-bus.ts';

/**
 * A view of `bus` whose subscriptions all end when `signal` aborts; the host creates one for each mount of a sub-app. Events are
 * delivered after the emitting code has run: a sub-app may emit in an effect, and React cannot complete a suspended page when
 * another page's effects change the stores it reads ("Cannot commit the same tree as before").
 */
export function scopedBus<Events extends EventMap>(
  bus: EventBus<Events>,
  signal: AbortSignal,
): EventBus<Events> {
  return {
    emit: (name, payload) => {
      if (!signal.aborted) queueMicrotask(() => bus.emit(name, payload));
    },
    on: (name, listener) => {
      if (signal.aborted) return () => undefined;
      const off = bus.on(name, listener);
      signal.addEventListener('abort', off, { once: true });
      return () => {
        signal.removeEventListener('abort', off);
        off();
      };
    },
  };
}
