/** How many days back the list goes. */
export type Period = '7' | '30';

const hourMs = 3_600_000;

/** The moment from which a period counts, to the whole hour so that a list does not ask again at every look. */
export function periodStart(period: Period, now: number): string {
  return new Date(Math.floor(now / hourMs) * hourMs - Number(period) * 24 * hourMs).toISOString();
}
