import { useEffect, useState } from 'react';

/** The maximum delay of a browser's timer. */
const longestMs = 2_147_000_000;

/** Whether a moment has passed; rerenders when it does. */
export function useIsOver(moment: string | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === undefined ? Infinity : Date.parse(moment) - now;
  useEffect(() => {
    if (left <= 0 || left > longestMs) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
