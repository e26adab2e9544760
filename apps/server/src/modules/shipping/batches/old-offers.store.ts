import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import './batch.table.ts';

/** Rows cleared per statement. */
const most = 2_000;

/**
 * Deletes the offers of batch rows: they are not needed once the label is bought, and nothing is bought from them once they have expired.
 * For bought rows, offers expired before `bought`; for others, before `all`. The chosen offer stays. One batch per call, for the system role.
 * @returns whether there are more
 */
export async function removeOldOffers(
  trx: Trx,
  { bought, all }: Record<'bought' | 'all', Date>,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update label_batch_row set offers = '[]' where row_id in (
      select r.row_id from label_batch_row r left join label_purchase p on p.purchase_id = r.purchase_id
      where r.offers <> '[]' and r.quoted_until < ${bought} and (p.state = 'BOUGHT' or r.quoted_until < ${all})
      limit ${most} for update of r skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(most);
}
