const [leastMs, mostMs] = [3_000, 30_000];

/** The delay before the next poll, by the time since the last message: a fifth of it, from 3 to 30 seconds. */
export function pollDelay(silenceMs: number): number {
  return Math.min(mostMs, Math.max(leastMs, Math.round(silenceMs / 5)));
}
