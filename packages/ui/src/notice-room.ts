/** Pixels between notices and the page. */
const gap = 8;

/** Whether notices are above the page, as set in `toasts.css`; otherwise they are at its bottom. */
const above = '(max-width: 639px)';

type Side = 'marginTop' | 'marginBottom';
const roomOf = (page: HTMLElement, side: Side): number => Number.parseFloat(page.style[side]) || 0;

/** Keeps the reading position: of content below space that grows above it, and of the end of a page that is scrolled to its end. */
function setRoom(page: HTMLElement, side: Side, room: number): void {
  const before = roomOf(page, side);
  if (room === before) return;
  const isAtEnd = page.scrollTop > 0 && page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
  page.style[side] = room > 0 ? `${room}px` : '';
  if (side === 'marginTop' && page.scrollTop > 0)
    page.scrollTop = Math.max(0, page.scrollTop + room - before);
  else if (side === 'marginBottom' && isAtEnd) page.scrollTop = page.scrollHeight;
}

function fit(notices: HTMLElement, isAbove: boolean): void {
  const page = document.querySelector('main');
  if (!page) return;
  const { top, bottom, height } = notices.getBoundingClientRect();
  const box = page.getBoundingClientRect();
  const pageTop = box.top - roomOf(page, 'marginTop');
  const pageBottom = box.bottom + roomOf(page, 'marginBottom');
  const room = (length: number) => (height > 0 ? Math.max(0, Math.ceil(length + gap)) : 0);
  setRoom(page, 'marginTop', isAbove ? room(bottom - pageTop) : 0);
  setRoom(page, 'marginBottom', isAbove ? 0 : room(pageBottom - top));
}

/**
 * Reserves space for notices next to the main region of the page while there are any, so that they cover neither its controls nor
 * a bar that sticks to its edge (WCAG 2.4.11). Returns a function that releases it.
 * @param notices the box around all of them, without height while there are none
 */
export function keepNoticeRoom(notices: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const list = matchMedia(above);
  const update = () => fit(notices, list.matches);
  const observer = new ResizeObserver(update);
  observer.observe(notices);
  list.addEventListener('change', update);
  return () => {
    observer.disconnect();
    list.removeEventListener('change', update);
    const page = document.querySelector('main');
    if (!page) return;
    setRoom(page, 'marginTop', 0);
    setRoom(page, 'marginBottom', 0);
  };
}
