import type { LocalizedText } from '@lading/contracts/core';
import { unansweredMessages, type TrackingStatus, type VoidState } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { settleOrder } from '../orders/index.ts';
import { nextVoidedTrackAt } from './tracking-poll-rules.ts';
import { endUnboughtOf } from './unbought-label.store.ts';
import './purchase.table.ts';
import './shipment.table.ts';
import './tracking.table.ts';

/** The purchase of a shipment to void. */
export interface VoidableLabel {
  purchaseId: string;
  shipmentId: string;
  shipmentNo: string;
  orderId: string | null;
  accountId: string;
  serviceCode: string;
  carrierRef: string;
  /** Minor units. */
  charged: number;
  currency: string;
  boughtAt: Date;
  trackingStatus: TrackingStatus;
  /** Of the first package with a valid label. */
  trackingNumber: string;
  state: VoidState | null;
  /** When the void was last requested. */
  requestedAt: Date | null;
  /** The label is void already: the request is for its refund. */
  isVoid: boolean;
  /** Its refund was rejected then, and its carrier accepts another request. */
  isRefundRetryable: boolean;
  /** The void was given up, because its carrier had not answered. */
  isUnanswered: boolean;
  /** The wallet paid; false: the carrier billed the client. */
  isFromWallet: boolean;
}

/** The bought labels of a shipment, locked until the transaction ends; undefined when there are none. */
export async function lockVoidable(trx: Trx, shipmentId: string): Promise<VoidableLabel | undefined> {
  if (!isRowId(shipmentId)) return undefined;
  const row = await trx
    .selectFrom('shipment')
    .innerJoin('label_purchase as p', 'p.shipment_id', 'shipment.shipment_id')
    .select([
      'p.purchase_id',
      'p.account_id',
      'p.service_code',
      'p.carrier_ref',
      'p.charged',
      'p.currency',
      'p.ended_at',
      'p.hold_id',
    ])
    .select(['shipment.order_id', 'shipment.tracking_status', 'shipment.tracking_number'])
    .select(['shipment.shipment_no', 'shipment.label_status'])
    .where('shipment.shipment_id', '=', shipmentId)
    .where('p.state', '=', 'BOUGHT')
    .forUpdate(['shipment', 'p'])
    .executeTakeFirst();
  if (!row?.carrier_ref || row.ended_at === null) return undefined;
  const voided = await trx
    .selectFrom('label_void')
    .select(['state', 'requested_at', 'is_refund_retryable', 'message'])
    .where('purchase_id', '=', row.purchase_id)
    .executeTakeFirst();
  const isUnanswered =
    voided?.state === 'REJECTED' && voided.message?.code === unansweredMessages.voidUnanswered.code;
  return {
    purchaseId: row.purchase_id,
    shipmentId,
    shipmentNo: row.shipment_no,
    orderId: row.order_id,
    accountId: row.account_id,
    serviceCode: row.service_code,
    carrierRef: row.carrier_ref,
    charged: Number(row.charged),
    currency: row.currency,
    boughtAt: row.ended_at,
    trackingStatus: row.tracking_status,
    trackingNumber: row.tracking_number ?? '',
    state: voided?.state ?? null,
    requestedAt: voided?.requested_at ?? null,
    isVoid: row.label_status === 'VOIDED',
    isRefundRetryable: voided?.is_refund_retryable ?? false,
    isUnanswered,
    isFromWallet: row.hold_id !== null,
  };
}

/** Records a void request, first or repeated; without a person if it was voided directly with the carrier. */
export async function requestVoid(
  trx: Trx,
  { purchaseId, shipmentId }: VoidableLabel,
  { userId, now }: { userId: string | null; now: Date },
): Promise<void> {
  const asked = {
    state: 'REQUESTED' as const,
    requested_by: userId,
    requested_at: now,
    message: null,
    is_refund_retryable: false,
  };
  await trx
    .insertInto('label_void')
    .values({ purchase_id: purchaseId, shipment_id: shipmentId, ...asked })
    .onConflict((conflict) => conflict.column('purchase_id').doUpdateSet(asked))
    .execute();
  await trx
    .updateTable('shipment')
    .set({ label_status: 'VOID_REQUESTED' })
    .where('shipment_id', '=', shipmentId)
    .where('label_status', '<>', 'VOIDED')
    .execute();
}

