import type { Page } from '@lading/contracts/core';
import type { Payment, PaymentMethod } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readPage } from '../../platform/read-page.ts';
import './funds.table.ts';

const payments = (trx: Trx) => trx.selectFrom('payment').selectAll('payment');
type PaymentRow = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

/** A recorded payment, with server-only fields. */
export interface KeptPayment extends Payment {
  orgId: string;
  walletId: string;
}

const asPayment = (row: PaymentRow): KeptPayment => ({
  paymentId: row.payment_id,
  orgId: row.org_id,
  walletId: row.wallet_id,
  amount: { minor: Number(row.received ?? row.amount), currency: row.currency },
  method: row.method,
  state: row.state,
  reference: row.reference,
  isAutomatic: row.is_automatic,
  time: row.created_at.toISOString(),
});

/** Records a payment to be confirmed. */
export async function insertPayment(
  trx: Trx,
  given: {
    walletId: string;
    currency: string;
    minor: number;
    method: PaymentMethod;
    reference: string;
    userId: string | null;
    isAutomatic?: boolean;
  },
): Promise<KeptPayment> {
  const row = await trx
    .insertInto('payment')
    .values({
      wallet_id: given.walletId,
      currency: given.currency,
      amount: given.minor,
      method: given.method,
      reference: given.reference,
      asked_by: given.userId,
      is_automatic: given.isAutomatic ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asPayment(row);
}

/** The number of pending payments into a wallet that people requested. */
export async function countPending(trx: Trx, walletId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('wallet_id', '=', walletId)
    .where('state', '=', 'PENDING')
    .where('is_automatic', '=', false)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A payment by its id, locked until the transaction ends. */
export async function lockPayment(trx: Trx, paymentId: string): Promise<KeptPayment | undefined> {
  const row = await payments(trx).where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();
  return row && asPayment(row);
}

/** A payment by the payer's reference, in any organization. For the system role. */
export async function paymentByReference(trx: Trx, reference: string): Promise<KeptPayment | undefined> {
  const row = await payments(trx).where('reference', '=', reference).executeTakeFirst();
  return row && asPayment(row);
}

/** Marks a payment as paid by the transaction that credited it, or as canceled. */
export async function endPayment(
  trx: Trx,
  paymentId: string,
  end:
    | { state: 'PAID'; transactionId: string; received?: number | undefined; at: Date }
    | { state: 'CANCELLED'; at: Date },
): Promise<void> {
  await trx
    .updateTable('payment')
    .set({
      state: end.state,
      settled_at: end.at,
      transaction_id: end.state === 'PAID' ? end.transactionId : null,
      ...(end.state === 'PAID' && end.received !== undefined && { received: end.received }),
    })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'PENDING')
    .execute();
}

/** Marks a payment as reversed; it keeps its credit transaction. @returns that transaction; undefined when it was never credited */
export async function reversePaid(trx: Trx, paymentId: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('payment')
    .set({ state: 'REVERSED' })
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'PAID')
    .returning('transaction_id')
    .executeTakeFirst();
  return row?.transaction_id ?? undefined;
}

/** One page of the payments into a wallet, newest first. */
export async function readPayments(
  trx: Trx,
  walletId: string,
  choice: { search?: string | undefined; sort?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<KeptPayment>> {
  let matching = trx.selectFrom('payment').where('wallet_id', '=', walletId);
  if (choice.search) matching = matching.where(holdsText(choice.search, sql`reference`));
  const ordered = matching.selectAll().orderBy('payment_id', choice.sort === 'time:asc' ? 'asc' : 'desc');
  const { rows, total } = await readPage(ordered, matching, choice);
  return { records: rows.map(asPayment), total };
}

/** Pending payments of every organization, oldest first. For the system role. */
export async function readPending(trx: Trx): Promise<(KeptPayment & { orgName: string })[]> {
  const rows = await payments(trx)
    .innerJoin('organisation', 'organisation.org_id', 'payment.org_id')
    .select('organisation.org_name')
    .where('state', '=', 'PENDING')
    .where('is_automatic', '=', false)
    .orderBy('payment.created_at')
    .limit(1_000)
    .execute();
  return rows.map((row) => ({ ...asPayment(row), orgName: row.org_name }));
}
