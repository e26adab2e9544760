import { readHandover, type Handover } from './handover-rules.ts';

/**
 * Takes a handed-over session out of the address bar and the history before anything else is requested, so that its
 * tokens travel no further (decision D5). Null when the address brought none.
 */
export function takeHandover(): Handover | null {
  const found = readHandover(location.search);
  if (!found) return null;
  history.replaceState(history.state, '', location.pathname + found.rest + location.hash);
  return found.handover;
}
