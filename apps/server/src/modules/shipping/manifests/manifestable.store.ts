import type { Address } from '@lading/contracts/core';
import type { LabelStatus, TrackingStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import { goingPackages } from '../standing-label.store.ts';
import './manifest.table.ts';

/** A shipment for a manifest. */
export interface Manifestable {
  shipmentId: string;
  shipmentNo: string;
  /** Null: no label was bought. */
  accountId: string | null;
  carrierName: string;
  labelStatus: LabelStatus;
  trackingStatus: TrackingStatus;
  shipDate: string | null;
  origin: Address | null;
  /** Null: it is in none. */
  manifestId: string | null;
  packages: number;
}

const shipments = (trx: Trx) =>
  trx
    .selectFrom('shipment as s')
    .leftJoin('label_purchase as b', (join) =>
      join.onRef('b.shipment_id', '=', 's.shipment_id').on('b.state', '=', 'BOUGHT'),
    )
    .select(['s.shipment_id', 's.shipment_no', 'b.account_id', 's.carrier_name', 's.label_status'])
    .select(['s.tracking_status', 's.sender', 's.manifest_id'])
    .select(sql<string | null>`s.ship_date::text`.as('ship_date'))
    .select(goingPackages('s').as('packages'));
type Row = Awaited<ReturnType<ReturnType<typeof shipments>['executeTakeFirstOrThrow']>>;

const asManifestable = (row: Row): Manifestable => ({
  shipmentId: row.shipment_id,
  shipmentNo: row.shipment_no,
  accountId: row.account_id,
  carrierName: row.carrier_name ?? '',
  labelStatus: row.label_status,
  shipDate: row.ship_date,
  trackingStatus: row.tracking_status,
  origin: row.sender,
  manifestId: row.manifest_id,
  packages: Number(row.packages),
});

/** The shipments of some ids, locked until the transaction ends; fewer where the organization has fewer. */
export async function lockManifestable(trx: Trx, shipmentIds: readonly string[]): Promise<Manifestable[]> {
  const ids = shipmentIds.filter(isRowId);
  if (ids.length === 0) return [];
  const rows = await shipments(trx)
    .where('s.shipment_id', 'in', ids)
    .orderBy('s.shipment_id')
    .forUpdate('s')
    .execute();
  return rows.map(asManifestable);
}

/** The shipments waiting for a manifest of a day or later. A customer hands a return over: it needs none. */
export async function waitingForManifest(trx: Trx, from: string, most: number): Promise<Manifestable[]> {
  const rows = await shipments(trx)
    .where('b.account_id', 'is not', null)
    .where('s.manifest_id', 'is', null)
    .where('s.return_of', 'is', null)
    .where('s.label_status', 'in', ['PURCHASED', 'PRINTED'])
    .where('s.tracking_status', 'in', ['UNKNOWN', 'PRE_TRANSIT'])
    .where('s.ship_date', '>=', from)
    .orderBy('s.ship_date')
    .orderBy('s.shipment_id')
    .limit(most)
    .execute();
  return rows.map(asManifestable);
}
