import type { Address } from '@lading/contracts/core';
import type { LabelStatus, RatedPackage, ShipmentStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { needsRelabel } from '../orders/index.ts';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';
import { citedItn } from './eei/eei-record.store.ts';
import './purchase.table.ts';
import './quote.table.ts';
import './shipment.table.ts';

/** A shipment with its packages that need another label. */
interface RelabelSource {
  shipmentId: string;
  shipmentNo: string;
  orderId: string | null;
  sender: Address | null;
  recipient: Address | null;
  /** Their numbers; empty where there are none. */
  packageNos: number[];
  /** The same packages. */
  packages: RatedPackage[];
  /** What its carrier was asked when its labels were bought, with the ITN that was entered since. */
  request: CarrierRequest | null;
}

/**
 * The packages of a shipment with a void label, while other labels are valid, for which no other label was bought or is being bought;
 * undefined when the organization has no such shipment. A return, and a shipment that is a relabel itself, have none.
 */
export async function readRelabelSource(
  trx: Trx,
  shipmentId: string,
  { isLocked = false } = {},
): Promise<RelabelSource | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const query = trx.selectFrom('shipment').selectAll().where('shipment_id', '=', shipmentId);
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const isOwn = row.return_of === null && row.relabel_of === null;
  const isUsable = row.label_status === 'PURCHASED' || row.label_status === 'PRINTED';
  const packages = isOwn && isUsable ? await packagesToRelabel(trx, shipmentId) : [];
  const asked = await trx
    .selectFrom('label_purchase as p')
    .innerJoin('rate_quote as q', 'q.quote_id', 'p.quote_id')
    .select(['q.request', 'p.purchase_id'])
    .where('p.shipment_id', '=', shipmentId)
    .where('p.state', '=', 'BOUGHT')
    .executeTakeFirst();
  return {
    shipmentId,
    shipmentNo: row.shipment_no,
    orderId: row.order_id,
    sender: row.sender,
    recipient: row.recipient,
    packageNos: packages.map((one) => one.package_no),
    packages: packages.map((one) => ({
      length: wireNumber(one.length) ?? 0,
      width: wireNumber(one.width) ?? 0,
      height: wireNumber(one.height) ?? 0,
      weight: wireNumber(one.weight) ?? 0,
      unit: one.unit,
    })),
    request: asked ? withItn(asked.request, await citedItn(trx, asked.purchase_id)) : null,
  };
}

const withItn = ({ customs, filed, ...request }: CarrierRequest, itn: string | null): CarrierRequest => ({
  ...request,
  ...(customs && { customs: { ...customs, ...(itn !== null && { itn }) } }),
  ...(filed && { filed: { ...filed, ...(itn !== null && { itn }) } }),
});

const packagesToRelabel = (trx: Trx, shipmentId: string) =>
  trx
    .selectFrom('shipment_package as k')
    .innerJoin('label as l', (join) =>
      join.onRef('l.shipment_id', '=', 'k.shipment_id').onRef('l.package_no', '=', 'k.package_no'),
    )
    .selectAll('k')
    .where('k.shipment_id', '=', shipmentId)
    .where(needsRelabel('l'))
    .orderBy('k.package_no')
    .execute();

/** A shipment with the next labels of packages of another. */
interface Relabel {
  shipmentId: string;
  shipmentNo: string;
  shipmentStatus: ShipmentStatus;
  labelStatus: LabelStatus;
  /** A label was bought for it, or is being bought, and is not void. */
  isStanding: boolean;
}

/** The relabels of a shipment, oldest first. */
export async function relabelsOf(trx: Trx, shipmentId: string): Promise<Relabel[]> {
  const rows = await trx
    .selectFrom('shipment')
    .select(['shipment_id', 'shipment_no', 'shipment_status', 'label_status'])
    .where('relabel_of', '=', shipmentId)
    .orderBy('shipment_id')
    .execute();
  return rows.map((row) => ({
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    shipmentStatus: row.shipment_status,
    labelStatus: row.label_status,
    isStanding:
      row.label_status === 'PURCHASING' ||
      (row.shipment_status !== 'AWAITING_LABEL' && row.shipment_status !== 'VOIDED'),
  }));
}

/** The shipment whose packages another one labels again; null for any other. */
export async function relabeledBy(
  trx: Trx,
  shipmentId: string,
): Promise<{ shipmentId: string; shipmentNo: string } | null> {
  const row = await trx
    .selectFrom('shipment as s')
    .innerJoin('shipment as first', 'first.shipment_id', 's.relabel_of')
    .select(['first.shipment_id', 'first.shipment_no'])
    .where('s.shipment_id', '=', shipmentId)
    .executeTakeFirst();
  return row ? { shipmentId: row.shipment_id, shipmentNo: row.shipment_no } : null;
}

/** The tracking numbers of the next labels of a shipment's packages, by package number. */
export async function nextNumbers(trx: Trx, shipmentId: string): Promise<Map<number, string>> {
  const { rows } = await sql<{ no: number; number: string }>`
    select part.no, l.tracking_number as number
    from shipment next cross join unnest(next.relabeled_packages) with ordinality as part (no, place)
      join label l on l.shipment_id = next.shipment_id and l.package_no = part.place
    where next.relabel_of = ${shipmentId} and next.shipment_status <> 'VOIDED' and l.voided_at is null`.execute(
    trx,
  );
  return new Map(rows.map(({ no, number }) => [no, number]));
}

/** Has a relabel without a label, whose purchase had failed, label these packages. */
export async function renewRelabel(
  trx: Trx,
  shipmentId: string,
  packageNos: readonly number[],
): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ relabeled_packages: [...packageNos] })
    .where('shipment_id', '=', shipmentId)
    .execute();
}
