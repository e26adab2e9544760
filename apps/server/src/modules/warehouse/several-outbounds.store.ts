import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';

/*
 * Work that locks several outbounds of a warehouse. A short pick locks its own first, then those with which it shares a bin, so that the
 * common order alone does not keep such work from waiting for each other.
 */

/** Before a short pick, by its outbound: it runs alone among such work in the warehouse. */
export async function lockShortPicks(trx: Trx, outboundId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('short-pick', warehouse_id)) from outbound
    where outbound_id = ${outboundId}`.execute(trx);
}

/** Before a count takes reservations from outbounds: like a short pick. */
export async function lockReleases(trx: Trx, warehouseId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('short-pick', ${warehouseId}::bigint))`.execute(
    trx,
  );
}

/** Before a pick of a wave, which locks its outbounds in the common order: only short picks and counts wait for it, or it for them. */
export async function lockWavePicks(trx: Trx, warehouseId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('short-pick', ${warehouseId}::bigint))`.execute(
    trx,
  );
}
