import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './message.table.ts';

/** Messages that are removed at once. */
const most = 2_000;

/**
 * Removes messages that were sent before `read` and that everybody they went to has read, or that were recalled; before `all` whether they were read
 * or not. Some at once, for the system. @returns whether there are more
 */
export async function removeOldMessages(
  trx: Trx,
  { read, all }: Record<'read' | 'all', Date>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from notification where message_id in (
      select n.message_id from notification n
      where n.sent_at < ${read} and (n.sent_at < ${all} or n.recalled_at is not null or not exists (
        select from person p
        where p.org_id = n.org_id and (n.user_id is null or n.user_id = p.user_id)
          and not exists (
            select from notification_read r where r.message_id = n.message_id and r.user_id = p.user_id)))
      limit ${most} for update of n skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(most);
}
