import type { Brand } from '../../platform/brand/brand.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * Requests the host's brand until it is known: after growing delays, and immediately when the connection is back or the page becomes
 * visible. The returned function stops it.
 */
export function askAgain(
  ask: () => Promise<Brand>,
  onKnown: (brand: Brand) => void,
  clock: Clock = systemClock,
): () => void {
  let pauseMs = firstPauseMs;
  let isAsking = false;
  let isOver = false;
  let callOff = clock.after(pauseMs, () => void attempt());

  async function attempt(): Promise<void> {
    if (isAsking || isOver) return;
    isAsking = true;
    callOff();
    const brand = await ask();
    isAsking = false;
    if (isOver) return;
    if (brand.isKnown) {
      stop();
      onKnown(brand);
      return;
    }
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    callOff = clock.after(pauseMs, () => void attempt());
  }
  const atOnce = () => void attempt();
  const whenSeen = () => {
    if (document.visibilityState === 'visible') atOnce();
  };

  function stop(): void {
    isOver = true;
    callOff();
    removeEventListener('online', atOnce);
    document.removeEventListener('visibilitychange', whenSeen);
  }
  addEventListener('online', atOnce);
  document.addEventListener('visibilitychange', whenSeen);
  return stop;
}
