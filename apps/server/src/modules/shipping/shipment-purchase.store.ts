import { decimalText } from '@lading/contracts/core';
import type { OrderStatus } from '@lading/contracts/orders';
import type { LabelStatus, Rate } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { CarrierPurchase, CarrierRequest } from './carriers/carrier-adapter.ts';
import { settleOrder } from '../orders/index.ts';
import './purchase.table.ts';
import './shipment.table.ts';
import { addEvents } from './tracking.store.ts';

/** An order for which labels are bought. */
interface OrderToBuy {
  orderNo: string;
  status: OrderStatus;
  /** Increases with every change of its contents. */
  version: number;
  /** The outbound of the warehouse that ships it; null: none. */
  outboundNo: string | null;
}

/** Locks an order: concurrent purchases for it wait. Undefined when the organization has none with that id. */
export async function lockOrder(trx: Trx, orderId: string): Promise<OrderToBuy | undefined> {
  const row = await trx
    .selectFrom('customer_order')
    .select(['order_no', 'order_status', 'version'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  // As in the state machine of orders: once a shipped one is recorded as a shipment, the rest of the order is no longer with the warehouse.
  const { rows } = await sql<{ outbound_no: string }>`
    select o.outbound_no from outbound o
    where o.order_id = ${orderId} and o.status <> 'CANCELLED' and not (o.status = 'SHIPPED' and exists (
      select from shipment s where s.order_id = o.order_id and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED')))`.execute(
    trx,
  );
  return {
    orderNo: row.order_no,
    status: row.order_status,
    version: row.version,
    outboundNo: rows[0]?.outbound_no ?? null,
  };
}

/** A shipment for which labels are bought. */
export interface PurchasedShipment {
  shipmentId: string;
  shipmentNo: string;
  labelStatus: LabelStatus;
}

/** The shipment that a quote without an order was bought for. */
export async function shipmentOfQuote(trx: Trx, quoteId: string): Promise<PurchasedShipment | undefined> {
  const row = await trx
    .selectFrom('shipment')
    .select(['shipment_id', 'shipment_no', 'label_status'])
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  return row && { shipmentId: row.shipment_id, shipmentNo: row.shipment_no, labelStatus: row.label_status };
}

const isBuying = (row: { label_status: LabelStatus }): boolean => row.label_status === 'PURCHASING';

/**
 * The non-void shipments of a locked order, oldest first, and the total number. Those for packages to label again are never awaiting, and
 * count as soon as their label is being bought.
 */
export async function shipmentsToBuyFor(
  trx: Trx,
  orderId: string,
): Promise<{ standing: (PurchasedShipment & { isAwaiting: boolean })[]; count: number }> {
  const rows = await trx
    .selectFrom('shipment')
    .select(['shipment_id', 'shipment_no', 'label_status', 'shipment_status', 'relabel_of'])
    .where('order_id', '=', orderId)
    .where('return_of', 'is', null)
    .orderBy('shipment_id')
    .execute();
  return {
    count: rows.filter((row) => row.relabel_of === null).length,
    standing: rows
      .filter((row) => row.shipment_status !== 'VOIDED')
      .filter((row) => row.relabel_of === null || row.shipment_status !== 'AWAITING_LABEL' || isBuying(row))
      .map((row) => ({
        shipmentId: row.shipment_id,
        shipmentNo: row.shipment_no,
        labelStatus: row.label_status,
        isAwaiting: row.relabel_of === null && row.shipment_status === 'AWAITING_LABEL',
      })),
  };
}

/** Creates a shipment awaiting its label. */
export async function createShipment(
  trx: Trx,
  given: {
    orderId: string | null;
    quoteId: string | null;
    returnOf?: string;
    relabel?: { of: string; packageNos: number[] };
    shipmentNo: string;
    now: Date;
  },
): Promise<PurchasedShipment> {
  const row = await trx
    .insertInto('shipment')
    .values({
      order_id: given.orderId,
      quote_id: given.quoteId,
      return_of: given.returnOf ?? null,
      relabel_of: given.relabel?.of ?? null,
      relabeled_packages: given.relabel?.packageNos ?? null,
      shipment_no: given.shipmentNo,
      shipment_status: 'AWAITING_LABEL',
      carrier_name: null,
      service_code: null,
      created_at: given.now,
    })
    .returning('shipment_id')
    .executeTakeFirstOrThrow();
  return { shipmentId: row.shipment_id, shipmentNo: given.shipmentNo, labelStatus: 'NONE' };
}

/** Freezes the purchased data of a shipment: addresses, packages, carrier and service. */
export async function freezeShipment(
  trx: Trx,
  shipmentId: string,
  { request, rate }: { request: CarrierRequest; rate: Rate },
): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({
      label_status: 'PURCHASING',
      sender: JSON.stringify(request.from),
      recipient: JSON.stringify(request.to),
      carrier_name: rate.carrierName,
      service_code: rate.serviceCode,
      service_name: JSON.stringify(rate.serviceName),
      account_id: rate.accountId,
      ship_date: request.shipDate,
      deliver_by: rate.deliverBy,
    })
    .where('shipment_id', '=', shipmentId)
    .execute();
  await trx.deleteFrom('shipment_package').where('shipment_id', '=', shipmentId).execute();
  await trx
    .insertInto('shipment_package')
    .values(
      request.packages.map(({ length, width, height, weight, unit }, index) => ({
        shipment_id: shipmentId,
        package_no: index + 1,
        length,
        width,
        height,
        weight,
        unit,
      })),
    )
    .execute();
}

/** Stores a purchase: labels, numbers and the charge; updates the state of the order. */
export async function markBought(
  trx: Trx,
  { shipmentId, purchaseId }: { shipmentId: string; purchaseId: string },
  { bought, now }: { bought: CarrierPurchase; now: Date },
): Promise<void> {
  await trx
    .insertInto('label')
    .values(
      bought.packages.map(({ trackingNumber, layout }, index) => ({
        purchase_id: purchaseId,
        shipment_id: shipmentId,
        package_no: index + 1,
        tracking_number: trackingNumber,
        layout: JSON.stringify(layout),
      })),
    )
    .execute();
  for (const [index, { trackingNumber }] of bought.packages.entries()) {
    await trx
      .updateTable('shipment_package')
      .set({ tracking_number: trackingNumber })
      .where('shipment_id', '=', shipmentId)
      .where('package_no', '=', index + 1)
      .execute();
  }
  const { order_id: orderId, shipment_no: shipmentNo } = await trx
    .updateTable('shipment')
    .set({
      shipment_status: 'LABEL_CREATED',
      label_status: 'PURCHASED',
      tracking_status: 'PRE_TRANSIT',
      track_at: now,
      tracking_number: bought.packages[0]!.trackingNumber,
      postage: Number(decimalText(bought.amount)),
      currency: bought.amount.currency,
    })
    .where('shipment_id', '=', shipmentId)
    .returning(['order_id', 'shipment_no'])
    .executeTakeFirstOrThrow();
  await addEvents(
    trx,
    shipmentId,
    bought.packages.map(({ trackingNumber }) => ({
      trackingNumber,
      time: now.toISOString(),
      status: 'PRE_TRANSIT',
      detail: 'label_created',
      text: 'Label created',
      place: null,
    })),
  );
  if (orderId === null) return;
  const { asked_by: userId } = await trx
    .selectFrom('label_purchase')
    .select('asked_by')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  await settleOrder(trx, orderId, {
    kind: 'label-bought',
    userId,
    at: now,
    detail: { shipmentNo, trackingNumber: bought.packages[0]!.trackingNumber },
  });
}

/** Whether the organization has a shipment. */
export async function shipmentExists(trx: Trx, shipmentId: string): Promise<boolean> {
  if (!isRowId(shipmentId)) return false;
  const query = trx.selectFrom('shipment').select('shipment_id').where('shipment_id', '=', shipmentId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The names of a shipment for people: its own number and that of its order. */
export async function shipmentNumbers(
  trx: Trx,
  shipmentId: string,
): Promise<{ shipmentNo: string; orderNo?: string }> {
  const row = await trx
    .selectFrom('shipment as s')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    .select(['s.shipment_no', 'o.order_no'])
    .where('s.shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  return { shipmentNo: row.shipment_no, ...(row.order_no && { orderNo: row.order_no }) };
}
