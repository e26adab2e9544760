import type { LocalizedText } from '@lading/contracts/core';
import type { ReportKind, ReportState, ShipmentDetail } from '@lading/contracts/shipping';
import { sql, type ColumnType, type Generated } from 'kysely';
import { z } from 'zod';
import type { Trx } from '../../platform/database.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { isRowId } from '../../platform/row-id.ts';
import './purchase.table.ts';
import './shipment.table.ts';

declare module '../../platform/tables.ts' {
  interface Tables {
    shipment_report: {
      report_id: Generated<string>;
      org_id: Generated<string>;
      shipment_id: string;
      /** The order whose store is notified, where it is not the order of the shipment itself: one that was merged into it. */
      order_id: ColumnType<string | null, never, never>;
      kind: ReportKind;
      state: Generated<ReportState>;
      attempts: Generated<number>;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      created_at: Date;
      ended_at: Date | null;
    };
  }
}

/** Tells the store of an order what became of a shipment (decision D21). Stores do it; shipments say when. */
export const shipmentReportJob = jobKind(
  'stores.report-shipment',
  z.object({ orgId: z.string(), reportId: z.string() }),
  { asksOutside: true },
);
/** Later and later: the last attempt comes after about a day. */
const attempts = 12;

/** Queues a report to the store that the order came from, if any; once for each kind, in the transaction of what is reported. */
export async function queueReport(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, kind, now }: { orgId: string; shipmentId: string; kind: ReportKind; now: Date },
): Promise<void> {
  const { rows } = await sql<{ report_id: string }>`
    insert into shipment_report (shipment_id, order_id, kind, created_at)
    select s.shipment_id, nullif(o.order_id, s.order_id), ${kind}, ${now}
    from shipment s join customer_order o on o.order_id = s.order_id or o.merged_into = s.order_id
      left join customer_order origin on origin.order_id = o.split_from
    where s.shipment_id = ${shipmentId} and o.store_id is not null and coalesce(o.external_id, origin.external_id) is not null
      and s.return_of is null
    on conflict (shipment_id, kind, order_id) do nothing
    returning report_id`.execute(trx);
  for (const { report_id: reportId } of rows)
    await jobs.add(trx, shipmentReportJob, { orgId, reportId }, { attempts, orgId });
}

/** A report that is to be made. */
export interface DueReport {
  kind: ReportKind;
  storeId: string;
  /** The channel's own id of the order. */
  externalId: string;
  shipmentNo: string;
  carrierName: string;
  trackingNumbers: string[];
  /** What it holds: the lines of its order. */
  lines: { skuCode: string; quantity: number }[];
  /** Units of the same order of the store that have left with others. */
  unitsBefore: number;
  isVoided: boolean;
  /** Where the report of the purchase stands. */
  shipped: ReportState;
}

