import type { LocalizedText } from '@lading/contracts/core';
import type { ReportKind, ReportState } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './shipment-report.store.ts';
import './shipment.table.ts';

/** A report to make. */
export interface DueReport {
  /** The number of this attempt. */
  attempt: number;
  kind: ReportKind;
  storeId: string;
  /** The channel's own id of the order. */
  externalId: string;
  shipmentNo: string;
  carrierName: string;
  trackingNumbers: string[];
  /** Tracking numbers of void labels, while others are valid. */
  voidedNumbers: string[];
  /** Some of its packages stay behind: their labels are void, and no others were bought for them. */
  isInPart: boolean;
  /** Its content: the lines of its order. Empty when those describe what left later: only its tracking numbers change. */
  lines: { skuCode: string; quantity: number }[];
  /** Units of the same store order shipped in other parcels. */
  unitsBefore: number;
  isVoided: boolean;
  /** All of it is void, but a second label is being bought: how that ends says whether anything leaves. */
  isUndecided: boolean;
  /** The state of the report of the purchase. */
  shipped: ReportState;
  /** The number of unfinished attempts. */
  shippedAttempts: number;
  shippedMessage: LocalizedText | null;
  /** Whether a failed attempt may have reached the store, including those before a manual retry. */
  isPerhapsKnown: boolean;
}

/** Counts one more attempt at a report; undefined when it was made or given up already. */
export async function beginReport(trx: Trx, reportId: string): Promise<DueReport | undefined> {
  const report = await trx
    .updateTable('shipment_report')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('report_id', '=', reportId)
    .where('state', '=', 'PENDING')
    .returning(['shipment_id', 'order_id', 'kind', 'attempts'])
    .executeTakeFirst();
  if (!report) return undefined;
  const row = await trx
    .selectFrom('shipment as s')
    .innerJoin('customer_order as o', (join) =>
      join.on('o.order_id', '=', sql<string>`coalesce(${report.order_id}::bigint, s.order_id)`),
    )
    // A split order belongs to a store that knows only the original.
    .leftJoin('customer_order as origin', 'origin.order_id', 'o.split_from')
    .select(sql<string | null>`coalesce(o.external_id, origin.external_id)`.as('external_id'))
    .select(sql<string>`coalesce(o.split_from, o.order_id)`.as('origin_id'))
    .select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 'o.store_id', 'o.order_id'])
    .where('s.shipment_id', '=', report.shipment_id)
    .executeTakeFirstOrThrow();
  const { standing, voided, isInPart, isVoided, isUndecided } = await labelsOf(trx, report.shipment_id);
  const orderIds = await ordersInParcel(trx, { ...row, isMerged: report.order_id !== null });
  const isOfRest =
    report.kind === 'shipped' && voided.length > 0 && (await hasLaterShipment(trx, report.shipment_id));
  const lines = isOfRest ? [] : await linesOf(trx, orderIds);
  const { rows: before } = await sql<{ units: string | null }>`
    select sum(l.quantity) as units from customer_order other join order_line l using (order_id)
      left join customer_order whole on whole.order_id = other.merged_into
    where coalesce(other.split_from, other.order_id) = ${row.origin_id} and other.order_id <> all (${orderIds}::bigint[])
      and (other.order_status = 'SHIPPED' or whole.order_status = 'SHIPPED')`.execute(trx);
  const shipped = await trx
    .selectFrom('shipment_report')
    .select(['state', 'attempts', 'message', 'may_be_known'])
    .where('shipment_id', '=', report.shipment_id)
    .where('kind', '=', 'shipped')
    .where(sql<boolean>`order_id is not distinct from ${report.order_id}::bigint`)
    .executeTakeFirst();
  return {
    attempt: report.attempts,
    kind: report.kind,
    storeId: row.store_id ?? '',
    externalId: row.external_id ?? '',
    // A shop knows a parcel by one number per order.
    shipmentNo: report.order_id === null ? row.shipment_no : `${row.shipment_no}/${report.order_id}`,
    carrierName: row.carrier_name ?? '',
    // Without our label, the parcel left with a label of a warehouse.
    trackingNumbers: standing.length === 0 && row.tracking_number !== null ? [row.tracking_number] : standing,
    voidedNumbers: voided,
    isInPart,
    lines,
    unitsBefore: Number(before[0]?.units ?? 0),
    isVoided,
    isUndecided,
    shipped: shipped?.state ?? 'NOT_NEEDED',
    // Skipped reports were counted once more for that.
    shippedAttempts: (shipped?.attempts ?? 0) - (shipped?.state === 'NOT_NEEDED' ? 1 : 0),
    shippedMessage: shipped?.message ?? null,
    isPerhapsKnown: shipped?.may_be_known ?? false,
  };
}

