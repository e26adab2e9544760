import type { LocalizedText } from '@lading/contracts/core';
import type { LabelPurchase, PurchaseState, Rate } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import type { CarrierPurchase } from './carriers/carrier-adapter.ts';
import { markupIn } from './markup-rules.ts';
import './purchase.table.ts';
import './shipment.table.ts';
import { isToAskAgain, isToLookUp, isToTakeBack } from './late-label.store.ts';

/** States of purchases in progress. */
const openStates: readonly PurchaseState[] = ['DRAFT', 'HELD', 'CALLING', 'UNKNOWN'];

/** A purchase as the saga works on it. Amounts are minor units. */
export interface KeptPurchase {
  purchaseId: string;
  orgId: string;
  state: PurchaseState;
  quoteId: string;
  rateId: string;
  shipmentId: string;
  requestHash: string;
  accountId: string;
  serviceCode: string;
  reference: string;
  holdId: string | null;
  currency: string;
  amount: number;
  /** The part of the amount that the platform adds to the carrier's price. */
  markup: number;
  createdAt: Date;
  calledAt: Date | null;
  message: LocalizedText | null;
  /** The carrier's reference of labels that arrived after it was abandoned, until they are void. */
  lateRef: string | null;
}

export const purchases = (trx: Trx) => trx.selectFrom('label_purchase').selectAll();
type Row = Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirstOrThrow']>>;

export const asKept = (row: Row): KeptPurchase => ({
  purchaseId: row.purchase_id,
  orgId: row.org_id,
  state: row.state,
  quoteId: row.quote_id,
  rateId: row.rate_id,
  shipmentId: row.shipment_id,
  requestHash: row.request_hash,
  accountId: row.account_id,
  serviceCode: row.service_code,
  reference: row.reference,
  holdId: row.hold_id,
  currency: row.currency,
  amount: Number(row.amount),
  markup: markupIn(row.lines),
  createdAt: row.created_at,
  calledAt: row.called_at,
  message: row.message,
  lateRef: row.late_ref,
});

/** The purchase with a key of the caller. */
export async function purchaseByKey(trx: Trx, key: string): Promise<KeptPurchase | undefined> {
  const row = await purchases(trx).where('idempotency_key', '=', key).executeTakeFirst();
  return row && asKept(row);
}

/** A purchase, locked until the transaction ends. */
export async function lockPurchase(trx: Trx, purchaseId: string): Promise<KeptPurchase> {
  const row = await purchases(trx)
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return asKept(row);
}

/** Whether a shipment has a purchase in progress or done. */
export async function livePurchaseOf(trx: Trx, shipmentId: string): Promise<KeptPurchase | undefined> {
  const row = await purchases(trx)
    .where('shipment_id', '=', shipmentId)
    .where('state', 'not in', ['REFUSED', 'NOT_BOUGHT'])
    .executeTakeFirst();
  return row && asKept(row);
}

/** A purchase to record. */
export interface NewPurchase {
  quoteId: string;
  shipmentId: string;
  key: string;
  requestHash: string;
  rate: Rate;
  reference: string;
  askedBy: string;
  now: Date;
}

