import { readHandover, type Handover, withoutTokens } from './handover-rules.ts';

/**
 * Removes a handed-over session from the address bar and the history before any other request, so that its tokens do not leak
 * (decision D5); those of an incomplete one too, which opens nothing. Null without a whole one.
 */
export function takeHandover(): Handover | null {
  const found = readHandover(location.search);
  const rest = found ? found.rest : withoutTokens(location.search);
  if (rest !== location.search)
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
  return found?.handover ?? null;
}