/** Stores the carrier's answer to the request for a void. */
export async function answerVoid(
  trx: Trx,
  purchaseId: string,
  to: {
    state: VoidState;
    message?: LocalizedText;
    creditExpected?: string;
    creditedAt?: Date;
    disputedAt?: Date;
    isRefundRetryable?: boolean;
  },
): Promise<void> {
  await trx
    .updateTable('label_void')
    .set({
      state: to.state,
      message: to.message ? JSON.stringify(to.message) : null,
      ...(to.creditExpected !== undefined && { credit_expected: to.creditExpected }),
      ...(to.creditedAt && { credited_at: to.creditedAt }),
      ...(to.disputedAt && { disputed_at: to.disputedAt }),
      ...(to.isRefundRetryable && { is_refund_retryable: true }),
    })
    .where('purchase_id', '=', purchaseId)
    .execute();
}

/** Marks a shipment as without a label, and updates the state of its order. */
export async function markVoided(trx: Trx, shipmentId: string, now: Date): Promise<void> {
  const shipment = await trx
    .updateTable('shipment')
    .set({
      shipment_status: 'VOIDED',
      label_status: 'VOIDED',
      tracking_status: 'CANCELLED',
      // Someone may still use it.
      track_at: nextVoidedTrackAt(now, now),
    })
    .where('shipment_id', '=', shipmentId)
    .returning(['order_id', 'shipment_no', 'tracking_number'])
    .executeTakeFirstOrThrow();
  await endUnboughtOf(trx, shipmentId);
  if (shipment.order_id === null) return;
  const asked = await trx
    .selectFrom('label_void')
    .select('requested_by')
    .where('shipment_id', '=', shipmentId)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
  await settleOrder(trx, shipment.order_id, {
    kind: 'label-voided',
    userId: asked?.requested_by ?? null,
    at: now,
    detail: { shipmentNo: shipment.shipment_no, trackingNumber: shipment.tracking_number },
  });
}

/**
 * Records that the labels of some packages are void while others are valid: the first valid one identifies the shipment.
 * @returns whether that is new
 */
export async function markPackagesVoid(
  trx: Trx,
  { purchaseId, shipmentId }: { purchaseId: string; shipmentId: string },
  { packageNos, now }: { packageNos: readonly number[]; now: Date },
): Promise<boolean> {
  if (packageNos.length === 0) return false;
  const { numUpdatedRows } = await trx
    .updateTable('label')
    .set({ voided_at: now })
    .where('purchase_id', '=', purchaseId)
    .where('package_no', 'in', [...packageNos])
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  await sql`
    update shipment set tracking_number = standing.tracking_number
    from (select tracking_number from label where purchase_id = ${purchaseId} and voided_at is null
      order by package_no limit 1) standing
    where shipment_id = ${shipmentId}`.execute(trx);
  return numUpdatedRows > 0n;
}

/** Whether labels of a purchase stay valid if those of some packages do not. */
export async function keepsLabels(trx: Trx, purchaseId: string, gone: readonly number[]): Promise<boolean> {
  const rows = await trx
    .selectFrom('label')
    .select('package_no')
    .where('purchase_id', '=', purchaseId)
    .where('voided_at', 'is', null)
    .execute();
  return rows.some((row) => !gone.includes(row.package_no));
}

/** Marks the label of a shipment as valid again, printed or not: the carrier does not void it. */
export async function markVoidRejected(trx: Trx, shipmentId: string): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({
      label_status: sql<'PRINTED' | 'PURCHASED'>`case when exists (select from label l
        where l.shipment_id = shipment.shipment_id and l.printed_count > 0) then 'PRINTED' else 'PURCHASED' end`,
    })
    .where('shipment_id', '=', shipmentId)
    .where('label_status', '=', 'VOID_REQUESTED')
    .execute();
}

/** Voids waiting for their carrier, of every organization, least recently checked first. For a transaction of the system role. */
export async function openVoids(
  trx: Trx,
  most: number,
): Promise<{ orgId: string; shipmentId: string; state: VoidState }[]> {
  const rows = await trx
    .selectFrom('label_void')
    .select(['org_id', 'shipment_id', 'state'])
    .where('state', 'in', ['REQUESTED', 'ACCEPTED'])
    .orderBy(sql`coalesce(followed_at, requested_at)`)
    .orderBy('void_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ orgId: row.org_id, shipmentId: row.shipment_id, state: row.state }));
}

/** Records that a void was checked, which moves it behind the others. */
export async function noteVoidLook(trx: Trx, shipmentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('label_void')
    .set({ followed_at: now })
    .where('shipment_id', '=', shipmentId)
    .execute();
}
