function watchMethod(history: History, method: 'pushState' | 'replaceState', onStep: () => void): () => void {
  const original = history[method];
  const watched: typeof original = function watched(this: History, ...step) {
    original.apply(this, step);
    onStep();
  };
  history[method] = watched;
  return () => {
    if (history[method] === watched) history[method] = original;
  };
}

/**
 * Observes every change of a window's address: by a router of the shell or of a sub-app, whose navigation fires no event, or by
 * the Back button.
 * @returns a function that stops it
 */
export function watchAddress(page: Window, onStep: () => void): () => void {
  const restore = (['pushState', 'replaceState'] as const).map((method) =>
    watchMethod(page.history, method, onStep),
  );
  const events = new AbortController();
  for (const name of ['popstate', 'hashchange'])
    page.addEventListener(name, onStep, { signal: events.signal });
  return () => {
    events.abort();
    for (const undo of restore) undo();
  };
}
