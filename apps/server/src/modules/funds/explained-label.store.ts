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
