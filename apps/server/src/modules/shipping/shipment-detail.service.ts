import { addressChangeBlock } from '@lading/contracts/shipment-service';
import type { ShipmentDetail } from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { notFound } from '../../platform/request-error.ts';
import type { CarrierAccounts } from './carriers/carrier-accounts.ts';
import { accountOfShipment, readShipmentDetail } from './shipment-detail.store.ts';
import { voidRefusals } from './void-refusals.service.ts';

/** Shipments with the acts that they allow now and that their carriers offer (shipping design, "Adapter"). */
export function shipmentDetails({ clock }: Pick<Platform, 'clock'>, accounts: CarrierAccounts) {
  const withVoidRefusals = voidRefusals({ clock }, accounts);

  async function withoutRefusedVoid(context: SignedInContext, read: ShipmentDetail): Promise<ShipmentDetail> {
    if (!read.acts.includes('void')) return read;
    const [checked = read] = await withVoidRefusals(context, [read]);
    return checked.voidRefusal ? { ...checked, acts: checked.acts.filter((act) => act !== 'void') } : checked;
  }

  /** @throws RequestError 404 when the organization has none with that id */
  return async (context: SignedInContext, shipmentId: string): Promise<ShipmentDetail> => {
    const { db, user } = context;
    const read = await db((trx) => readShipmentDetail(trx, shipmentId, clock.now()));
    if (!read) throw notFound();
    const found = await withoutRefusedVoid(context, read);
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
