import type { Trx } from '../../platform/database.ts';
import './store-connection.table.ts';

/** Marks a notice as used, for as long as it would be valid. False when it was used before. */
export async function takeNotice(trx: Trx, noticeDigest: string, expiresAt: Date): Promise<boolean> {
  const taken = await trx
    .insertInto('store_notice')
    .values({ notice_digest: noticeDigest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_digest')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Deletes notices that have expired. */
export async function clearNotices(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('store_notice').where('expires_at', '<=', now).execute();
}
