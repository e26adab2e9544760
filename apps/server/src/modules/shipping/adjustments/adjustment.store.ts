import type { Page } from '@lading/contracts/core';
import { disputeDays, type Adjustment, type AdjustmentState } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { holdsText } from '../../../platform/holds-text.ts';
import type { ChosenRows } from '../../../platform/lists/list-source.ts';
import { readInBatches } from '../../../platform/read-in-batches.ts';
import { countRows, readPage } from '../../../platform/read-page.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { CarrierAdjustment } from '../carriers/carrier-adjustments.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './adjustment.table.ts';

const dayMs = 86_400_000;

/** Until when an adjustment can be disputed that was reported to the seller at a moment: carriers' invoices may come weeks after the charge. */
export const disputableUntil = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + disputeDays * dayMs);

/** The purchases with these carrier references whose line is not recorded yet, of every organization. For the system role. */
export async function newLines(
  trx: Trx,
  accountId: string,
  lines: readonly CarrierAdjustment[],
): Promise<{ orgId: string; purchaseId: string; line: CarrierAdjustment }[]> {
  if (lines.length === 0) return [];
  const purchases = await trx
    .selectFrom('label_purchase')
    .select(['org_id', 'purchase_id', 'carrier_ref'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'BOUGHT')
    .where(
      'carrier_ref',
      'in',
      lines.map(({ carrierRef }) => carrierRef),
    )
    .execute();
  const charged = await trx
    .selectFrom('label_adjustment')
    .select('invoice_line')
    .where('account_id', '=', accountId)
    .where(
      'invoice_line',
      'in',
      lines.map(({ invoiceLine }) => invoiceLine),
    )
    .execute();
  const kept = new Set(charged.map((row) => row.invoice_line));
  const byRef = new Map(purchases.map((row) => [row.carrier_ref, row]));
  return lines.flatMap((line) => {
    const purchase = byRef.get(line.carrierRef);
    return purchase && !kept.has(line.invoiceLine)
      ? [{ orgId: purchase.org_id, purchaseId: purchase.purchase_id, line }]
      : [];
  });
}

/** The shipment of a purchase, with its names; both locked until the transaction ends, as a void locks them before the wallet. */
export async function shipmentOfPurchase(
  trx: Trx,
  purchaseId: string,
): Promise<{ shipmentId: string; shipmentNo: string; trackingNumber: string }> {
  const row = await trx
    .selectFrom('label_purchase as p')
    .innerJoin('shipment as s', 's.shipment_id', 'p.shipment_id')
    .select(['s.shipment_id', 's.shipment_no', 's.tracking_number'])
    .where('p.purchase_id', '=', purchaseId)
    .forUpdate(['s', 'p'])
    .executeTakeFirstOrThrow();
  return {
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    trackingNumber: row.tracking_number ?? '',
  };
}

/** Whether a line of a carrier's invoice is recorded. */
export async function isOnRecord(
  trx: Trx,
  { accountId, invoiceLine }: { accountId: string; invoiceLine: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('label_adjustment')
    .select('adjustment_id')
    .where('account_id', '=', accountId)
    .where('invoice_line', '=', invoiceLine)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a charged adjustment. @throws DatabaseError when its line is already recorded */
export async function insertAdjustment(
  trx: Trx,
  given: {
    accountId: string;
    purchaseId: string;
    shipmentId: string;
    transactionId: string;
    line: CarrierAdjustment;
    now: Date;
  },
): Promise<void> {
  const { line, now } = given;
  await trx
    .insertInto('label_adjustment')
    .values({
      purchase_id: given.purchaseId,
      shipment_id: given.shipmentId,
      account_id: given.accountId,
      invoice_line: line.invoiceLine,
      package_no: line.packageNo,
      reason: line.reason,
      declared: JSON.stringify(line.declared),
      measured: JSON.stringify(line.measured),
      currency: line.now.currency,
      was: line.was.minor,
      now: line.now.minor,
      evidence: JSON.stringify(line.evidence),
      transaction_id: given.transactionId,
      charged_at: new Date(line.time),
      reported_at: now,
    })
    .execute();
  await trx
    .updateTable('shipment')
    .set({ is_adjusted: true })
    .where('shipment_id', '=', given.shipmentId)
    .execute();
}

const adjustments = (trx: Trx) =>
  trx
    .selectFrom('label_adjustment as a')
    .innerJoin('shipment as s', 's.shipment_id', 'a.shipment_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id');
const shown = (query: ReturnType<typeof adjustments>) =>
  query.selectAll('a').select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 'o.order_no']);
/** An adjustment as the list reads it. */
export type AdjustmentRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>;

function asAdjustment(row: AdjustmentRow, moment: Date): Adjustment {
  const { currency } = row;
  const [was, now] = [Number(row.was), Number(row.now)];
  const until = disputableUntil(row.reported_at);
  return {
    adjustmentId: row.adjustment_id,
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    orderNo: row.order_no,
    carrierName: row.carrier_name,
    trackingNumber: row.tracking_number,
    invoiceLine: row.invoice_line,
    reason: row.reason,
    packageNo: row.package_no,
    declared: row.declared,
    measured: row.measured,
    was: { minor: was, currency },
    now: { minor: now, currency },
    difference: { minor: now - was, currency },
    state: row.state,
    evidence: row.evidence,
    chargedTime: row.charged_at.toISOString(),
    disputableUntil: until.toISOString(),
    // A credit is no loss: winning a dispute about it would cost its amount.
    canDispute: row.state === 'POSTED' && moment <= until && now > was,
    dispute:
      row.dispute_reason === null || row.disputed_at === null
        ? null
        : {
            reason: row.dispute_reason,
            note: row.dispute_note,
            time: row.disputed_at.toISOString(),
            decidedTime: row.decided_at?.toISOString() ?? null,
          },
    transactionId: row.transaction_id,
    creditTransactionId: row.credit_transaction_id,
  };
}

/** Filters and order of adjustments; newest first by default. */
interface AdjustmentChoice extends ChosenRows {
  search?: string | undefined;
  sort?: string | undefined;
  state?: AdjustmentState | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

function chosen(trx: Trx, { search, state, from, to, ids }: AdjustmentChoice) {
  let matching = adjustments(trx);
  if (ids) matching = matching.where('a.adjustment_id', '=', sql<string>`any (${[...ids]}::bigint[])`);
  if (state) matching = matching.where('a.state', '=', state);
  if (from) matching = matching.where('a.charged_at', '>=', new Date(from));
  if (to) matching = matching.where('a.charged_at', '<', new Date(to));
  if (search) {
    const columns = ['s.shipment_no', 's.tracking_number', 'o.order_no', 'a.invoice_line'];
    matching = matching.where(holdsText(search, ...columns.map((column) => sql.ref(column))));
  }
  return matching;
}

function ordered(trx: Trx, choice: AdjustmentChoice) {
  const direction = choice.sort === 'chargedTime:asc' ? 'asc' : 'desc';
  return shown(chosen(trx, choice)).orderBy('a.charged_at', direction).orderBy('a.adjustment_id', direction);
}

/** The number of adjustments of a selection. */
export const countAdjustments = (trx: Trx, choice: AdjustmentChoice): Promise<number> =>
  countRows(chosen(trx, choice));

/** Every adjustment of a selection, in batches. */
export const readAdjustmentBatches = (trx: Trx, choice: AdjustmentChoice): AsyncIterable<AdjustmentRow[]> =>
  readInBatches(trx, ordered(trx, choice));

/** One page of adjustments. */
export async function readAdjustments(
  trx: Trx,
  choice: AdjustmentChoice & { pageNo: number; pageSize: number },
  moment: Date,
): Promise<Page<Adjustment>> {
  const { rows, total } = await readPage(ordered(trx, choice), chosen(trx, choice), choice);
  return { records: rows.map((row) => asAdjustment(row, moment)), total };
}

/** An adjustment, locked until the transaction ends; undefined when the organization has none with that id. */
export async function lockAdjustment(
  trx: Trx,
  adjustmentId: string,
  moment: Date,
): Promise<(Adjustment & { accountId: string; purchaseId: string }) | undefined> {
  if (!isRowId(adjustmentId)) return undefined;
  const row = await shown(adjustments(trx))
    .where('a.adjustment_id', '=', adjustmentId)
    .forUpdate('a')
    .executeTakeFirst();
  return row && { ...asAdjustment(row, moment), accountId: row.account_id, purchaseId: row.purchase_id };
}