/**
 * The tracking numbers of a shipment and of the later labels of its packages, by package: what leaves, and what does not. Once all of it is
 * void, those that were valid until then are the ones to withdraw.
 */
async function labelsOf(trx: Trx, shipmentId: string) {
  const { rows } = await sql<{
    number: string | null;
    isOfFirst: boolean;
    isGone: boolean;
    isVoided: boolean;
    isBuying: boolean;
  }>`
    select l.tracking_number as number, s.relabel_of is null as "isOfFirst", l.voided_at is not null as "isGone",
      s.shipment_status = 'VOIDED' as "isVoided", s.label_status = 'PURCHASING' as "isBuying"
    from shipment s left join label l on l.shipment_id = s.shipment_id
    where (s.shipment_id = ${shipmentId} or s.relabel_of = ${shipmentId})
      and (s.relabel_of is null or s.shipment_status <> 'AWAITING_LABEL' or s.label_status = 'PURCHASING')
    order by coalesce(s.relabeled_packages[l.package_no], l.package_no), s.shipment_id`.execute(trx);
  const isVoided = rows.every((row) => row.isVoided || row.isBuying);
  const isUndecided = isVoided && rows.some((row) => row.isBuying);
  const numbersOf = (isStanding: boolean) =>
    rows.flatMap(({ number, isGone, isVoided: isOfVoid }) =>
      number !== null && isStanding === !(isGone || (isOfVoid && !isVoided)) ? [number] : [],
    );
  const standing = numbersOf(true);
  const packages = rows.filter(({ number, isOfFirst }) => isOfFirst && number !== null).length;
  const isInPart = standing.length > 0 && standing.length < packages;
  return { standing, voided: numbersOf(false), isInPart, isVoided, isUndecided };
}

const linesOf = (trx: Trx, orderIds: readonly string[]): Promise<DueReport['lines']> =>
  trx
    .selectFrom('order_line')
    .select(['sku_code as skuCode', 'quantity'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('line_no')
    .execute();

/** Whether its order went on with another shipment, whose goods its lines are since then. */
async function hasLaterShipment(trx: Trx, shipmentId: string): Promise<boolean> {
  const { rows } = await sql`
    select from shipment s join shipment later on later.order_id = s.order_id and later.shipment_id > s.shipment_id
    where s.shipment_id = ${shipmentId} and later.return_of is null and later.relabel_of is null limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

/** The orders with goods in a parcel, among those that are one order at their store. */
async function ordersInParcel(
  trx: Trx,
  {
    order_id: orderId,
    origin_id: origin,
    isMerged,
  }: { order_id: string; origin_id: string; isMerged: boolean },
): Promise<string[]> {
  if (!isMerged) return [orderId];
  const { rows } = await sql<{ id: string }>`
    select order_id::text as id from customer_order
    where merged_into = (select merged_into from customer_order where order_id = ${orderId})
      and coalesce(split_from, order_id) = ${origin}`.execute(trx);
  // Their merge may have been undone since the label was voided.
  return rows.length > 0 ? rows.map(({ id }) => id) : [orderId];
}
