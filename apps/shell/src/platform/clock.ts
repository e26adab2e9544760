/** The shell's clock, so that delays such as the 2200 ms splash and the 5 s toast can be tested (spec §9). */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something once after a delay; the returned function cancels it. */
  after(milliseconds: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
