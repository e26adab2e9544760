import type { z } from 'zod';
import { labelsApi, shippingMessages } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import type { HandlersOf } from '../../platform/register-service.ts';
import { fieldFault, notFound } from '../../platform/request-error.ts';
import { orderFor, readOrderStates, settleOrder } from '../orders/index.ts';
import { readMarked, withdrawMarked } from './marked-shipment.store.ts';
import { recordOutsideShipment } from './outside-shipment.store.ts';
import { shipmentsToBuyFor } from './shipment-purchase.store.ts';
import { queueReport } from './shipment-report.store.ts';

type Marked = z.output<typeof labelsApi.calls.markShipped.body>;

/** The latest current date in any time zone: people ahead of UTC may ship today's parcels. */
const lastDay = (now: Date): string => new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

/**
 * Marks orders as shipped.
 *
 * @throws RequestError 404; 409 when the order's state allows no label; 400 for a tracking number the order has already, or a future day
 */
export function shippedMarks({ clock, jobs }: Pick<Platform, 'clock' | 'jobs'>) {
  return async (
    trx: Trx,
    { orgId, userId }: { orgId: string; userId: string },
    mark: Marked,
  ): Promise<{ shipmentId: string; shipmentNo: string }> => {
    const now = clock.now();
    const { orderId } = await orderFor(trx, mark.orderId, 'label');
    if (mark.shipDate !== undefined && mark.shipDate > lastDay(now))
      throw fieldFault('shipDate', shippingMessages.shipDateFuture());
    const { count } = await shipmentsToBuyFor(trx, orderId);
    const trackingNumber = mark.trackingNumber || null;
    const [shipment] = await recordOutsideShipment(trx, jobs, {
      orgId,
      orderId,
      shipmentNo: count === 0 ? `SH${orderId}` : `SH${orderId}-${count + 1}`,
      carrierName: mark.carrierName,
      serviceCode: mark.serviceCode || null,
      trackingNumber,
      shippedAt: now,
      shipDate: mark.shipDate,
      isMarked: true,
      tellsStore: mark.tellsStore,
    });
    if (!shipment) throw fieldFault('trackingNumber', shippingMessages.trackingKnown());
    const { shipmentId, shipmentNo } = shipment;
    await settleOrder(trx, orderId, {
      kind: 'marked-shipped',
      userId,
      at: now,
      detail: { shipmentNo, trackingNumber },
    });
    return { shipmentId, shipmentNo };
  };
}

/** Orders that a person marked as shipped with a label bought elsewhere, or without one; the mark can be removed. */
export function markedShipmentHandlers(platform: Platform) {
  const { clock, jobs } = platform;
  const mark = shippedMarks(platform);
  const { markShipped, withdrawMark } = labelsApi.calls;
  return {
    markShipped: ({ db, user, idempotencyKey: key }, { body }) =>
      db((trx) => once(trx, { id: markShipped.id, key }, () => mark(trx, user, body))),
    /** A repeated call changes nothing. @throws RequestError 404 for shipments not marked by a person */
    withdrawMark: ({ db, user, idempotencyKey: key }, { body: { shipmentId } }) =>
      db((trx) =>
        once(trx, { id: withdrawMark.id, key }, async () => {
          const known = await readMarked(trx, shipmentId);
          if (!known) throw notFound();
          // Concurrent calls run one after the other.
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
