import type { Clock } from '../clock.ts';

/** A clock that a test turns. It starts at the machine's time. */
export interface ManualClock extends Clock {
  /** Turns the clock forward. */
  advance(milliseconds: number): void;
}

export function manualClock(): ManualClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
