import type { Trx } from '../../platform/database.ts';
import './purchase.table.ts';
import './shipment.table.ts';

/** Stores the reference by which a carrier finds a purchase; see `CarrierOrder`. */
export async function keepCarrierNote(trx: Trx, purchaseId: string, note: string): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ carrier_note: note })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** The reference stored by {@link keepCarrierNote}. */
export async function readCarrierNote(trx: Trx, purchaseId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('label_purchase')
    .select('carrier_note')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return row.carrier_note;
}
