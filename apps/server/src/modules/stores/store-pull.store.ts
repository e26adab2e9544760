import type { LocalizedText } from '@lading/contracts/core';
import { pullOrderStatus, type PullResult } from '@lading/contracts/stores';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { ListMark } from './channels/channel-connector.ts';
import type { ConnectorName } from './channels/connectors.ts';
import './store-connection.table.ts';
import './store-pull.table.ts';

const { loading, success, failed } = pullOrderStatus;
/** From this page size on, no store needs a maximum of its own. */
const fullPage = 50;

/** Records a pull and sets its store to loading; undefined when the store has a running one. */
export async function addPull(
  trx: Trx,
  asked: { storeId: string; userId: string | null; userName: string | null; now: Date },
): Promise<string | undefined> {
  const pull = await trx
    .insertInto('store_pull')
    .values({
      store_id: asked.storeId,
      asked_by: asked.userId,
      asked_name: asked.userName,
      asked_at: asked.now,
    })
    .onConflict((conflict) => conflict.column('store_id').where('status', '=', sql.lit(loading)).doNothing())
    .returning('pull_id')
    .executeTakeFirst();
  if (!pull) return undefined;
  await trx
    .updateTable('store')
    .set({ pull_order_status: loading })
    .where('store_id', '=', asked.storeId)
    .execute();
  return pull.pull_id;
}

/** A started pull, and its source. */
export interface StartedPull {
  /** The number of starts so far. */
  starts: number;
  storeId: string;
  askedAt: Date;
  /** When its first turn started, by the database's clock. */
  startedAt: Date;
  /** The position at the end of its last turn, see the connector; with the maximum page size of the store, if it has one. */
  mark: unknown;
  /** Undefined when the store is no longer connected. */
  source:
    | {
        connector: ConnectorName;
        address: string;
        credentialsSealed: string | null;
        /** Where the token of its connection is used. */
        connection: { channel: number; externalId: string; tokenSealed: string } | undefined;
        changedUntil: Date | null;
        /** When that was read, by the database's clock. */
        cursorAt: Date | null;
        /** The maximum page size, if the store has put off larger ones. */
        pageSize: number | null;
      }
    | undefined;
}

/** Counts one more start of a turn; undefined when the pull, or that turn, has ended. */
export async function beginPull(trx: Trx, pullId: string, turn: number): Promise<StartedPull | undefined> {
  const pull = await trx
    .updateTable('store_pull')
    .set({
      begun: sql<number>`begun + 1`,
      started_at: sql<Date>`case when turn = 0 then now() else coalesce(started_at, now()) end`,
    })
    .where('pull_id', '=', pullId)
    .where('turn', '=', turn)
    .where('status', '=', loading)
    .returning(['begun', 'store_id', 'asked_at', 'mark', sql<Date>`started_at`.as('begun_at')])
    .executeTakeFirst();
  if (!pull) return undefined;
  const source = await readSource(trx, pull.store_id);
  const most = source?.pageSize ?? undefined;
  return {
    starts: pull.begun,
    storeId: pull.store_id,
    askedAt: pull.asked_at,
    startedAt: pull.begun_at,
    mark: most === undefined ? pull.mark : { size: most, ...(pull.mark as Partial<ListMark> | null), most },
    source,
  };
}

/**
 * Ends a turn of a pull, which continues with the next one: after `mark`, or without one where this turn started, with half as many orders
 * per request at most. False when the pull has ended.
 */
export async function endTurn(
  trx: Trx,
  pullId: string,
  { turn, mark }: { turn: number; mark: ListMark | undefined },
): Promise<boolean> {
  const pull = await trx
    .updateTable('store_pull')
    .set({ turn: turn + 1, begun: 0, ...(mark && { mark: JSON.stringify(mark) }) })
    .where('pull_id', '=', pullId)
    .where('turn', '=', turn)
    .where('status', '=', loading)
    .returning('store_id')
    .executeTakeFirst();
  if (pull && !mark) await adaptPageSize(trx, pull.store_id, true);
  return pull !== undefined;
}

/** The address and credentials of a store; undefined when it is no longer connected. */
export async function readSource(trx: Trx, storeId: string): Promise<StartedPull['source']> {
  const source = await trx
    .selectFrom('store_source')
    .select([
      'connector',
      'address',
      'credentials_sealed as credentialsSealed',
      'changed_until as changedUntil',
      'cursor_at as cursorAt',
      'page_size as pageSize',
    ])
    .where('store_id', '=', storeId)
    .where('disconnected_at', 'is', null)
    .executeTakeFirst();
  const connection = await trx
    .selectFrom('store_connection')
    .select(['channel', 'external_id as externalId', 'token_sealed as tokenSealed'])
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return source && { ...source, connection };
}

