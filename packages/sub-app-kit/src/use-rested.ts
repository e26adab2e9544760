import { useEffect, useState } from 'react';

/** Pause in typing before a request. */
const restMs = 200;

/** Minimum letters of a search: a single letter matches almost everything. */
export const leastLetters = 2;

/** A typed text once typing has paused; an empty one immediately. Unlike a deferred value, it skips what was typed in between. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
}
