import type { Address, LocalizedText, Money } from '@lading/contracts/core';
import {
  addressChangeMoves,
  openAddressChangeStates,
  statesBefore,
  type AddressChangeState,
} from '@lading/contracts/shipment-service';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/database.ts';
import { isRowId } from '../../../platform/row-id.ts';
import type { AddressChangeRequest } from '../carriers/carrier-address-changes.ts';
import type { PaidAct, PaidMove } from '../services/paid-act.ts';
import { isSoughtNow } from '../services/sought-act.store.ts';
import '../shipment.table.ts';
import './address-change.table.ts';

/** A change of address as the server works on it. */
export interface KeptAddressChange extends PaidAct {
  state: AddressChangeState;
  shipmentId: string;
  shipmentNo: string;
  carrierName: string;
  request: AddressChangeRequest;
  changeRef: string | null;
  transactionId: string | null;
}

const changes = (trx: Trx) =>
  trx
    .selectFrom('carrier_address_change as c')
    .innerJoin('shipment as s', 's.shipment_id', 'c.shipment_id')
    .selectAll('c')
    .select('s.shipment_no');
type Row = Awaited<ReturnType<ReturnType<typeof changes>['executeTakeFirstOrThrow']>>;

const asKept = (row: Row): KeptAddressChange => ({
  id: row.change_id,
  orgId: row.org_id,
  accountId: row.account_id,
  state: row.state,
  shipmentId: row.shipment_id,
  shipmentNo: row.shipment_no,
  carrierName: row.carrier_name,
  isWallet: row.is_wallet,
  request: { kind: row.kind, to: row.new_address, carrierRef: row.label_ref, reference: row.reference },
  fee: { minor: Number(row.fee), currency: row.currency },
  holdId: row.hold_id,
  transactionId: row.transaction_id,
  changeRef: row.change_ref,
  createdAt: row.created_at,
  calledAt: row.called_at,
  lateRef: row.late_ref,
});

/** Stores a draft. @returns its id */
export async function insertAddressChange(
  trx: Trx,
  draft: Pick<
    KeptAddressChange,
    'shipmentId' | 'accountId' | 'carrierName' | 'request' | 'fee' | 'isWallet'
  > & {
    old: Address;
    askedBy: string;
    now: Date;
  },
): Promise<string> {
  const { request, fee } = draft;
  const row = await trx
    .insertInto('carrier_address_change')
    .values({
      shipment_id: draft.shipmentId,
      account_id: draft.accountId,
      carrier_name: draft.carrierName,
      kind: request.kind,
      state: 'DRAFT' as const,
      old_address: JSON.stringify(draft.old),
      new_address: request.to && JSON.stringify(request.to),
      label_ref: request.carrierRef,
      reference: request.reference,
      currency: fee.currency,
      fee: fee.minor,
      is_wallet: draft.isWallet,
      asked_by: draft.askedBy,
      created_at: draft.now,
    })
    .returning('change_id')
    .executeTakeFirstOrThrow();
  return row.change_id;
}

/** A change of address, locked until the transaction ends; undefined when the organization has none with that id. */
export async function lockAddressChange(trx: Trx, changeId: string): Promise<KeptAddressChange | undefined> {
  if (!isRowId(changeId)) return undefined;
  const row = await changes(trx).where('c.change_id', '=', changeId).forUpdate('c').executeTakeFirst();
  return row && asKept(row);
}

/** Changes the state of a change of address, if the state table allows it. @returns whether it did */
export async function moveAddressChange(
  trx: Trx,
  changeId: string,
  to: PaidMove<AddressChangeState> & {
    accepted?: { changeRef: string; fee: Money; transactionId: string | null };
    isRefunded?: boolean;
    answeredAt?: Date;
    endedAt?: Date;
  },
): Promise<boolean> {
  const { accepted } = to;
  const moved = await trx
    .updateTable('carrier_address_change')
    .set({
      state: to.state,
      message: to.message ? JSON.stringify(to.message) : null,
      ...(to.holdId !== undefined && { hold_id: to.holdId }),
      ...(to.calledAt && { called_at: to.calledAt }),
      ...(to.soughtUntil && { sought_until: to.soughtUntil }),
      ...(accepted && {
        change_ref: accepted.changeRef,
        fee: accepted.fee.minor,
        transaction_id: accepted.transactionId,
      }),
      ...(to.isRefunded !== undefined && { is_refunded: to.isRefunded }),
      ...(to.answeredAt && { answered_at: to.answeredAt }),
      ...(to.endedAt && { ended_at: to.endedAt }),
    })
    .where('change_id', '=', changeId)
    .where('state', 'in', statesBefore(addressChangeMoves, to.state))
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Whether a change of address of a shipment is under way. */
export async function hasOpenAddressChange(trx: Trx, shipmentId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('carrier_address_change')
    .select('change_id')
    .where('shipment_id', '=', shipmentId)
    .where('state', 'in', openAddressChangeStates)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Orders awaiting a reply, those to cancel, and abandoned ones to look up again, of every organization, least recently checked
 * first. For a transaction of
 * the system role.
 */
export async function unansweredAddressChanges(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<KeptAddressChange[]> {
  const rows = await changes(trx)
    .where((where) =>
      where.or([
        where('c.state', 'in', ['REQUESTED', 'UNCONFIRMED']),
        where('c.late_ref', 'is not', null),
        isSoughtNow('c', now),
      ]),
    )
    .orderBy(sql`coalesce(c.followed_at, c.created_at)`)
    .orderBy('c.change_id')
    .limit(most)
    .execute();
  return rows.map(asKept);
}

/** Records that an unanswered order was checked, which moves it behind the others. */
export async function noteAddressChangeLook(trx: Trx, changeId: string, now: Date): Promise<void> {
  await trx
    .updateTable('carrier_address_change')
    .set({ followed_at: now })
    .where('change_id', '=', changeId)
    .execute();
}

/** Stores the carrier's reference of a change to cancel; null: it has answered. The change is no longer looked up. */
export async function keepLateAddressChange(
  trx: Trx,
  changeId: string,
  lateRef: string | null,
  message?: LocalizedText,
): Promise<void> {
  await trx
    .updateTable('carrier_address_change')
    .set({
      late_ref: lateRef,
      sought_until: null,
      ...(message && { message: JSON.stringify(message) }),
    })
    .where('change_id', '=', changeId)
    .execute();
}

/**
 * Returns changes not checked since a moment, of every organization, least recently checked first, and marks them
 * as checked. For a transaction of the system role.
 */
export async function takeAddressChangesToFollow(
  trx: Trx,
  { before, now, most }: { before: Date; now: Date; most: number },
): Promise<KeptAddressChange[]> {
  const asked = sql<Date>`coalesce(followed_at, answered_at)`;
  const due = trx
    .selectFrom('carrier_address_change')
    .select('change_id')
    .where('state', '=', 'ACCEPTED')
    .where(asked, '<=', before)
    .orderBy(asked)
    .limit(most)
    .forUpdate()
    .skipLocked();
  const followed = await trx
    .updateTable('carrier_address_change')
    .set({ followed_at: now })
    .where('change_id', 'in', due)
    .returning('change_id')
    .execute();
  if (followed.length === 0) return [];
  const ids = followed.map((row) => row.change_id);
  return (await changes(trx).where('c.change_id', 'in', ids).execute()).map(asKept);
}

/** Deletes drafts that were never ordered. For a transaction of the system role. */
export async function deleteAddressChangeDrafts(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('carrier_address_change')
    .where('state', '=', 'DRAFT')
    .where('created_at', '<', before)
    .execute();
}
