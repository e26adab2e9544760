import { useLayoutEffect, useRef } from 'react';

const tops = new Map<string, number>();
const keptPages = 50;

/** The nearest box around an element that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  for (let box = element?.parentElement ?? null; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}

/**
 * Restores the scroll position of a list on back or forward navigation; other visits start at the top.
 * @param step identifies the history entry of the list
 * @param isBack whether this is a back or forward navigation
 * @param isReady whether its rows are loaded
 * @returns ref for an element inside the scroll container
 */
export function useKeptScroll(step: string, isBack: boolean, isReady: boolean) {
  const inside = useRef<HTMLDivElement>(null);
  const isRestored = useRef(false);

  useLayoutEffect(() => {
    const box = scrollerOf(inside.current);
    if (!box || !isReady || isRestored.current) return;
    isRestored.current = true;
    const top = isBack ? tops.get(step) : undefined;
    if (top === undefined || top === 0) return;
    box.scrollTop = top;
    if (box.scrollTop >= top - 1) return;
    // Further rows are not rendered yet.
    const grown = new ResizeObserver(() => {
      box.scrollTop = top;
      if (box.scrollTop >= top - 1) stop();
    });
    const stop = () => grown.disconnect();
    grown.observe(inside.current!);
    for (const type of ['wheel', 'touchstart', 'keydown']) box.addEventListener(type, stop, { once: true });
    return stop;
  }, [step, isBack, isReady]);

  // Stops before the rows are removed: the container then scrolls up by itself, which must not be saved.
  useLayoutEffect(() => {
    const box = scrollerOf(inside.current);
    if (!box) return undefined;
    const keep = () => {
      tops.delete(step);
      tops.set(step, box.scrollTop);
      if (tops.size > keptPages) tops.delete(tops.keys().next().value!);
    };
    box.addEventListener('scroll', keep, { passive: true });
    return () => box.removeEventListener('scroll', keep);
  }, [step]);

  return inside;
}
