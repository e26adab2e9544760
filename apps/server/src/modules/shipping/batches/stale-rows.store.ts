import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import './batch.table.ts';

/** A row that can be bought, with its quote. */
interface ReadyRow {
  rowId: string;
  accountId: string;
  /** ISO 8601 date. */
  shipDate: string;
  /** Its quote has expired, or its ship date has passed everywhere. */
  isExpired: boolean;
}

/** The ship date of a row under the alias `r`: that of its chosen rate, or else of its quote. */
export const shipDayOfRow = sql<string | null>`coalesce((r.offer->>'shipDate')::date, r.ship_date)`;

/** The ready rows of a batch in sequence, with the account of the chosen service. */
export async function readyRows(trx: Trx, batchId: string, now: Date): Promise<ReadyRow[]> {
  const { rows } = await sql<ReadyRow>`
    select r.row_id as "rowId", r.offer->>'accountId' as "accountId", (${shipDayOfRow})::text as "shipDate",
      coalesce(r.quoted_until <= ${now} or ${shipDayOfRow} < (${now}::timestamptz at time zone 'Etc/GMT+12')::date, false)
        as "isExpired"
    from label_batch_row r
    where r.batch_id = ${batchId} and r.state = 'READY' and r.purchase_id is null
    order by r.row_no`.execute(trx);
  return rows;
}
