import type { Trx } from '../../platform/database.ts';
import './purchase.table.ts';
import './shipment.table.ts';

/** Keeps what a carrier finds a purchase by; see `CarrierOrder`. */
export async function keepCarrierNote(trx: Trx, purchaseId: string, note: string): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ carrier_note: note })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** What {@link keepCarrierNote} has kept. */
export async function readCarrierNote(trx: Trx, purchaseId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('label_purchase')
    .select('carrier_note')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return row.carrier_note;
}
