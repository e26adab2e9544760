import { isSynthetic } from './synthetic-popstate.ts';

/**
 * Rule 1: runs before every other listener for Back and Forward. When a step leaves the mounted sub-app, no other listener may
 * receive it: the sub-app's router would treat the next one's address as its own and rewrite it. The runtime unmounts first and
 * notifies the routers afterwards. Capturing listeners of the window run first, even if added late.
 * @param leaves whether the current address belongs to something other than the mounted sub-app
 * @param onLeave called once the event has been held back
 * @returns a function that removes the gate
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
