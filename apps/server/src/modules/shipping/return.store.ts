import type { Address } from '@lading/contracts/core';
import type { LabelStatus, RatedPackage, ShipmentStatus } from '@lading/contracts/shipping';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import type { CustomsDeclaration } from './carriers/carrier-adapter.ts';
import './purchase.table.ts';
import './quote.table.ts';
import './shipment.table.ts';
import { isGoing } from './standing-label.store.ts';

/** A shipment to return, as it was sent. */
export interface OutboundShipment {
  shipmentId: string;
  shipmentNo: string;
  orderId: string | null;
  /** Whether it has a valid label, and is not a return itself. */
  isReturnable: boolean;
  sender: Address | null;
  recipient: Address | null;
  packages: RatedPackage[];
  /** The goods declared with its label, if there is no order whose lines would say so; null: none. */
  goods: Pick<CustomsDeclaration, 'items' | 'currency'> | null;
}

/** A shipment to return; undefined when the organization has none with that id. */
export async function readOutbound(
  trx: Trx,
  shipmentId: string,
  { isLocked = false } = {},
): Promise<OutboundShipment | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const query = trx.selectFrom('shipment').selectAll().where('shipment_id', '=', shipmentId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const packages = await trx
    .selectFrom('shipment_package as k')
    .selectAll('k')
    .where('k.shipment_id', '=', shipmentId)
    // Parcels that never left are not returned.
    .where(isGoing('k'))
    .orderBy('package_no')
    .execute();
  return {
    shipmentId,
    shipmentNo: row.shipment_no,
    orderId: row.order_id,
    isReturnable:
      row.return_of === null && (row.label_status === 'PURCHASED' || row.label_status === 'PRINTED'),
    sender: row.sender,
    recipient: row.recipient,
    packages: packages.flatMap((one) => {
      const [length, width, height, weight] = [one.length, one.width, one.height, one.weight].map(wireNumber);
      const unit = one.unit === 'cm/kg' ? ('cm/kg' as const) : ('in/lb' as const);
      return length && width && height && weight ? [{ length, width, height, weight, unit }] : [];
    }),
    goods: row.order_id === null ? await readDeclaredGoods(trx, shipmentId) : null,
  };
}

async function readDeclaredGoods(trx: Trx, shipmentId: string): Promise<OutboundShipment['goods']> {
  const bought = await trx
    .selectFrom('label_purchase as p')
    .innerJoin('rate_quote as q', 'q.quote_id', 'p.quote_id')
    .select('q.request')
    .where('p.shipment_id', '=', shipmentId)
    .where('p.state', '=', 'BOUGHT')
    .executeTakeFirst();
  const customs = bought?.request.customs;
  return customs ? { items: customs.items, currency: customs.currency } : null;
}

/** The returns of a shipment, oldest first. */
export async function returnsOf(
  trx: Trx,
  shipmentId: string,
): Promise<
  { shipmentId: string; shipmentNo: string; shipmentStatus: ShipmentStatus; labelStatus: LabelStatus }[]
> {
  const rows = await trx
    .selectFrom('shipment')
    .select(['shipment_id', 'shipment_no', 'shipment_status', 'label_status'])
    .where('return_of', '=', shipmentId)
    .orderBy('shipment_id')
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    shipmentStatus: row.shipment_status,
    labelStatus: row.label_status,
  }));
}

/** The shipment that a return brings back; null for any other. */
export async function returnedBy(
  trx: Trx,
  shipmentId: string,
): Promise<{ shipmentId: string; shipmentNo: string } | null> {
  const row = await trx
    .selectFrom('shipment as s')
    .innerJoin('shipment as out', 'out.shipment_id', 's.return_of')
    .select(['out.shipment_id', 'out.shipment_no'])
    .where('s.shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row ? { shipmentId: row.shipment_id, shipmentNo: row.shipment_no } : null;
}
