import { readHandover, type Handover, withoutTokens } from './handover-rules.ts';

/**
 * Removes a handed-over session from the address bar and the history before any other request, so that its tokens do not leak
 * (decision D5); also the tokens of an incomplete one. Null unless it is complete.
 */
export function takeHandover(): Handover | null {
  const found = readHandover(location.search);
  const rest = found ? found.rest : withoutTokens(location.search);
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return found?.handover ?? null;
}