/** Counts one more attempt at a report; undefined when it is made or given up already. */
export async function beginReport(trx: Trx, reportId: string): Promise<DueReport | undefined> {
  const report = await trx
    .updateTable('shipment_report')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('report_id', '=', reportId)
    .where('state', '=', 'PENDING')
    .returning(['shipment_id', 'order_id', 'kind'])
    .executeTakeFirst();
  if (!report) return undefined;
  const row = await trx
    .selectFrom('shipment as s')
    .innerJoin('customer_order as o', (join) =>
      join.on('o.order_id', '=', sql<string>`coalesce(${report.order_id}::bigint, s.order_id)`),
    )
    // What was split off is an order of the same store, which knows only the one.
    .leftJoin('customer_order as origin', 'origin.order_id', 'o.split_from')
    .select(sql<string | null>`coalesce(o.external_id, origin.external_id)`.as('external_id'))
    .select(sql<string>`coalesce(o.split_from, o.order_id)`.as('origin_id'))
    .select([
      's.shipment_no',
      's.carrier_name',
      's.shipment_status',
      's.tracking_number',
      'o.store_id',
      'o.order_id',
    ])
    .where('s.shipment_id', '=', report.shipment_id)
    .executeTakeFirstOrThrow();
  const labels = await trx
    .selectFrom('label')
    .select('tracking_number')
    .where('shipment_id', '=', report.shipment_id)
    .orderBy('package_no')
    .execute();
  const lines = await trx
    .selectFrom('order_line')
    .select(['sku_code as skuCode', 'quantity'])
    .where('order_id', '=', row.order_id)
    .orderBy('line_no')
    .execute();
  const { rows: before } = await sql<{ units: string | null }>`
    select sum(l.quantity) as units from customer_order other join order_line l using (order_id)
    where coalesce(other.split_from, other.order_id) = ${row.origin_id} and other.order_id <> ${row.order_id}
      and other.order_status = 'SHIPPED'`.execute(trx);
  const shipped = await trx
    .selectFrom('shipment_report')
    .select('state')
    .where('shipment_id', '=', report.shipment_id)
    .where('kind', '=', 'shipped')
    .where(sql<boolean>`order_id is not distinct from ${report.order_id}::bigint`)
    .executeTakeFirst();
  return {
    kind: report.kind,
    storeId: row.store_id ?? '',
    externalId: row.external_id ?? '',
    // A shop knows a parcel by one number for each of its orders.
    shipmentNo: report.order_id === null ? row.shipment_no : `${row.shipment_no}/${report.order_id}`,
    carrierName: row.carrier_name ?? '',
    // Without a label of ours the parcel left with one of a warehouse.
    trackingNumbers:
      labels.length === 0 && row.tracking_number !== null
        ? [row.tracking_number]
        : labels.map((label) => label.tracking_number),
    lines,
    unitsBefore: Number(before[0]?.units ?? 0),
    isVoided: row.shipment_status === 'VOIDED',
    shipped: shipped?.state ?? 'NOT_NEEDED',
  };
}

/** Has a report made again that has failed, or whose channel took none then. @returns whether there was one */
export async function retryReport(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, reportId }: { orgId: string; reportId: string },
): Promise<boolean> {
  if (!isRowId(reportId)) return false;
  const { numUpdatedRows } = await trx
    .updateTable('shipment_report')
    .set({ state: 'PENDING', attempts: 0, message: null, ended_at: null })
    .where('report_id', '=', reportId)
    .where('state', 'in', ['FAILED', 'NOT_OFFERED'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await jobs.add(trx, shipmentReportJob, { orgId, reportId }, { attempts, orgId });
  return true;
}

/** The shipment of a report; undefined when the organization has none with that id. */
export async function shipmentOfReport(trx: Trx, reportId: string): Promise<string | undefined> {
  if (!isRowId(reportId)) return undefined;
  const row = await trx
    .selectFrom('shipment_report')
    .select('shipment_id')
    .where('report_id', '=', reportId)
    .executeTakeFirst();
  return row?.shipment_id;
}

/** What came of an attempt; `PENDING` with a message: it is tried again. */
export async function endReport(
  trx: Trx,
  reportId: string,
  { state, message, now }: { state: ReportState; message?: LocalizedText; now: Date },
): Promise<void> {
  await trx
    .updateTable('shipment_report')
    .set({
      state,
      message: message ? JSON.stringify(message) : null,
      ended_at: state === 'PENDING' ? null : now,
    })
    .where('report_id', '=', reportId)
    .where('state', '=', 'PENDING')
    .execute();
}

/**
 * Ends what its store was to be told of an order and counts as shipped already: from now on the lines of the order are those that follow, and a
 * report made later would tell of them.
 */
export async function endReportsOf(trx: Trx, orderId: string, now: Date): Promise<void> {
  await sql`
    update shipment_report r set state = 'NOT_NEEDED', message = null, ended_at = ${now}
    from shipment s where s.shipment_id = r.shipment_id and s.order_id = ${orderId} and r.order_id is null
      and r.kind = 'shipped' and r.state in ('PENDING', 'FAILED', 'NOT_OFFERED')`.execute(trx);
}

/** What was reported to the store about a shipment, oldest first. */
export async function readReports(trx: Trx, shipmentId: string): Promise<ShipmentDetail['reports']> {
  const rows = await trx
    .selectFrom('shipment_report')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('report_id')
    .execute();
  return rows.map((row) => ({
    reportId: row.report_id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    message: row.message,
    time: (row.ended_at ?? row.created_at).toISOString(),
  }));
}
