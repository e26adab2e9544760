import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Additional rows around the visible ones, so that fast scrolling shows no gap. */
const spareRows = 8;

/** The currently rendered rows of a long list. */
export interface RowWindow {
  from: number;
  /** Exclusive. */
  to: number;
  /** Ref of the scroll container. */
  ref: (box: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Renders only the visible rows of a long list, and all of them on paper; all rows have one height, in pixels. Rerenders when the rows change, not the pixels.
 */
export function useRowWindow(rowCount: number, rowHeight: number): RowWindow {
  const [range, setRange] = useState({ from: 0, to: 40 });
  const ref = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const look = (): void => {
        const from = Math.max(0, Math.floor(box.scrollTop / rowHeight) - spareRows);
        const to = Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + spareRows;
        setRange((known) => (known.from === from && known.to === to ? known : { from, to }));
      };
      // Paper does not scroll: all rows are on it.
      const drawAll = (): void => flushSync(() => setRange({ from: 0, to: Infinity }));
      look();
      addEventListener('beforeprint', drawAll);
      addEventListener('afterprint', look);
      box.addEventListener('scroll', look, { passive: true });
      const size = new ResizeObserver(look);
      size.observe(box);
      return () => {
        removeEventListener('beforeprint', drawAll);
        removeEventListener('afterprint', look);
        box.removeEventListener('scroll', look);
        size.disconnect();
      };
    },
    [rowHeight],
  );
  const to = Math.min(range.to, rowCount);
  // After a list became shorter, the box is briefly scrolled beyond its end.
  return { from: Math.min(range.from, Math.max(0, to - 1)), to, ref };
}
