import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './live-chat.store.ts';

/** The newest messages of a person, which stay however old they are: as many as the chat and the desk can show. */
const shown = 200;
/** Messages that are removed at once. */
const most = 2_000;

/** Removes chat messages that were sent before a moment, were read, and are no longer shown. Some at once, for the system. @returns whether there are more */
export async function removeOldChat(trx: Trx, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from chat_message where message_id in (
      select m.message_id from chat_message m
      where m.sent_at < ${before} and m.read_at is not null
        and m.message_id <= (
          select newer.message_id from chat_message newer where newer.user_id = m.user_id
          order by newer.message_id desc offset ${shown} limit 1)
      limit ${most} for update of m skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(most);
}
