import type { UnknownPurchase } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { purchases, asKept, type KeptPurchase } from './purchase.store.ts';

/** Purchases with an unknown outcome, of every organization, oldest first. For a transaction of the system role. */
export async function readUnknownPurchases(trx: Trx): Promise<UnknownPurchase[]> {
  const rows = await trx
    .selectFrom('label_purchase as p')
    .innerJoin('shipment as s', 's.shipment_id', 'p.shipment_id')
    .innerJoin('organisation as o', 'o.org_id', 'p.org_id')
    .selectAll('p')
    .select(['s.shipment_no', 'o.org_name'])
    .where('p.state', '=', 'UNKNOWN')
    .orderBy('p.called_at')
    .orderBy('p.purchase_id')
    .execute();
  return rows.map((row) => ({
    reference: row.reference,
    orgId: row.org_id,
    orgName: row.org_name,
    shipmentNo: row.shipment_no,
    accountId: row.account_id,
    amount: { minor: Number(row.amount), currency: row.currency },
    isHeld: row.hold_id !== null,
    time: (row.called_at ?? row.created_at).toISOString(),
    message: row.message,
  }));
}

/** The purchase with a carrier reference; undefined when there is none. For a transaction of the system role. */
export async function purchaseByReference(trx: Trx, reference: string): Promise<KeptPurchase | undefined> {
  const row = await purchases(trx).where('reference', '=', reference).executeTakeFirst();
  return row && asKept(row);
}
