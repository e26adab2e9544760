import { useSyncExternalStore } from 'react';
import { systemClock } from './clock.ts';

/** Where the browser does not tell when it is idle. */
const restMs = 1_500;
/** A page that does not come to rest keeps nobody waiting for longer. */
const patienceMs = 4 * restMs;

let stands = false;
const listeners = new Set<() => void>();

function stand(): void {
  stands = true;
  for (const listener of listeners) listener();
}

/** The first page has been drawn: once the browser has come to rest, what the page does without is asked for. */
export function restOnFirstPage(): () => void {
  if (stands) return () => undefined;
  const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
  if (!requestIdleCallback) return systemClock.after(restMs, stand);
  const asked = requestIdleCallback(stand, { timeout: patienceMs });
  return () => cancelIdleCallback(asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the first page stands: counts in the header, the chat and unfinished imports come after what somebody came for. */
export function useFirstPageStands(): boolean {
  return useSyncExternalStore(subscribe, () => stands);
}