/** Records a purchase as a draft. @throws DatabaseError when its key or its shipment has one */
export async function insertPurchase(trx: Trx, purchase: NewPurchase): Promise<KeptPurchase> {
  const { rate } = purchase;
  const row = await trx
    .insertInto('label_purchase')
    .values({
      quote_id: purchase.quoteId,
      rate_id: rate.rateId,
      shipment_id: purchase.shipmentId,
      idempotency_key: purchase.key,
      request_hash: purchase.requestHash,
      state: 'DRAFT',
      account_id: rate.accountId,
      service_code: rate.serviceCode,
      reference: purchase.reference,
      currency: rate.amount.currency,
      amount: rate.amount.minor,
      lines: JSON.stringify(rate.lines),
      is_charged_on_scan: rate.isChargedOnScan ?? false,
      asked_by: purchase.askedBy,
      created_at: purchase.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asKept(row);
}

/** Changes the state of a purchase, if it is in one of the given states. @returns whether it was */
export async function movePurchase(
  trx: Trx,
  purchaseId: string,
  from: readonly PurchaseState[],
  to: {
    state: PurchaseState;
    holdId?: string;
    calledAt?: Date;
    endedAt?: Date;
    message?: LocalizedText;
    bought?: CarrierPurchase;
  },
): Promise<boolean> {
  const { bought } = to;
  const moved = await trx
    .updateTable('label_purchase')
    .set((expression) => ({
      state: to.state,
      attempts: expression('attempts', '+', to.state === 'CALLING' ? 1 : 0),
      message: to.message ? JSON.stringify(to.message) : null,
      ...(to.holdId !== undefined && { hold_id: to.holdId }),
      ...(to.calledAt && { called_at: to.calledAt }),
      ...(to.endedAt && { ended_at: to.endedAt }),
      ...(bought && {
        carrier_ref: bought.carrierRef,
        charged: bought.amount.minor,
        lines: JSON.stringify(bought.lines),
      }),
    }))
    .where('purchase_id', '=', purchaseId)
    .where('state', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** What was charged for a purchase, line by line. */
export async function boughtLines(trx: Trx, purchaseId: string): Promise<Rate['lines']> {
  const row = await trx
    .selectFrom('label_purchase')
    .select('lines')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return row.lines;
}

/**
 * Purchases in progress since before a moment, those with labels to void, and abandoned ones to look up, of every
 * organization: in turn one of each account of each organization, least recently checked first. For the system role.
 */
export async function openPurchases(trx: Trx, before: Date, most: number): Promise<KeptPurchase[]> {
  const rows = await purchases(trx)
    .where((where) =>
      where.or([
        where.and([where('state', 'in', openStates), isToAskAgain(before)]),
        where.and([where('late_ref', 'is not', null), isToTakeBack(before)]),
        isToLookUp(before),
      ]),
    )
    .where('created_at', '<', before)
    .orderBy(
      sql`row_number() over (partition by org_id, account_id order by coalesce(followed_at, created_at), purchase_id)`,
    )
    .orderBy(sql`coalesce(followed_at, created_at)`)
    .orderBy('purchase_id')
    .limit(most)
    .execute();
  return rows.map(asKept);
}

/** Records that a purchase in progress was checked, which moves it behind the others. */
export async function noteLook(trx: Trx, purchaseId: string, now: Date): Promise<void> {
  await trx
    .updateTable('label_purchase')
    .set({ followed_at: now })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** A purchase as its owner sees it; undefined when the organization has none with that id. */
export async function readPurchase(trx: Trx, purchaseId: string): Promise<LabelPurchase | undefined> {
  if (!isRowId(purchaseId)) return undefined;
  const row = await trx
    .selectFrom('label_purchase')
    .innerJoin('shipment', 'shipment.shipment_id', 'label_purchase.shipment_id')
    .selectAll('label_purchase')
    .select(['shipment.shipment_no', 'shipment.order_id'])
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  if (!row) return undefined;
  const labels = await trx
    .selectFrom('label')
    .select(['label_id', 'package_no', 'tracking_number', 'printed_count'])
    .where('purchase_id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .orderBy('package_no')
    .execute();
  const { currency } = row;
  return {
    purchaseId,
    state: row.state,
    quoteId: row.quote_id,
    orderId: row.order_id,
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    amount: { minor: Number(row.amount), currency },
    charged: row.charged === null ? null : { minor: Number(row.charged), currency },
    labels: labels.map((label) => ({
      labelId: label.label_id,
      packageNo: label.package_no,
      trackingNumber: label.tracking_number,
      printedCount: label.printed_count,
    })),
    message: row.message,
    createTime: row.created_at.toISOString(),
  };
}
