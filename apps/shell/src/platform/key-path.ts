/** Original paths of key events forwarded from the page of a frame. */
const pathsInside = new WeakMap<Event, readonly EventTarget[]>();

/** Stores the original path of a key event that is repeated on a frame, innermost first. */
export function rememberKeyPath(copy: Event, original: Event): void {
  pathsInside.set(copy, original.composedPath());
}

/**
 * The event path of a key, innermost first: includes frames of our own origin and open shadow roots. Call it during the event;
 * afterwards the browser discards the path.
 */
export const keyPathOf = (event: Event): readonly EventTarget[] => [
  ...(pathsInside.get(event) ?? []),
  ...event.composedPath(),
];
