const minuteMs = 60_000;
/** A store that fails on and on is still asked that often. */
const longestMinutes = 6 * 60;
/** What is added or taken at most, as a part: stores that were connected together do not stay together. */
const spread = 0.1;

/**
 * When a store is pulled by the clock again: after the usual time, and twice as long with each failure in a row, up to six hours.
 * @param everyMinutes what the operator wants; 0: never by the clock
 * @param chance from 0 to below 1
 */
export function nextPullAt(
  now: Date,
  { everyMinutes, failures, chance }: { everyMinutes: number; failures: number; chance: number },
): Date | null {
  if (everyMinutes === 0) return null;
  const minutes = Math.min(everyMinutes * 2 ** failures, Math.max(everyMinutes, longestMinutes));
  return new Date(now.getTime() + Math.round(minutes * minuteMs * (1 + spread * (2 * chance - 1))));
}
