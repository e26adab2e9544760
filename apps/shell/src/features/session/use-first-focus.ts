import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus into a field when its form appears, and gives the ref for it: typing can begin at once. */
export function useFirstFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
