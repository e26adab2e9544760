import { shippingMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { refusalOnOrder } from '../orders/index.ts';
import type { KeptQuote } from './quote.store.ts';
import { readRelabelSource, relabelsOf, renewRelabel } from './relabel.store.ts';
import { createShipment, lockOrder, type PurchasedShipment } from './shipment-purchase.store.ts';

/**
 * What a second label for the void packages of a shipment is rated with: they go the same way. Of the options of their first label, in
 * `before`, insurance and cash on delivery were for all packages together, and are not repeated.
 * @throws RequestError 404, 409
 */
export async function completeRelabel(trx: Trx, relabelOf: string) {
  const source = await readRelabelSource(trx, relabelOf);
  if (!source) throw notFound();
  const { shipmentNo, sender: from, recipient: to, packageNos, request } = source;
  if (packageNos.length === 0 || !from || !to) throw conflict(shippingMessages.noRelabel({ shipmentNo }));
  return {
    packages: source.packages,
    packagesFrom: 'order' as const,
    from,
    to,
    orderId: source.orderId,
    orderVersion: null,
    references: request?.references ?? [],
    relabeledPackages: packageNos,
    before: request ?? undefined,
    sent: null,
  };
}

/**
 * The shipment for a second label, with that of the first one locked.
 * @throws RequestError 404; 409 when its order is on hold or canceled, or other packages need a label now
 */
export async function shipmentToRelabel(
  trx: Trx,
  { relabelOf, relabeledPackages }: { relabelOf: string } & Pick<KeptQuote, 'relabeledPackages'>,
  now: Date,
): Promise<PurchasedShipment> {
  const source = await readRelabelSource(trx, relabelOf, { isLocked: true });
  if (!source) throw notFound();
  const { orderId, packageNos, shipmentNo } = source;
  const order = orderId === null ? undefined : await lockOrder(trx, orderId);
  if (orderId !== null && order?.status === 'ON_HOLD')
    throw await refusalOnOrder(trx, orderId, shippingMessages.orderOnHold({ orderNo: order.orderNo }));
  if (orderId !== null && order?.status === 'CANCELLED')
    throw await refusalOnOrder(trx, orderId, shippingMessages.orderCancelled({ orderNo: order.orderNo }));
  if (packageNos.length === 0) throw conflict(shippingMessages.noRelabel({ shipmentNo }));
  if (packageNos.join() !== (relabeledPackages ?? []).join())
    throw conflict(shippingMessages.relabelChanged({ shipmentNo }));
  const relabels = await relabelsOf(trx, relabelOf);
  const failed = relabels.find((one) => one.shipmentStatus === 'AWAITING_LABEL' && !one.isStanding);
  if (failed) {
    await renewRelabel(trx, failed.shipmentId, packageNos);
    return { shipmentId: failed.shipmentId, shipmentNo: failed.shipmentNo, labelStatus: 'NONE' };
  }
  const relabel = { of: relabelOf, packageNos };
  const nextNo = `${shipmentNo}-L${relabels.length + 2}`;
  return createShipment(trx, { orderId, quoteId: null, relabel, shipmentNo: nextNo, now });
}
