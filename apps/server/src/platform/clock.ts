/** The only source of time, so that tests can control it. */
export interface Clock {
  now(): Date;
}

/**
 * Whether something happened less than `withinMs` ago. A moment that is still to come does not count: a clock that was set back has no say
 * for how long something is remembered.
 */
export const isRecent = (clock: Clock, at: number, withinMs: number): boolean => {
  const age = clock.now().getTime() - at;
  return age >= 0 && age < withinMs;
};

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };
