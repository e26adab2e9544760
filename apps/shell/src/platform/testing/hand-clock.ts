import type { Clock } from '../clock.ts';

/** A clock for tests that does not advance: the test fires its only timer. */
export function handClock(): Clock & { waits(): number | undefined; runOut(): void } {
  let waiting: { milliseconds: number; run: () => void } | undefined;
  return {
    now: () => 0,
    after(milliseconds, run) {
      const own = (waiting = { milliseconds, run });
      return () => {
        if (waiting === own) waiting = undefined;
      };
    },
    waits: () => waiting?.milliseconds,
    runOut() {
      const own = waiting;
      waiting = undefined;
      own?.run();
    },
  };
}
