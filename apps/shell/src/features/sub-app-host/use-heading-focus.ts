import { type RefObject, useEffect, useRef } from 'react';

/** A page that has no heading after this time has none. */
const patienceMs = 8_000;
const lookMs = 50;

/** The first heading of a page, in the shadow root or the frame that it may be drawn in too. */
function headingIn(place: Element): HTMLElement | null {
  const found = place.querySelector<HTMLElement>('h1');
  if (found) return found;
  for (const element of place.querySelectorAll('*')) {
    const inner =
      element.shadowRoot?.querySelector<HTMLElement>('h1') ??
      (element.localName === 'iframe'
        ? (element as HTMLIFrameElement).contentDocument?.querySelector<HTMLElement>('h1')
        : null);
    if (inner) return inner;
  }
  return null;
}

/** Focuses the heading as soon as there is one, unless the page has taken the focus or the person has gone on. */
function focusHeading(place: HTMLElement): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = (): void => ending.abort();
  const begunAt = performance.now();
  const look = (): void => {
    const isTaken = place.contains(document.activeElement);
    const isCovered = document.querySelector('[data-modal], dialog[open]') !== null;
    if (isTaken || performance.now() - begunAt > patienceMs) return end();
    const heading = isCovered ? null : headingIn(place);
    if (!heading) return;
    end();
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Not at once: a palette or menu that has led here still gives the focus back.
  const timer = setInterval(look, lookMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, end, { capture: true, signal });
  return end;
}

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
    return isFirst || !place.current ? undefined : focusHeading(place.current);
  }, [place, shown]);
}
