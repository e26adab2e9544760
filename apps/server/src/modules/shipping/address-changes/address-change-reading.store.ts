import type { Address } from '@lading/contracts/core';
import type { AddressChange } from '@lading/contracts/shipment-service';
import type { LabelStatus, TrackingStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './address-change.table.ts';

/** Changes of address with their shipments and orders. */
export const addressChanges = (trx: Trx) =>
  trx
    .selectFrom('carrier_address_change as c')
    .innerJoin('shipment as s', 's.shipment_id', 'c.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id');
/** The columns read of a change of address. */
export const readableAddressChanges = (trx: Trx) =>
  addressChanges(trx).selectAll('c').select(['s.shipment_no', 's.tracking_number', 'o.order_no']);
type Row = Awaited<ReturnType<ReturnType<typeof readableAddressChanges>['executeTakeFirstOrThrow']>>;

/** A change of address as its owner sees it. */
export const asAddressChange = (row: Row): AddressChange => ({
  changeId: row.change_id,
  shipmentId: row.shipment_id,
  shipmentNo: row.shipment_no,
  orderNo: row.order_no,
  trackingNumber: row.tracking_number,
  carrierName: row.carrier_name,
  kind: row.kind,
  state: row.state,
  old: row.old_address,
  to: row.new_address,
  fee: { minor: Number(row.fee), currency: row.currency },
  billedTo: row.is_wallet ? 'wallet' : 'account',
  isRefunded: row.is_refunded,
  message: row.message,
  transactionId: row.transaction_id,
  requestTime: row.called_at?.toISOString() ?? null,
  answerTime: row.answered_at?.toISOString() ?? null,
  endTime: row.ended_at?.toISOString() ?? null,
});

/** A change of address as its owner sees it; undefined when the organization has none with that id. */
export async function readAddressChange(trx: Trx, changeId: string): Promise<AddressChange | undefined> {
  if (!isRowId(changeId)) return undefined;
  const row = await readableAddressChanges(trx).where('c.change_id', '=', changeId).executeTakeFirst();
  return row && asAddressChange(row);
}

/** The changes of address of a shipment, the latest first; without drafts. */
export async function addressChangesOf(trx: Trx, shipmentId: string): Promise<AddressChange[]> {
  const rows = await readableAddressChanges(trx)
    .where('c.shipment_id', '=', shipmentId)
    .where('c.state', '<>', 'DRAFT')
    .orderBy('c.change_id', 'desc')
    .execute();
  return rows.map(asAddressChange);
}

/** The facts that decide whether the address of a shipment can be changed. */
export interface ChangeableShipment {
  shipmentId: string;
  shipmentNo: string;
  orderId: string | null;
  labelStatus: LabelStatus;
  trackingStatus: TrackingStatus;
  accountId: string | null;
  carrierName: string;
  /** Its current recipient: after a completed redirect, that address. */
  recipient: Address | null;
  /** The carrier's reference of its labels; null: none were bought here. */
  labelRef: string | null;
}

/** A shipment, locked until the transaction ends when it is about to be changed; undefined when the organization has none with that id. */
export async function readChangeable(
  trx: Trx,
  shipmentId: string,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ChangeableShipment | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const query = trx
    .selectFrom('shipment as s')
    .leftJoin('label_purchase as p', (join) =>
      join.onRef('p.shipment_id', '=', 's.shipment_id').on('p.state', '=', 'BOUGHT'),
    )
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id')
    .select(['s.shipment_no', 's.order_id', 's.label_status', 's.tracking_status', 's.account_id'])
    .select(['s.carrier_name', 'p.carrier_ref'])
    .select(
      sql<Address | null>`coalesce(
      (select c.new_address from carrier_address_change c
        where c.shipment_id = s.shipment_id and c.state = 'COMPLETED' and c.kind = 'REDIRECT'
        order by c.change_id desc limit 1),
      s.recipient, o.recipient)`.as('recipient'),
    )
    .where('s.shipment_id', '=', shipmentId);
  const row = await (isLocked ? query.forUpdate('s') : query).executeTakeFirst();
  return (
    row && {
      shipmentId,
      shipmentNo: row.shipment_no,
      orderId: row.order_id,
      recipient: row.recipient,
      labelStatus: row.label_status,
      trackingStatus: row.tracking_status,
      accountId: row.account_id,
      carrierName: row.carrier_name ?? '',
      labelRef: row.carrier_ref,
    }
  );
}
