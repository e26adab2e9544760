import { sql } from 'kysely';

/** It is looked up first after a while, then at doubling intervals. */
const firstLookSeconds = 600;

/** Condition on given-up orders under an alias: those to look up now, since the carrier may have accepted them. */
export const isSoughtNow = (alias: string, now: Date) => {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${of('sought_until')} > ${now}::timestamptz and ${of('late_ref')} is null
    and ${now}::timestamptz >= ${of('called_at')} + ${firstLookSeconds} * interval '1 second'
    and ${now}::timestamptz - ${of('called_at')} >= 2 * (coalesce(${of('followed_at')}, ${of('called_at')}) - ${of('called_at')}))`;
};
