import { sql } from 'kysely';

/** It is looked up the first time after a while, and then after twice the time each. */
const firstLookSeconds = 600;

/** Of orders under an alias that were given up: those that their carrier is asked about again now, as it may have taken them on. */
export const isSoughtNow = (alias: string, now: Date) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${of('sought_until')} > ${now}::timestamptz and ${of('late_ref')} is null
    and ${now}::timestamptz >= ${of('called_at')} + ${firstLookSeconds} * interval '1 second'
    and ${now}::timestamptz - ${of('called_at')} >= 2 * (coalesce(${of('followed_at')}, ${of('called_at')}) - ${of('called_at')}))`;
};
