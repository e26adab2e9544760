import { useEffect, useRef, type RefObject } from 'react';

/** For a button that a change of view leads to: it has the focus when it comes, so that the keyboard goes on there. */
export function useFirstFocus(isWanted: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isWanted) button.current?.focus();
  }, [isWanted]);
  return button;
}
