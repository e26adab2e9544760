import type { Money } from '@lading/contracts/core';
import {
  claimActsIn,
  claimMoves,
  statesBefore,
  type Claim,
  type ClaimState,
  type ClaimType,
} from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import '../purchase.table.ts';
import '../shipment.table.ts';
import './claim.table.ts';

/** A claim as the server works on it. */
export interface KeptClaim extends Claim {
  orgId: string;
  accountId: string;
  purchaseId: string;
  /** The carrier's reference of the labels. */
  carrierRef: string;
  /** The insurer's reference of the claim. */
  reference: string;
}

/** Claims with their shipments, orders and purchases. */
export const claims = (trx: Trx) =>
  trx
    .selectFrom('insurance_claim as c')
    .innerJoin('shipment as s', 's.shipment_id', 'c.shipment_id')
    .innerJoin('label_purchase as p', 'p.purchase_id', 'c.purchase_id')
    .leftJoin('customer_order as o', 'o.order_id', 's.order_id');
/** The columns read of a claim. */
export const readableClaims = (query: ReturnType<typeof claims>) =>
  query
    .selectAll('c')
    .select(['s.shipment_no', 's.carrier_name', 's.tracking_number', 'o.order_no', 'p.carrier_ref']);

type ClaimRow = Awaited<ReturnType<ReturnType<typeof readableClaims>['executeTakeFirstOrThrow']>>;

/** A claim as the server works on it. */
export function asClaim(row: ClaimRow): KeptClaim {
  const money = (minor: string): Money => ({ minor: Number(minor), currency: row.currency });
  return {
    claimId: row.claim_id,
    shipmentId: row.shipment_id,
    shipmentNo: row.shipment_no,
    orderNo: row.order_no,
    carrierName: row.carrier_name,
    trackingNumber: row.tracking_number,
    state: row.state,
    type: row.type,
    insured: money(row.insured),
    requested: money(row.requested),
    approved: row.approved === null ? null : money(row.approved),
    description: row.description,
    closesTime: row.closes_at.toISOString(),
    acts: [...claimActsIn[row.state]],
    createTime: row.created_at.toISOString(),
    submitTime: row.submitted_at?.toISOString() ?? null,
    decideTime: row.decided_at?.toISOString() ?? null,
    payTime: row.paid_at?.toISOString() ?? null,
    transactionId: row.transaction_id,
    orgId: row.org_id,
    accountId: row.account_id,
    purchaseId: row.purchase_id,
    carrierRef: row.carrier_ref ?? '',
    reference: row.reference,
  };
}

/** A claim as its owner sees it. */
export const shownClaim = ({
  orgId: _org,
  accountId: _account,
  purchaseId: _purchase,
  carrierRef: _carrier,
  reference: _reference,
  ...claim
}: KeptClaim): Claim => claim;

/** A claim; undefined when the organization has none with that id. */
export async function readClaim(
  trx: Trx,
  claimId: string,
  { isLocked = false } = {},
): Promise<KeptClaim | undefined> {
  if (!isRowId(claimId)) return undefined;
  const query = readableClaims(claims(trx)).where('c.claim_id', '=', claimId);
  const row = await (isLocked ? query.forUpdate('c') : query).executeTakeFirst();
  return row && asClaim(row);
}

/** The active claim of a shipment, locked until the transaction ends. */
export async function standingClaim(trx: Trx, shipmentId: string): Promise<KeptClaim | undefined> {
  const row = await readableClaims(claims(trx))
    .where('c.shipment_id', '=', shipmentId)
    .where('c.state', 'not in', ['REJECTED', 'CANCELLED'])
    .forUpdate('c')
    .executeTakeFirst();
  return row && asClaim(row);
}

/** The editable fields of a claim. */
interface DraftedClaim {
  type: ClaimType;
  requested: Money;
  description: string;
  closesAt: Date;
}

/** Stores a draft. @returns its id; undefined when the shipment has a claim already */
export async function insertClaim(
  trx: Trx,
  claim: DraftedClaim & {
    shipmentId: string;
    purchaseId: string;
    accountId: string;
    insured: Money;
    reference: string;
    userId: string;
    now: Date;
  },
): Promise<string | undefined> {
  const { insured, requested } = claim;
  const row = await trx
    .insertInto('insurance_claim')
    .values({
      shipment_id: claim.shipmentId,
      purchase_id: claim.purchaseId,
      account_id: claim.accountId,
      state: 'DRAFT',
      type: claim.type,
      currency: insured.currency,
      insured: insured.minor,
      requested: requested.minor,
      description: claim.description,
      closes_at: claim.closesAt,
      reference: claim.reference,
      asked_by: claim.userId,
      created_at: claim.now,
    })
    .onConflict((conflict) =>
      // Literal values, so that the planner chooses the partial index.
      conflict
        .column('shipment_id')
        .where(sql<boolean>`state not in ('REJECTED', 'CANCELLED')`)
        .doNothing(),
    )
    .returning('claim_id')
    .executeTakeFirst();
  return row?.claim_id;
}

/** Changes a draft. */
export async function changeDraft(trx: Trx, claimId: string, draft: DraftedClaim): Promise<void> {
  await trx
    .updateTable('insurance_claim')
    .set({
      type: draft.type,
      requested: draft.requested.minor,
      description: draft.description,
      closes_at: draft.closesAt,
    })
    .where('claim_id', '=', claimId)
    .where('state', '=', 'DRAFT')
    .execute();
}

/** Changes the state of a claim, if the state table allows it. @returns whether it did */
export async function moveClaim(
  trx: Trx,
  claimId: string,
  to: { state: ClaimState; now: Date; approved?: Money; transactionId?: string },
): Promise<boolean> {
  const { state, now, approved, transactionId } = to;
  const isDecision = state === 'APPROVED' || state === 'APPROVED_PARTIAL' || state === 'REJECTED';
  const moved = await trx
    .updateTable('insurance_claim')
    .set({
      state,
      ...(approved && { approved: approved.minor }),
      ...(state === 'SUBMITTED' && { submitted_at: now }),
      ...(isDecision && { decided_at: now }),
      ...(transactionId !== undefined && { transaction_id: transactionId, paid_at: now }),
    })
    .where('claim_id', '=', claimId)
    .where('state', 'in', statesBefore(claimMoves, state))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Claims that wait for their insurer, of every organization, least recently checked first. For a transaction of the system role. */
export async function openClaims(trx: Trx, most: number): Promise<{ orgId: string; claimId: string }[]> {
  const rows = await trx
    .selectFrom('insurance_claim')
    .select(['org_id', 'claim_id'])
    .where('state', 'in', ['SUBMITTED', 'IN_REVIEW', 'NEEDS_ACTION', 'APPROVED', 'APPROVED_PARTIAL'])
    .orderBy('followed_at', (order) => order.asc().nullsFirst())
    .orderBy('claim_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ orgId: row.org_id, claimId: row.claim_id }));
}

/** Records that a claim was checked, which moves it behind the others. */
export async function noteClaimLook(trx: Trx, claimId: string, now: Date): Promise<void> {
  await trx
    .updateTable('insurance_claim')
    .set({ followed_at: now })
    .where('claim_id', '=', claimId)
    .execute();
}
