import { sql, type RawBuilder } from 'kysely';

/**
 * The month of a moment, by the clocks of a zone. Where they are set back at the start of a month, its first hour comes twice: bounds
 * computed from its first day would leave one of them to the month before.
 */
export const monthOf = (moment: RawBuilder<unknown>, timeZone: string) =>
  sql<Date>`date_trunc('month', ${moment} at time zone ${timeZone})`;

/** Whether a moment lies in the month of another, or in a later one; see {@link monthOf}. The first condition can use an index. */
export function isSinceMonth(
  moment: RawBuilder<unknown>,
  { timeZone, now }: { timeZone: string; now: Date },
) {
  const month = monthOf(sql`${now}::timestamptz`, timeZone);
  return sql<boolean>`(${moment} >= (${month} at time zone ${timeZone}) - interval '1 day'
    and ${monthOf(moment, timeZone)} >= ${month})`;
}
