/** How many days back the list goes. */
export type Period = '7' | '30';

const hourMs = 3_600_000;

/** The start of a period, rounded to the hour so that a list does not refetch on every visit. */
export function periodStart(period: Period, now: number): string {
  return new Date(Math.floor(now / hourMs) * hourMs - Number(period) * 24 * hourMs).toISOString();
}
