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

/**
 * Focuses the heading as soon as there is one, unless the page has taken the focus or the person has gone on.
 * @returns a function that ends the wait
 */
export function focusHeading(place: HTMLElement): () => void {
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
