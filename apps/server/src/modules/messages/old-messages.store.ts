import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { databaseTimeAgo } from '../../platform/database-time.ts';
import './message.table.ts';

/** Messages deleted per statement. */
const most = 2_000;

/**
 * Deletes messages sent more than `read` milliseconds ago that all recipients have read, or that were recalled; more than `all` ago
 * whether read or not. By the database's clock. One batch per call, for the system role. @returns whether there are more
 */
export async function removeOldMessages(
  trx: Trx,
  { read, all }: Record<'read' | 'all', number>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from notification where message_id in (
      select n.message_id from notification n
      where n.sent_at < ${databaseTimeAgo(read)} and (n.sent_at < ${databaseTimeAgo(all)} or n.recalled_at is not null or not exists (
        select from person p
        where p.org_id = n.org_id and (n.user_id is null or n.user_id = p.user_id)
          and not exists (
            select from notification_read r where r.message_id = n.message_id and r.user_id = p.user_id)))
      limit ${most} for update of n skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(most);
}
