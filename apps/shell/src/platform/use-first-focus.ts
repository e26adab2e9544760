import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a field when its form appears, and returns the ref for it. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
