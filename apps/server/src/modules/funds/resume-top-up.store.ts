import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/**
 * Wallets below their agreed threshold whose latest attempt is old enough: refused before a moment, or blocked by the cap of
 * an earlier month. A retry without an attempt, because the method is no longer offered, waits as long. Of every
 * organization. For the system role.
 */
export async function restingTopUps(
  trx: Trx,
  given: { now: Date; refusedBefore: Date; walletId?: string },
): Promise<{ orgId: string; walletId: string }[]> {
  const { now, refusedBefore, walletId = null } = given;
  const { rows } = await sql<{ org_id: string; wallet_id: string }>`
    select c.org_id, c.wallet_id
    from auto_top_up c join wallet w using (wallet_id)
    cross join lateral (
      select a.crossing_id, a.state, a.started_at, a.ended_at from auto_top_up_attempt a
      where a.wallet_id = c.wallet_id and a.consent_id = c.consent_id
      order by a.started_at desc, a.crossing_id desc limit 1
    ) a
    where c.ended_at is null and w.available < c.threshold
      and (${walletId}::bigint is null or c.wallet_id = ${walletId}::bigint)
      and (
        (a.state = 'REFUSED' and a.ended_at <= ${refusedBefore}::timestamptz)
        or (a.state = 'CAPPED' and date_trunc('month', a.started_at at time zone c.time_zone)
          < date_trunc('month', ${now}::timestamptz at time zone c.time_zone))
      )
      and not exists (
        select from wallet_crossing x where x.wallet_id = c.wallet_id and x.kind = 'top-up'
          and (x.answered_at is null or (x.crossing_id > a.crossing_id and x.answered_at > ${refusedBefore}::timestamptz))
      )
    order by c.wallet_id limit 500`.execute(trx);
  return rows.map((row) => ({ orgId: row.org_id, walletId: row.wallet_id }));
}
