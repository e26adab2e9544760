import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import './live-chat.store.ts';

/** The newest messages of a person, kept regardless of age: as many as the chat and the desk can show. */
const shown = 200;
/** Messages deleted per statement. */
const most = 2_000;

/**
 * Deletes chat messages sent more than `keptMs` ago by the database's clock that were read and are no longer shown. In batches, for the
 * system role. @returns whether more remain
 */
export async function removeOldChat(trx: Trx, keptMs: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from chat_message where message_id in (
      select m.message_id from chat_message m
      where m.sent_at < ${databaseTimeAgo(keptMs)} and m.read_at is not null
        and m.message_id <= (
          select newer.message_id from chat_message newer where newer.user_id = m.user_id
          order by newer.message_id desc offset ${shown} limit 1)
      limit ${most} for update of m skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(most);
}
