import { isSynthetic } from './synthetic-popstate.ts';

/**
 * Rule 1: stands before every other listener for Back and Forward. When a step leaves the mounted sub-app, nobody else
 * may hear of it: the sub-app's router would take the next one's address for its own and rewrite it. The runtime
 * unmounts first and tells the routers afterwards. Capturing listeners of the window go first, however late they come.
 * @param leaves whether the address that is now in the bar belongs to somebody else than the mounted sub-app
 * @param onLeave called once the event has been held back
 * @returns a function that takes the gate down
 */
export function standAtHistory(leaves: () => boolean, onLeave: () => void): () => void {
  const hold = (event: Event): void => {
    if (isSynthetic(event) || !leaves()) return;
    event.stopImmediatePropagation();
    onLeave();
  };
  const events = new AbortController();
  for (const name of ['popstate', 'hashchange']) {
    addEventListener(name, hold, { capture: true, signal: events.signal });
  }
  return () => events.abort();
}
