/** A page without a heading after this time is considered to have none. */
const patienceMs = 8_000;
const lookMs = 50;

/** The first heading of a page, including in its shadow root or frame. */
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

/** Focuses the heading as soon as it exists, unless the page has taken the focus, until `ended`. */
export function focusHeading(place: HTMLElement, ended: AbortSignal): void {
  const startedAt = performance.now();
  const look = (): void => {
    const isTaken = place.contains(document.activeElement);
    const isCovered = document.querySelector('[data-modal], dialog[open]') !== null;
    if (isTaken || performance.now() - startedAt > patienceMs) return clearInterval(timer);
    const heading = isCovered ? null : headingIn(place);
    if (!heading) return;
    clearInterval(timer);
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  // Not immediately: a palette or menu that navigated here still restores the focus.
  const timer = setInterval(look, lookMs);
  ended.addEventListener('abort', () => clearInterval(timer));
}
