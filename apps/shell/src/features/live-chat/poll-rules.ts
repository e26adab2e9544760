const [leastMs, mostMs] = [3_000, 30_000];

/** How long to wait before asking again, by the time since anybody spoke: a fifth of it, from 3 to 30 seconds. */
export function pollDelay(silenceMs: number): number {
  return Math.min(mostMs, Math.max(leastMs, Math.round(silenceMs / 5)));
}
