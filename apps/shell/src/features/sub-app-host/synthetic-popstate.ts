const synthetic = new WeakSet<Event>();

/** Whether the event is one of ours, which rule 1 ignores. */
export function isSynthetic(event: Event): boolean {
  return synthetic.has(event);
}

/**
 * Rule 2: makes every router read the address again. A router that a sub-app keeps at module level outlives its mount and would
 * otherwise show the page of the last visit.
 */
export function notifyRouters(): void {
  const event = new PopStateEvent('popstate', { state: history.state as unknown });
  synthetic.add(event);
  dispatchEvent(event);
}
