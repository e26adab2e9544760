/** The values at p50, p95 and p99 and the maximum in milliseconds, for people. */
export function spreadOf(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`;
}
