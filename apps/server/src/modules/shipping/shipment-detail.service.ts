import { addressChangeBlock } from '@lading/contracts/shipment-service';
import type { ShipmentDetail } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { accountOfShipment, readShipmentDetail } from './shipment-detail.store.ts';

/** Shipments with the acts that they allow now and that their carriers offer (shipping design, "Adapter"). */
export function shipmentDetails({ clock }: Pick<Platform, 'clock'>, accounts: CarrierAccounts) {
  /** @throws RequestError 404 when the organization has none with that id */
  return async ({ db, user }: SignedInContext, shipmentId: string): Promise<ShipmentDetail> => {
    const found = await db((trx) => readShipmentDetail(trx, shipmentId, clock.now()));
    if (!found) throw notFound();
    // Before the first scan its label is voided instead, which every carrier offers.
    const isInTransit = addressChangeBlock(found.labelStatus, found.trackingStatus) === null;
    if (!isInTransit) return found;
    const accountId = await db((trx) => accountOfShipment(trx, shipmentId));
    const carrier = accountId === null ? undefined : await accounts.find(user.orgId, accountId);
    return carrier?.addressChanges
      ? found
      : { ...found, acts: found.acts.filter((act) => act !== 'changeAddress') };
  };
}
