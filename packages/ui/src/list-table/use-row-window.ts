import { useCallback, useState } from 'react';

/** Rows beyond those in sight, so that quick scrolling shows no gap. */
const spareRows = 8;

/** Which rows of a long list are drawn now. */
export interface RowWindow {
  from: number;
  /** Exclusive. */
  to: number;
  /** To be put on the box that scrolls. */
  ref: (box: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Renders only the visible rows of a long list; all rows have one height, in pixels. Rerenders when the rows change, not the pixels.
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
      look();
      box.addEventListener('scroll', look, { passive: true });
      const size = new ResizeObserver(look);
      size.observe(box);
      return () => {
        box.removeEventListener('scroll', look);
        size.disconnect();
      };
    },
    [rowHeight],
  );
  const to = Math.min(range.to, rowCount);
  // A list that became shorter leaves the box beyond its end for a moment.
  return { from: Math.min(range.from, Math.max(0, to - 1)), to, ref };
}
