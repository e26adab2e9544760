import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { LocalizedText } from '@lading/contracts/core';
import './batch.table.ts';
import { asWork, workColumns, type WorkRow } from './batch.store.ts';

/** Batches marked as being processed without a waiting or running job, of every organization. For the system role. */
export async function leftBatches(
  trx: Trx,
  given: { most: number; batchId?: string },
): Promise<{ orgId: string; batchId: string }[]> {
  const { most, batchId = null } = given;
  const { rows } = await sql<{ org_id: string; batch_id: string }>`
    select org_id, batch_id from label_batch
    where working is not null and (${batchId}::bigint is null or batch_id = ${batchId}::bigint)
      and batch_id not in (select batches_with_job())
    order by batch_id limit ${most}`.execute(trx);
  return rows.map((row) => ({ orgId: row.org_id, batchId: row.batch_id }));
}

/** Rows of a locked batch that were taken for buying. */
export async function takenRows(trx: Trx, batchId: string): Promise<WorkRow[]> {
  const rows = await trx
    .selectFrom('label_batch_row')
    .select(workColumns)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'TAKEN')
    .where('purchase_id', 'is', null)
    .orderBy('row_no')
    .execute();
  return rows.map(asWork);
}

/** Marks the unrated rows of a locked batch as failed and drops their earlier offers; a person may retry. */
export async function endPending(trx: Trx, batchId: string, message: LocalizedText): Promise<void> {
  await trx
    .updateTable('label_batch_row')
    .set({
      state: 'INVALID',
      message: JSON.stringify(message),
      offer: null,
      offers: '[]',
      quote_id: null,
      quoted_until: null,
    })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'PENDING')
    .execute();
}
