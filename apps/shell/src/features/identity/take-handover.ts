import { readHandover, type Handover } from './handover-rules.ts';

/**
 * Removes a handed-over session from the address bar and the history before any other request, so that its tokens do not leak
 * (decision D5). Null without one.
 */
export function takeHandover(): Handover | null {
  const found = readHandover(location.search);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + found.rest + location.hash);
  return found.handover;
}
