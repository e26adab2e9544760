import { useEffect, useRef, type RefObject } from 'react';

/** For a button that a change of view leads to: it takes focus on mount, so that the keyboard continues there. */
export function useFirstFocus(isWanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
}
