import { labelsApi, shippingMessages } from '@lading/contracts/shipping';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { orderFor, readOrderStates, settleOrder } from '../orders/index.ts';
import { readMarked, withdrawMarked } from './marked-shipment.store.ts';
import { recordOutsideShipment } from './outside-shipment.store.ts';
import { shipmentsToBuyFor } from './shipment-purchase.store.ts';
import { queueReport } from './shipment-report.store.ts';

/** Orders that left by a label from elsewhere, or without one: a person says so, and can take it back. */
export function markedShipmentHandlers({ clock, jobs }: Platform) {
  const { markShipped, withdrawMark } = labelsApi.calls;
  return {
    /** @throws RequestError 404; 409 where the order's state allows no label; 400 for a tracking number that the order has already */
    markShipped: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) =>
        once(trx, { id: markShipped.id, key }, async () => {
          const now = clock.now();
          const { orderId } = await orderFor(trx, body.orderId, 'label');
          const { count } = await shipmentsToBuyFor(trx, orderId);
          const trackingNumber = body.trackingNumber || null;
          const [shipment] = await recordOutsideShipment(trx, jobs, {
            orgId: user.orgId,
            orderId,
            shipmentNo: count === 0 ? `SH${orderId}` : `SH${orderId}-${count + 1}`,
            carrierName: body.carrierName,
            serviceCode: body.serviceCode || null,
            trackingNumber,
            shippedAt: now,
            isMarked: true,
            tellsStore: body.tellsStore,
          });
          if (!shipment) throw fieldFault('trackingNumber', shippingMessages.trackingKnown());
          const { shipmentId, shipmentNo } = shipment;
          await settleOrder(trx, orderId, {
            kind: 'marked-shipped',
            userId: user.userId,
            at: now,
            detail: { shipmentNo, trackingNumber },
          });
          return { shipmentId, shipmentNo };
        }),
      ),
    /** Done again it changes nothing. @throws RequestError 404 for what no person has marked */
    withdrawMark: ({ db, user, idempotencyKey: key }, { body: { shipmentId } }) =>
      db((trx) =>
        once(trx, { id: withdrawMark.id, key }, async () => {
          const known = await readMarked(trx, shipmentId);
          if (!known) throw notFound();
          // Two who take it back at once do so in turn.
          await readOrderStates(trx, [known.orderId]);
          const { orderId, shipmentNo, trackingNumber, isWithdrawn } = (await readMarked(trx, shipmentId))!;
          if (isWithdrawn) return { shipmentId, shipmentNo };
          const now = clock.now();
          await withdrawMarked(trx, shipmentId);
          await queueReport(trx, jobs, { orgId: user.orgId, shipmentId, kind: 'voided', now });
          await settleOrder(trx, orderId, {
            kind: 'mark-withdrawn',
            userId: user.userId,
            at: now,
            detail: { shipmentNo, trackingNumber },
          });
          return { shipmentId, shipmentNo };
        }),
      ),
  } satisfies Pick<HandlersOf<typeof labelsApi>, 'markShipped' | 'withdrawMark'>;
}
