import type { ExplainedTransaction } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';

/** Purchase, void, adjustment and claim of a label have the id of its purchase: together they are its cost. */
export const labelCauses: readonly string[] = [
  'label-purchase',
  'label-void',
  'label-adjustment',
  'label-claim',
];

type Label = NonNullable<ExplainedTransaction['label']>;

/** The quote and the carrier's charge for a label, line by line; null when the organization has no purchase with that id. */
export async function readLabelCharge(trx: Trx, purchaseId: string): Promise<Label | null> {
  if (!isRowId(purchaseId)) return null;
  const { rows } = await sql<{
    amount: string;
    charged: string | null;
    currency: string;
    lines: Label['lines'];
  }>`select amount, charged, currency, lines from label_purchase where purchase_id = ${purchaseId}`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) return null;
  const { currency } = row;
  return {
    quoted: { minor: Number(row.amount), currency },
    charged: row.charged === null ? null : { minor: Number(row.charged), currency },
    lines: row.lines,
  };
}

type LabelAdjustment = NonNullable<ExplainedTransaction['adjustment']>;

/**
 * What the labels of an adjustment cost before and after, for a transaction that did so much to the wallet; null when that line of the
 * carrier's invoice is not on record.
 */
export async function readLabelAdjustment(
  trx: Trx,
  about: { purchaseId: string; invoiceLine: string; isCredit: boolean; effect: number },
): Promise<LabelAdjustment | null> {
  const { purchaseId, invoiceLine, isCredit, effect } = about;
  if (!isRowId(purchaseId)) return null;
  const { rows } = await sql<{
    reason: LabelAdjustment['reason'];
    currency: string;
    was: string;
    now: string;
  }>`select a.reason, a.currency, a.was, a.now
    from label_purchase p join label_adjustment a on a.shipment_id = p.shipment_id and a.purchase_id = p.purchase_id
    where p.purchase_id = ${purchaseId} and a.invoice_line = ${invoiceLine}`.execute(trx);
  const [row] = rows;
  if (!row) return null;
  const { reason, currency } = row;
  const [was, now] = [Number(row.was), Number(row.now)];
  const refundedBefore = (isCredit ? now - was : was - now) - effect;
  const money = (minor: number) => ({ minor, currency });
  return { reason, was: money(was), now: money(now), refundedBefore: money(refundedBefore) };
}
