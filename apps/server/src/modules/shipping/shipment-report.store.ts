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
      /** The order whose store is notified, if not the shipment's own order: one that was merged into it. */
      order_id: ColumnType<string | null, never, never>;
      kind: ReportKind;
      state: Generated<ReportState>;
      attempts: Generated<number>;
      message: ColumnType<LocalizedText | null, string | null | undefined, string | null>;
      /** Whether the store may have accepted an earlier attempt that left no other record. */
      may_be_known: Generated<boolean>;
      created_at: Date;
      ended_at: Date | null;
    };
  }
}

/** Tells an order's store what happened to a shipment (decision D21). Stores do it; shipments say when. */
export const shipmentReportJob = jobKind(
  'stores.report-shipment',
  z.object({ orgId: z.string(), reportId: z.string() }),
  { asksOutside: true },
);
/** Growing intervals: the last attempt is made after about a day. */
const attempts = 12;

/**
 * Queues a report to the store of the order, if any, once per kind, in the transaction of the reported change. Parts of one order
 * that were merged again count as that order.
 */
export async function queueReport(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, kind, now }: { orgId: string; shipmentId: string; kind: ReportKind; now: Date },
): Promise<void> {
  const { rows } = await sql<{ report_id: string }>`
    insert into shipment_report (shipment_id, order_id, kind, created_at)
    select distinct on (coalesce(o.split_from, o.order_id)) s.shipment_id, nullif(o.order_id, s.order_id), ${kind}::text, ${now}::timestamptz
    from shipment s join customer_order o on o.order_id = s.order_id or o.merged_into = s.order_id
      left join customer_order origin on origin.order_id = o.split_from
    where s.shipment_id = ${shipmentId} and o.store_id is not null and coalesce(o.external_id, origin.external_id) is not null
      and s.return_of is null
    order by coalesce(o.split_from, o.order_id), o.order_id
    on conflict (shipment_id, kind, order_id) do nothing
    returning report_id`.execute(trx);
  for (const { report_id: reportId } of rows)
    await jobs.add(trx, shipmentReportJob, { orgId, reportId }, { attempts, orgId });
}

/** Requeues a report that failed, or was not possible in its channel then. @returns whether there was one */
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

/** Selects the failed reports to repeat. */
interface FailedReports {
  orgId: string;
  storeId: string;
  /** The channel's own id of their order; undefined: all orders of the store. */
  externalId?: string;
  /** Codes of the messages about their failure. */
  codes: readonly string[];
}

/** Requeues reports to a store that failed for a reason that no longer exists. */
export async function retryFailedReports(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, storeId, externalId, codes }: FailedReports,
): Promise<void> {
  const ofOrder =
    externalId === undefined
      ? sql``
      : sql`and coalesce(o.external_id, origin.external_id) = ${externalId} and s.order_id in (
          select coalesce(one.merged_into, one.order_id) from customer_order known
            join customer_order one on one.order_id = known.order_id or one.split_from = known.order_id
          where known.store_id = ${storeId} and known.external_id = ${externalId})`;
  const { rows } = await sql<{ id: string }>`
    update shipment_report r set state = 'PENDING', attempts = 0, message = null, ended_at = null
    from shipment s, customer_order o left join customer_order origin on origin.order_id = o.split_from
    where s.shipment_id = r.shipment_id and o.order_id = coalesce(r.order_id, s.order_id) and o.store_id = ${storeId}
      and r.state = 'FAILED' and r.message->>'code' = any (${[...codes]}::text[]) ${ofOrder}
    returning r.report_id::text as id`.execute(trx);
  for (const { id } of rows)
    await jobs.add(trx, shipmentReportJob, { orgId, reportId: id }, { attempts, orgId });
}

/** Requeues the last report of an order that its store considers incomplete: nothing else is left to ship. */
export async function repeatReport(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, storeId, externalId }: { orgId: string; storeId: string; externalId: string },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update shipment_report set state = 'PENDING', attempts = 0, may_be_known = true, ended_at = null
    where report_id = (
      select r.report_id from shipment_report r join shipment s using (shipment_id)
        join customer_order o on o.order_id = coalesce(r.order_id, s.order_id)
        left join customer_order origin on origin.order_id = o.split_from
      where o.store_id = ${storeId} and coalesce(o.external_id, origin.external_id) = ${externalId}
        and r.kind = 'shipped' and r.state = 'DONE' and s.shipment_status <> 'VOIDED'
      order by r.report_id desc limit 1)
    returning report_id::text as id`.execute(trx);
  for (const { id } of rows)
    await jobs.add(trx, shipmentReportJob, { orgId, reportId: id }, { attempts, orgId });
}

/**
 * Requeues the reports of a shipment that became partly void: void packages do not leave, the others do.
 * @param isRelabeled a label was bought for void packages: its number is news even to a store that needed no report of the first
 */
export async function reportWithout(
  trx: Trx,
  jobs: Pick<Jobs, 'add'>,
  { orgId, shipmentId, isRelabeled = false }: { orgId: string; shipmentId: string; isRelabeled?: boolean },
): Promise<void> {
  const repeated = await trx
    .updateTable('shipment_report')
    // An attempt in progress may not have known that: its number is passed over, so that it cannot end the report.
    .set({
      state: 'PENDING',
      attempts: sql<number>`case when state = 'PENDING' then attempts + 1 else 0 end`,
      may_be_known: true,
      message: null,
      ended_at: null,
    })
    .where('shipment_id', '=', shipmentId)
    .where('kind', '=', 'shipped')
    .where('state', 'in', ['PENDING', 'DONE', 'FAILED', ...(isRelabeled ? (['NOT_NEEDED'] as const) : [])])
    .returning('report_id')
    .execute();
  for (const { report_id: reportId } of repeated)
    await jobs.add(trx, shipmentReportJob, { orgId, reportId }, { attempts, orgId });
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

/** The outcome of an attempt. */
interface ReportEnd {
  /** The number of the attempt; if another was requested meanwhile, that one ends the report. */
  attempt: number;
  state: ReportState;
  message?: LocalizedText;
  /** Whether the store may have accepted it although it failed. */
  mayBeKnown?: boolean;
  now: Date;
}

/** The outcome of an attempt; `PENDING` with a message: it is retried. */
export async function endReport(
  trx: Trx,
  reportId: string,
  { attempt, state, message, mayBeKnown = false, now }: ReportEnd,
): Promise<void> {
  await trx
    .updateTable('shipment_report')
    .set({
      state,
      message: message ? JSON.stringify(message) : null,
      ...(mayBeKnown && { may_be_known: true }),
      ended_at: state === 'PENDING' ? null : now,
    })
    .where('report_id', '=', reportId)
    .where('attempts', '=', attempt)
    .where('state', '=', 'PENDING')
    .execute();
}

/**
 * Ends pending reports of an order that count as shipped already: the order's lines now describe the rest, and a
 * later report would contain those. One that is repeated because some packages are void has no lines from then on.
 */
export async function endReportsOf(trx: Trx, orderId: string, now: Date): Promise<void> {
  await sql`
    update shipment_report r set state = 'NOT_NEEDED', message = null, ended_at = ${now}
    from shipment s where s.shipment_id = r.shipment_id and s.order_id = ${orderId} and r.order_id is null
      and r.kind = 'shipped' and r.state in ('PENDING', 'FAILED', 'NOT_OFFERED')
      and not (r.may_be_known and exists (select from label l where l.shipment_id = s.shipment_id and l.voided_at is not null)
        and exists (select from label l where l.shipment_id = s.shipment_id and l.voided_at is null))`.execute(
    trx,
  );
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
