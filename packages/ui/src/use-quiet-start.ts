import { useEffect } from 'react';

/** A key pressed this soon was meant for the page. */
const quietMs = 500;

/**
 * For a window that opens by itself: a key that is pressed within half a second of its opening, or is still held down from
 * before, activates nothing in it.
 */
export function useQuietStart(isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const openedAt = performance.now();
    const swallowed = new Set<string>();
    let isQuiet = true;
    const hold = (event: KeyboardEvent): void => {
      if (event.type === 'keydown') {
        isQuiet &&= event.repeat || performance.now() - openedAt < quietMs;
        if (!isQuiet) return;
        swallowed.add(event.code);
      } else if (!swallowed.delete(event.code) && !isQuiet) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', hold, true);
    addEventListener('keyup', hold, true);
    return () => {
      removeEventListener('keydown', hold, true);
      removeEventListener('keyup', hold, true);
    };
  }, [isOn]);
}
