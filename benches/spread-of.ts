import { quantile } from './judge.ts';

/** The values at p50, p95 and p99 and the maximum in milliseconds, for people. */
export function spreadOf(milliseconds: readonly number[]): string {
  const at = (share: number): string => quantile(milliseconds, share).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`;
}
