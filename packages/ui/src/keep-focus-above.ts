/**
 * Ref of a bar that sticks to the bottom of the page: focused elements are scrolled clear of it (WCAG 2.4.11). Its height may
 * change, for example when its buttons wrap.
 */
export function keepFocusAbove(bar: HTMLElement | null): (() => void) | undefined {
  const page = bar?.closest('main');
  if (!bar || !page || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0;
    page.style.scrollPaddingBottom = `${bar.offsetHeight + below}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.scrollPaddingBottom = '';
  };
}
