import type { AttentionChoice, LabelChoice, ShipmentStatus } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import { timeBetween } from '../../platform/lists/found-records.store.ts';
import type { ListChoice, Sql, TimeRange } from '../../platform/lists/list-source.ts';
import { isRowId } from '../../platform/row-id.ts';
import { needsAttention } from './attention.store.ts';

/** What shipments can be sorted by. */
export type ShipmentField = 'shipmentNo' | 'orderNo' | 'createTime' | 'shipDate' | 'postage';

/** Filters and order of a shipment list (decision D9). */
export interface ShipmentChoice extends ListChoice<ShipmentField>, TimeRange {
  shipmentStatus?: ShipmentStatus | undefined;
  /** Filters for those that need attention. */
  attention?: AttentionChoice | undefined;
  label?: LabelChoice | undefined;
  carrierName?: string | undefined;
  serviceCode?: string | undefined;
  storeId?: string | undefined;
  batchId?: string | undefined;
  countryCode?: string | undefined;
  /** Ship dates (YYYY-MM-DD), both inclusive. */
  shipFrom?: string | undefined;
  shipTo?: string | undefined;
  /** The moment of the request: some need attention after days without news. */
  now: Date;
}

/** Literals, so that the planner can use the partial indexes. */
const byLabel: Readonly<Record<LabelChoice, Sql>> = {
  NOT_PRINTED: sql`s.shipment_status = 'LABEL_CREATED' and s.label_status = 'PURCHASED'`,
  PRINTED: sql`s.shipment_status = 'LABEL_CREATED' and s.label_status = 'PRINTED'`,
  // A customer hands a return over.
  NOT_MANIFESTED: sql`s.shipment_status = 'LABEL_CREATED' and s.manifest_id is null
    and s.label_status in ('PURCHASED', 'PRINTED') and s.return_of is null`,
  FAILED: sql`s.label_status = 'ERROR'`,
  ADJUSTED: sql`s.is_adjusted`,
};

const ofBatch = (batchId: string): Sql => sql`s.shipment_id in (select p.shipment_id
  from label_batch_row r join label_purchase p on p.purchase_id = r.purchase_id
  where r.batch_id = ${isRowId(batchId) ? batchId : '0'}::bigint)`;

/** The filters of the list besides its search. */
export function shipmentFilters(choice: ShipmentChoice): Sql[] {
  const { shipmentStatus, attention, label, carrierName, serviceCode, storeId } = choice;
  const { batchId, countryCode, shipFrom, shipTo } = choice;
  return [
    ...(label ? [byLabel[label]] : []),
    ...(attention ? [needsAttention('s', attention, choice.now)] : []),
    ...(shipmentStatus ? [sql`s.shipment_status = ${shipmentStatus}`] : []),
    ...(carrierName ? [sql`s.carrier_name = ${carrierName}`] : []),
    ...(serviceCode ? [sql`s.service_code = ${serviceCode}`] : []),
    ...(storeId === undefined ? [] : [sql`s.store_id = ${isRowId(storeId) ? storeId : '0'}::bigint`]),
    ...(batchId === undefined ? [] : [ofBatch(batchId)]),
    ...(countryCode ? [sql`s.country_code = ${countryCode}`] : []),
    ...(shipFrom ? [sql`s.ship_date >= ${shipFrom}::date`] : []),
    ...(shipTo ? [sql`s.ship_date <= ${shipTo}::date`] : []),
    ...timeBetween(sql`s.created_at`, choice),
  ];
}
