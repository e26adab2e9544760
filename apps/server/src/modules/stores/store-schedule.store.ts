import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeIn } from '../../platform/database-time.ts';
import { nextPullAfter } from './store-schedule-rules.ts';
import './store-pull.table.ts';

/*
 * Stores are due by the database's clock: one that a node with a wrong clock has pulled would otherwise wait for as long as that clock is ahead.
 */

/** Records the end of a pull, and when the store is next due. */
export async function planNextPull(
  trx: Trx,
  { storeId, hasFailed, everyMinutes }: { storeId: string; hasFailed: boolean; everyMinutes: number },
): Promise<void> {
  const source = await trx
    .updateTable('store_source')
    .set({ failures: hasFailed ? sql<number>`failures + 1` : 0 })
    .where('store_id', '=', storeId)
    .returning('failures')
    .executeTakeFirst();
  if (!source) return;
  const wait = nextPullAfter({ everyMinutes, failures: source.failures, chance: Math.random() });
  const next = wait === null ? null : databaseTimeIn(wait);
  await trx.updateTable('store_source').set({ next_pull_at: next }).where('store_id', '=', storeId).execute();
}

/** Has the scheduler pull a store with its next round, unless it is paused. */
export async function pullSoon(trx: Trx, storeId: string): Promise<void> {
  await trx
    .updateTable('store_source')
    .set({ next_pull_at: sql<Date>`now()` })
    .where('store_id', '=', storeId)
    .where('next_pull_at', '>', sql<Date>`now()`)
    .execute();
}

/** Pauses the scheduled pulls of a store, or resumes them immediately. False when it is not connected. */
export async function pauseSource(trx: Trx, storeId: string, pausedAt: Date | null): Promise<boolean> {
  const source = await trx
    .updateTable('store_source')
    .set(
      pausedAt
        ? { paused_at: sql<Date>`coalesce(paused_at, ${pausedAt})` }
        : { paused_at: null, next_pull_at: null },
    )
    .where('store_id', '=', storeId)
    .where('disconnected_at', 'is', null)
    .returning('store_id')
    .executeTakeFirst();
  return source !== undefined;
}

/** Due stores, longest waiting first. For the system role. */
export async function readDueStores(trx: Trx, most: number): Promise<{ orgId: string; storeId: string }[]> {
  const due = await trx
    .selectFrom('store_source')
    .innerJoin('store', 'store.store_id', 'store_source.store_id')
    .select(['store_source.store_id', 'store_source.org_id'])
    .where('store.active', '=', true)
    .where('store_source.disconnected_at', 'is', null)
    .where('store_source.paused_at', 'is', null)
    .where((where) =>
      where.or([where('next_pull_at', 'is', null), where('next_pull_at', '<=', sql<Date>`now()`)]),
    )
    .where(
      sql<boolean>`not exists (select from store_pull where store_pull.store_id = store.store_id and status = 1)`,
    )
    .orderBy(sql`next_pull_at nulls first`)
    .limit(most)
    .execute();
  return due.map((row) => ({ orgId: row.org_id, storeId: row.store_id }));
}
