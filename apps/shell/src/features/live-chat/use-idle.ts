import { useEffect, useState } from 'react';
import { systemClock } from '../../platform/clock.ts';

/** Where the browser does not tell when it is idle. */
const restMs = 1_500;

/** Whether the page has come to rest since it was opened. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const { requestIdleCallback } = window as Partial<Pick<Window, 'requestIdleCallback'>>;
    if (!requestIdleCallback) return systemClock.after(restMs, () => setIdle(true));
    const asked = requestIdleCallback(() => setIdle(true), { timeout: 4 * restMs });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
