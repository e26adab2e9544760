import { addressChangeBlock } from '@lading/contracts/shipment-service';
import { customsChoice, type ShipmentAct, type ShipmentDetail } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { addressChangesOf } from './address-changes/address-change-reading.store.ts';
import { lateLabelOf } from './late-label.store.ts';
import { nextNumbers, readRelabelSource, relabeledBy, relabelsOf } from './relabel.store.ts';
import { readShipmentSummary } from './shipment-page.store.ts';
import { returnedBy, returnsOf } from './return.store.ts';
import { readInsuredShipments } from './claims/insured-shipment.store.ts';
import { readReports } from './shipment-report.store.ts';
import { readEvents } from './tracking.store.ts';
import { readVoid } from './void-history.store.ts';

/** A shipment with everything that its page shows; undefined when the organization has none with that id. */
export async function readShipmentDetail(
  trx: Trx,
  shipmentId: string,
  now: Date,
): Promise<ShipmentDetail | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const summary = await readShipmentSummary(trx, shipmentId, now);
  if (!summary) return undefined;
  const row = await trx
    .selectFrom('shipment')
    .leftJoin('customer_order', 'customer_order.order_id', 'shipment.order_id')
    .select(['shipment.label_status', 'shipment.tracking_status', 'shipment.sender', 'shipment.recipient'])
    .select(['customer_order.sender as order_sender', 'customer_order.recipient as order_recipient'])
    .select(sql<string | null>`shipment.ship_date::text`.as('ship_date'))
    .select(sql<string | null>`shipment.deliver_by::text`.as('deliver_by'))
    .where('shipment.shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const packages = await trx
    .selectFrom('shipment_package')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('package_no')
    .execute();
  const voided = await readVoid(trx, shipmentId);
  const labels = await labelsOf(trx, shipmentId);
  const voidNumbers = new Set(labels.flatMap((one) => (one.isVoid ? one.trackingNumber : [])));
  const { label_status: labelStatus, tracking_status: trackingStatus } = row;
  const acts: ShipmentAct[] = [];
  const relabelOf = await relabeledBy(trx, shipmentId);
  const relabels = await relabelsOf(trx, shipmentId);
  const isAwaiting = summary.shipmentStatus === 'AWAITING_LABEL' && labelStatus !== 'PURCHASING';
  const returnOf = await returnedBy(trx, shipmentId);
  // After a failure, a second label or a return is bought again from the shipment of the first.
  if (isAwaiting && !relabelOf && !returnOf) acts.push('purchase');
  if (labelStatus === 'PURCHASED' || labelStatus === 'PRINTED') acts.push('print');
  const isUnscanned = trackingStatus === 'UNKNOWN' || trackingStatus === 'PRE_TRANSIT';
  if (acts.includes('print') && isUnscanned && !relabels.some(({ isStanding }) => isStanding))
    acts.push('void');
  const returns = await returnsOf(trx, shipmentId);
  const isReturned = returns.some(
    ({ shipmentStatus, labelStatus: ofReturn }) =>
      (shipmentStatus !== 'VOIDED' && shipmentStatus !== 'AWAITING_LABEL') || ofReturn === 'PURCHASING',
  );
  if (acts.includes('print') && !returnOf && !isReturned) acts.push('return');
  const source = voidNumbers.size > 0 ? await readRelabelSource(trx, shipmentId) : undefined;
  if (source && source.packageNos.length > 0) acts.push('relabel');
  const next = relabels.length > 0 ? await nextNumbers(trx, shipmentId) : new Map<number, string>();
  const [insured] = await readInsuredShipments(trx, { shipmentId });
  if (insured?.hasLabel && insured.openClaimId === null) acts.push('claim');
  const block = addressChangeBlock(labelStatus, trackingStatus);
  if (block === null || block === 'NOT_SCANNED') acts.push('changeAddress');
  return {
    ...summary,
    labelStatus,
    trackingStatus,
    acts,
    returnOf,
    returns,
    relabelOf,
    relabels: relabels.map(({ isStanding: _isStanding, ...relabel }) => relabel),
    sender: row.sender ?? row.order_sender,
    recipient: row.recipient ?? row.order_recipient,
    shipDate: row.ship_date,
    deliverBy: row.deliver_by,
    packages: packages.map((one) => ({
      packageNo: one.package_no,
      length: wireNumber(one.length),
      width: wireNumber(one.width),
      height: wireNumber(one.height),
      weight: wireNumber(one.weight),
      unit: one.unit,
      trackingNumber: one.tracking_number,
      isLabelVoid: voidNumbers.has(one.tracking_number ?? ''),
      nextTrackingNumber: next.get(one.package_no) ?? null,
    })),
    timeline: await readEvents(trx, shipmentId),
    purchase: await latestPurchase(trx, shipmentId),
    labels,
    customs: await declaredCustoms(trx, shipmentId),
    voided: voided ?? null,
    lateLabel: await lateLabelOf(trx, shipmentId),
    addressChanges: await addressChangesOf(trx, shipmentId),
    reports: await readReports(trx, shipmentId),
  };
}

/** The carrier account that its label was bought with; null: none. */
export async function accountOfShipment(trx: Trx, shipmentId: string): Promise<string | null> {
  const query = trx.selectFrom('shipment').select('account_id').where('shipment_id', '=', shipmentId);
  return (await query.executeTakeFirst())?.account_id ?? null;
}

/** The choices of the declaration of the latest purchase. */
async function declaredCustoms(trx: Trx, shipmentId: string): Promise<ShipmentDetail['customs']> {
  const { rows } = await sql<Record<'contents' | 'terms' | 'signer', string | null>>`
    select c->>'contents' as contents, c->>'terms' as terms, c->>'signer' as signer
    from (select q.request->'customs' as c from label_purchase p join rate_quote q on q.quote_id = p.quote_id
      where p.shipment_id = ${shipmentId} order by p.purchase_id desc limit 1) latest`.execute(trx);
  return customsChoice.safeParse(rows[0]).data ?? null;
}

async function latestPurchase(trx: Trx, shipmentId: string): Promise<ShipmentDetail['purchase']> {
  const row = await trx
    .selectFrom('label_purchase')
    .selectAll()
    .where('shipment_id', '=', shipmentId)
    .orderBy('purchase_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const transactions = await trx
    .selectFrom('ledger_transaction')
    .select(['transaction_id', 'kind', 'created_at'])
    .where('cause_kind', 'in', ['label-purchase', 'label-void', 'label-adjustment', 'label-claim'])
    .where('cause_id', '=', row.purchase_id)
    .orderBy('transaction_id')
    .execute();
  const { currency } = row;
  return {
    purchaseId: row.purchase_id,
    quoteId: row.quote_id,
    state: row.state,
    amount: { minor: Number(row.amount), currency },
    charged: row.charged === null ? null : { minor: Number(row.charged), currency },
    isChargedOnScan: row.is_charged_on_scan,
    lines: row.lines,
    message: row.message,
    transactions: transactions.map((one) => ({
      transactionId: one.transaction_id,
      kind: one.kind,
      time: one.created_at.toISOString(),
    })),
  };
}

async function labelsOf(trx: Trx, shipmentId: string): Promise<ShipmentDetail['labels']> {
  const rows = await trx
    .selectFrom('label')
    .select(['label_id', 'package_no', 'tracking_number', 'printed_count', 'voided_at'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('package_no')
    .execute();
  return rows.map((row) => ({
    labelId: row.label_id,
    packageNo: row.package_no,
    trackingNumber: row.tracking_number,
    printedCount: row.printed_count,
    isVoid: row.voided_at !== null,
  }));
}
