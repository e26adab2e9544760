import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses a field or button when it appears, so that the keyboard continues there, and returns the ref for it.
 * @param isWanted false: the focus stays where it is
 */
export function useFirstFocus<Element extends HTMLElement = HTMLInputElement>(
  isWanted = true,
): RefObject<Element | null> {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) focused.current?.focus();
  }, [isWanted]);
  return focused;
}
