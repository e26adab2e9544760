import type { DisputeReason } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import type { DisputedAdjustment } from '../carriers/carrier-adjustments.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './adjustment.table.ts';

/** Records a dispute; a job sends it to the carrier. */
export async function beginDispute(
  trx: Trx,
  adjustmentId: string,
  given: { reason: DisputeReason; note: string; userId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('label_adjustment')
    .set({
      state: 'DISPUTED',
      dispute_reason: given.reason,
      dispute_note: given.note || null,
      disputed_by: given.userId,
      disputed_at: given.now,
    })
    .where('adjustment_id', '=', adjustmentId)
    .execute();
}

/** Disputes that wait for their carrier, of every organization, least recently checked first. For the system role. */
export async function openDisputes(
  trx: Trx,
  most: number,
): Promise<
  { orgId: string; adjustmentId: string; accountId: string; isSent: boolean; about: DisputedAdjustment }[]
> {
  const rows = await trx
    .selectFrom('label_adjustment')
    .selectAll()
    .where('state', '=', 'DISPUTED')
    .orderBy(sql`coalesce(followed_at, disputed_at)`)
    .orderBy('adjustment_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    orgId: row.org_id,
    adjustmentId: row.adjustment_id,
    accountId: row.account_id,
    isSent: row.sent_at !== null,
    about: {
      invoiceLine: row.invoice_line,
      declared: row.declared,
      measured: row.measured,
      reason: row.dispute_reason ?? 'other',
      note: row.dispute_note ?? '',
    },
  }));
}

/** Records that a dispute was checked, which moves it behind the others, or was sent to its carrier. */
export async function noteDispute(
  trx: Trx,
  adjustmentId: string,
  at: { followed_at: Date } | { sent_at: Date },
): Promise<void> {
  await trx.updateTable('label_adjustment').set(at).where('adjustment_id', '=', adjustmentId).execute();
}

/** Records the carrier's decision. */
export async function decideDispute(
  trx: Trx,
  adjustmentId: string,
  end: { state: 'CREDITED'; creditTransactionId: string; now: Date } | { state: 'UPHELD'; now: Date },
): Promise<void> {
  await trx
    .updateTable('label_adjustment')
    .set({
      state: end.state,
      decided_at: end.now,
      credit_transaction_id: end.state === 'CREDITED' ? end.creditTransactionId : null,
    })
    .where('adjustment_id', '=', adjustmentId)
    .execute();
}
