const minuteMs = 60_000;
/** The longest interval for a store that keeps failing. */
const longestMinutes = 6 * 60;
/** Maximum random variation, as a fraction: stores connected together should not stay in step. */
const spread = 0.1;

/**
 * How long the scheduler waits until it pulls a store again, in milliseconds: the usual interval, doubled with each failure in a row, up to six hours.
 * Null: never.
 * @param everyMinutes the operator's interval; 0: never scheduled
 * @param chance from 0 to below 1
 */
export function nextPullAfter({
  everyMinutes,
  failures,
  chance,
}: {
  everyMinutes: number;
  failures: number;
  chance: number;
}): number | null {
  if (everyMinutes === 0) return null;
  const minutes = Math.min(everyMinutes * 2 ** failures, Math.max(everyMinutes, longestMinutes));
  return Math.round(minutes * minuteMs * (1 + spread * (2 * chance - 1)));
}