/** The results of a part of a pull. */
export interface PullCounts {
  inserted: number;
  updated: number;
  deleted: number;
  held: number;
  /** At the end of a list: the number read, and the channel's own count. */
  counted?: { read: number; told: number } | undefined;
}

/** Adds to a pull's counts, in the transaction of the counted changes. False when the pull has ended: then roll back. */
export async function countPull(trx: Trx, pullId: string, counts: PullCounts): Promise<boolean> {
  const counted = await trx
    .updateTable('store_pull')
    .set({
      insert_count: sql<number>`insert_count + ${counts.inserted}`,
      update_count: sql<number>`update_count + ${counts.updated}`,
      delete_count: sql<number>`delete_count + ${counts.deleted}`,
      held_count: sql<number>`held_count + ${counts.held}`,
      ...(counts.counted && {
        read_count: sql<number>`read_count + ${counts.counted.read}`,
        told_count: sql<number>`coalesce(told_count, 0) + ${counts.counted.told}`,
      }),
    })
    .where('pull_id', '=', pullId)
    .where('status', '=', loading)
    .returning('pull_id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Advances the cursor of a source, never backwards, and records the current time of its channel's clock. */
export async function moveCursor(trx: Trx, storeId: string, changedUntil: Date): Promise<void> {
  await sql`
    update store_source set changed_until = ${changedUntil}, cursor_at = now()
    where store_id = ${storeId} and (changed_until is null or changed_until < ${changedUntil})`.execute(trx);
}

/**
 * Advances the cursor of a source after a complete pull: the channel's clock has advanced since the cursor was read as much as
 * the database's, until the pull started. So a store without changes is not asked for the same orders again and again.
 */
export async function passTime(trx: Trx, storeId: string, { source, startedAt }: StartedPull): Promise<void> {
  if (!source?.changedUntil || !source.cursorAt) return;
  const passed = Math.max(0, startedAt.getTime() - source.cursorAt.getTime());
  const until = new Date(source.changedUntil.getTime() + passed);
  await sql`
    update store_source set changed_until = ${until}, cursor_at = ${startedAt}
    where store_id = ${storeId} and changed_until < ${until}`.execute(trx);
}

/**
 * A store that has put off a page, or is too slow for it, is asked for half as many orders at most from now on; one that has given all of
 * them may be asked for twice as many again.
 */
async function adaptPageSize(trx: Trx, storeId: string, isTooLarge: boolean): Promise<void> {
  const size = isTooLarge
    ? sql`greatest(1, coalesce(page_size, ${sql.lit(fullPage)}) / 2)`
    : sql`case when page_size * 2 < ${sql.lit(fullPage)} then page_size * 2 end`;
  await sql`
    update store_source set page_size = ${size}
    where store_id = ${storeId} and page_size is distinct from ${size}`.execute(trx);
}

/**
 * Ends a pull and updates its store: with its counts, or why it failed; `isOfSize`: because a page was too large. The store stays active.
 * Returns the store, if the pull was running.
 */
export async function endPull(
  trx: Trx,
  pullId: string,
  { now, error, isOfSize = false }: { now: Date; error?: LocalizedText; isOfSize?: boolean },
): Promise<string | undefined> {
  const status = error ? failed : success;
  const pull = await trx
    .updateTable('store_pull')
    .set({ status, ended_at: now, error: error ? JSON.stringify(error) : null })
    .where('pull_id', '=', pullId)
    .where('status', '=', loading)
    .returning(['store_id', 'insert_count', 'update_count', 'delete_count'])
    .executeTakeFirst();
  if (!pull) return undefined;
  if (!error || isOfSize) await adaptPageSize(trx, pull.store_id, isOfSize);
  const result: PullResult = {
    insertCount: pull.insert_count,
    updateCount: pull.update_count,
    deleteCount: pull.delete_count,
    ...(error ? { errorMsg: error } : {}),
  };
  await trx
    .updateTable('store')
    .set({ pull_order_status: status, pull_order_time: now, pull_result: JSON.stringify(result) })
    .where('store_id', '=', pull.store_id)
    .execute();
  return pull.store_id;
}
