import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of each page that replaces another, so that screen readers announce it and the keyboard goes on from
 * there (WCAG 2.4.3). Not on the first page: there the focus belongs to the browser.
 * @param shown names what the place shows; null while it shows nothing yet
 */
export function useHeadingFocus(place: RefObject<HTMLElement | null>, shown: string | null): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (shown === null || shown === last.current) return undefined;
    const isFirst = last.current === undefined;
    last.current = shown;
    const at = place.current;
    if (isFirst || !at) return undefined;
    const ended = new AbortController();
    // Not for the first page, and one whose code cannot be fetched leaves the focus where it is.
    import('./focus-heading.ts').then(
      ({ focusHeading }) => {
        if (!ended.signal.aborted) ended.signal.addEventListener('abort', focusHeading(at), { once: true });
      },
      () => undefined,
    );
    return () => ended.abort();
  }, [place, shown]);
}
