import type { Clock } from '../clock.ts';

/** A clock for tests, which stands still: its one timer is the test's to run out. */
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
