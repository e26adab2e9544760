import { useSyncExternalStore } from 'react';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all times on the page. A tick carries no value to observe: each reader cuts the time to a step of its own. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The time, in milliseconds since 1970, cut to a step of at least half a minute; the component renders again when the next step begins. A
 * page that stays open over midnight knows the new day by it.
 */
export const useNow = (stepMs: number = tickMs): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);

/** Midnight begins at a quarter of an hour in every time zone. */
export const quarterHourMs = 900_000;
