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
    const { signal } = ended;
    // Whoever has gone on keeps the focus.
    for (const name of ['keydown', 'pointerdown'])
      addEventListener(name, () => ended.abort(), { capture: true, signal });
    const focus = async (): Promise<void> => {
      // Fetched when it is needed: not for the first page. What cannot be fetched leaves the focus where it is.
      const code = await import('./focus-heading.ts').catch(() => null);
      if (!signal.aborted) code?.focusHeading(at, signal);
    };
    void focus();
    return () => ended.abort();
  }, [place, shown]);
}
