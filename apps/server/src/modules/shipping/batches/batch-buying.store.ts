import type { LocalizedText } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { postageWallet } from '../../funds/index.ts';
import '../purchase.table.ts';
import { type WorkRow, workColumns, asWork } from './batch.store.ts';

/** Moves the rows of a batch between ready and queued, if its total includes them; rows with a purchase stay. */
export async function moveRows(
  trx: Trx,
  batchId: string,
  { from, to }: { from: 'READY'; to: 'QUEUED' } | { from: 'QUEUED'; to: 'READY' },
): Promise<void> {
  await trx
    .updateTable('label_batch_row')
    .set({ state: to, ...(to === 'QUEUED' && { was: null }) })
    .where('batch_id', '=', batchId)
    .where('state', '=', from)
    .where('purchase_id', 'is', null)
    .where(sql<boolean>`offer->'amount'->>'currency' = ${postageWallet.currency}`)
    .execute();
}

/** Requeues rows that a terminated server had taken without asking the carrier. */
export async function requeueTaken(trx: Trx, batchId: string): Promise<void> {
  await trx
    .updateTable('label_batch_row')
    .set({ state: 'QUEUED' })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'TAKEN')
    .where(
      sql<boolean>`(purchase_id is null or exists (select from label_purchase p
        where p.purchase_id = label_batch_row.purchase_id and p.state = 'HELD'))`,
    )
    .execute();
}

/** Takes the next row to buy; concurrent calls never take the same one. */
export async function takeRow(trx: Trx, batchId: string): Promise<WorkRow | undefined> {
  const next = sql<string>`(select row_id from label_batch_row
    where batch_id = ${batchId} and state = 'QUEUED' order by row_no limit 1 for update skip locked)`;
  const row = await trx
    .updateTable('label_batch_row')
    .set({ state: 'TAKEN' })
    .where('row_id', '=', next)
    .returning(workColumns)
    .executeTakeFirst();
  return row && asWork(row);
}

/** Stores the purchase of a taken row, or why there is none; a row with a purchase shows the purchase's state. */
export async function endRow(
  trx: Trx,
  rowId: string,
  end: { purchaseId: string } | { message: LocalizedText },
): Promise<void> {
  const row = trx.updateTable('label_batch_row').where('row_id', '=', rowId);
  await ('purchaseId' in end
    ? row.set({ purchase_id: end.purchaseId }).execute()
    : row
        .set({ state: 'FAILED', message: JSON.stringify(end.message) })
        .where('purchase_id', 'is', null)
        .execute());
}
