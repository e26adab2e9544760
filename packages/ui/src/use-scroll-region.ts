import { useCallback, useState } from 'react';

/**
 * Props of a `<section>` that may scroll: once its content exceeds its box it becomes a named region in the tab order, so that it
 * can be scrolled by keyboard; before that it adds no tab stop.
 */
export function useScrollRegion(label: string) {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      ),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return overflows ? { ref, 'aria-label': label, tabIndex: 0 } : { ref, tabIndex: undefined };
}
