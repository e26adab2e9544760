import type { Page } from '@lading/contracts/core';
import type { Withdrawal } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { holdsText } from '../../platform/holds-text.ts';
import { readPage } from '../../platform/read-page.ts';
import './auto-top-up.table.ts';
import './funds.table.ts';
import './withdrawal.table.ts';

const withdrawals = (trx: Trx) => trx.selectFrom('withdrawal').selectAll('withdrawal');
type WithdrawalRow = Awaited<ReturnType<ReturnType<typeof withdrawals>['executeTakeFirstOrThrow']>>;

/** A withdrawal on record, with what only the server needs of it. */
export interface KeptWithdrawal extends Withdrawal {
  orgId: string;
  holdId: string;
  transactionId: string | null;
  /** Null where it was refused or canceled. */
  accountSealed: string | null;
}

const asWithdrawal = (row: WithdrawalRow): KeptWithdrawal => ({
  withdrawalId: row.withdrawal_id,
  orgId: row.org_id,
  holdId: row.hold_id,
  transactionId: row.transaction_id,
  accountSealed: row.account_sealed,
  amount: { minor: Number(row.amount), currency: row.currency },
  state: row.state,
  reference: row.reference,
  accountEnd: row.account_end,
  bankReference: row.bank_reference,
  reason: row.reason,
  time: row.created_at.toISOString(),
});

/** Puts a withdrawal on record that waits for an operator. */
export async function insertWithdrawal(
  trx: Trx,
  given: {
    walletId: string;
    currency: string;
    minor: number;
    reference: string;
    accountSealed: string;
    accountEnd: string;
    holdId: string;
    userId: string;
    now: Date;
  },
): Promise<KeptWithdrawal> {
  const row = await trx
    .insertInto('withdrawal')
    .values({
      wallet_id: given.walletId,
      currency: given.currency,
      amount: given.minor,
      reference: given.reference,
      account_sealed: given.accountSealed,
      account_end: given.accountEnd,
      hold_id: given.holdId,
      asked_by: given.userId,
      created_at: given.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asWithdrawal(row);
}

/** The withdrawal from a wallet that waits. */
export async function waitingWithdrawal(trx: Trx, walletId: string): Promise<KeptWithdrawal | undefined> {
  const row = await withdrawals(trx)
    .where('wallet_id', '=', walletId)
    .where('state', '=', 'PENDING')
    .executeTakeFirst();
  return row && asWithdrawal(row);
}

/** When the newest but `skipped` of the withdrawals from a wallet was asked for, whatever became of it; undefined where there are no more. */
export async function earlierRequest(trx: Trx, walletId: string, skipped: number): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('withdrawal')
    .select('created_at')
    .where('wallet_id', '=', walletId)
    .orderBy('withdrawal_id', 'desc')
    .offset(skipped)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

/** A withdrawal by its id, locked until the transaction ends. */
export async function lockWithdrawal(trx: Trx, withdrawalId: string): Promise<KeptWithdrawal | undefined> {
  const row = await withdrawals(trx).where('withdrawal_id', '=', withdrawalId).forUpdate().executeTakeFirst();
  return row && asWithdrawal(row);
}

/** A withdrawal by its reference, in whatever organization: for the system's role. */
export async function withdrawalByReference(
  trx: Trx,
  reference: string,
): Promise<KeptWithdrawal | undefined> {
  const row = await withdrawals(trx).where('reference', '=', reference).executeTakeFirst();
  return row && asWithdrawal(row);
}

/** What became of a withdrawal that waited. An account to which nothing was paid is deleted. */
export async function endWithdrawal(
  trx: Trx,
  withdrawalId: string,
  end:
    | { state: 'PAID'; transactionId: string; bankReference: string; at: Date }
    | { state: 'REFUSED'; reason: string; at: Date }
    | { state: 'CANCELLED'; at: Date },
): Promise<KeptWithdrawal> {
  const isPaid = end.state === 'PAID';
  const row = await trx
    .updateTable('withdrawal')
    .set({
      state: end.state,
      settled_at: end.at,
      transaction_id: isPaid ? end.transactionId : null,
      bank_reference: isPaid ? end.bankReference : null,
      reason: end.state === 'REFUSED' ? end.reason : null,
      ...(!isPaid && { account_sealed: null }),
    })
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'PENDING')
    .returningAll()
    .executeTakeFirstOrThrow();
  return asWithdrawal(row);
}

/** Marks a paid withdrawal as sent back by the bank; it keeps the transaction that had taken it out. */
export async function markReturned(trx: Trx, withdrawalId: string): Promise<KeptWithdrawal> {
  const row = await trx
    .updateTable('withdrawal')
    .set({ state: 'RETURNED' })
    .where('withdrawal_id', '=', withdrawalId)
    .where('state', '=', 'PAID')
    .returningAll()
    .executeTakeFirstOrThrow();
  return asWithdrawal(row);
}

/** One page of the withdrawals from a wallet, newest first. */
export async function readWithdrawals(
  trx: Trx,
  walletId: string,
  choice: { search?: string | undefined; sort?: string | undefined; pageNo: number; pageSize: number },
): Promise<Page<KeptWithdrawal>> {
  let matching = trx.selectFrom('withdrawal').where('wallet_id', '=', walletId);
  if (choice.search) matching = matching.where(holdsText(choice.search, sql`reference`));
  const ordered = matching.selectAll().orderBy('withdrawal_id', choice.sort === 'time:asc' ? 'asc' : 'desc');
  const { rows, total } = await readPage(ordered, matching, choice);
  return { records: rows.map(asWithdrawal), total };
}

/** Withdrawals of every organization that wait, oldest first; for the system's role. */
export async function readWaiting(trx: Trx): Promise<(KeptWithdrawal & { orgName: string })[]> {
  const rows = await withdrawals(trx)
    .innerJoin('organisation', 'organisation.org_id', 'withdrawal.org_id')
    .select('organisation.org_name')
    .where('state', '=', 'PENDING')
    .orderBy('withdrawal.withdrawal_id')
    .limit(1_000)
    .execute();
  return rows.map((row) => ({ ...asWithdrawal(row), orgName: row.org_name }));
}

/** What labels have cost from a wallet since a moment, less their refunds. Minor units. */
export async function labelsSpentSince(trx: Trx, walletId: string, since: Date): Promise<number> {
  const { spent } = await trx
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transaction as t', 't.transaction_id', 'ledger_entry.transaction_id')
    .select(sql<string>`coalesce(-sum(ledger_entry.amount), 0)`.as('spent'))
    .where('ledger_entry.wallet_id', '=', walletId)
    .where('t.kind', 'in', ['purchase', 'void'])
    .where('t.created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Math.max(0, Number(spent));
}

/** Below which balance a wallet tops itself up; 0 where it does not. Minor units. */
export async function topUpThreshold(trx: Trx, walletId: string): Promise<number> {
  const row = await trx
    .selectFrom('auto_top_up')
    .select('threshold')
    .where('wallet_id', '=', walletId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.threshold ?? 0);
}
