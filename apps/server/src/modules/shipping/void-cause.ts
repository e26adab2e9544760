import type { Trx } from '../../platform/database.ts';
import { shipmentNumbers } from './shipment-purchase.store.ts';
import type { VoidableLabel } from './void.store.ts';

/** The cause of the ledger entries of a void. */
export const voidCause = async (
  trx: Trx,
  { purchaseId, shipmentId, trackingNumber }: VoidableLabel,
): Promise<{ kind: string; id: string; detail: Record<string, string> }> => ({
  kind: 'label-void',
  id: purchaseId,
  detail: { ...(await shipmentNumbers(trx, shipmentId)), trackingNumber },
});
