import type { LocalizedText, Money } from '@lading/contracts/core';
import type { AutoTopUp, AutoTopUpConsent, PaymentMethod } from '@lading/contracts/funds';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import './auto-top-up.table.ts';
import './funds.table.ts';
import { isSinceMonth } from './wallet-month.store.ts';

/** An active consent, locked until the transaction ends. Minor units. */
export interface LiveConsent {
  consentId: string;
  threshold: number;
  amount: number;
  monthlyCap: number;
  method: PaymentMethod;
  timeZone: string;
  consentedBy: string | null;
  failures: number;
}

/** The active consent of a wallet. */
export async function lockConsent(trx: Trx, walletId: string): Promise<LiveConsent | undefined> {
  const row = await trx
    .selectFrom('auto_top_up')
    .selectAll()
    .where('wallet_id', '=', walletId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      consentId: row.consent_id,
      threshold: Number(row.threshold),
      amount: Number(row.amount),
      monthlyCap: Number(row.monthly_cap),
      method: row.method,
      timeZone: row.time_zone,
      consentedBy: row.consented_by,
      failures: row.failures,
    }
  );
}

/** Ends the active consent, if there is one. */
export async function endConsent(
  trx: Trx,
  walletId: string,
  end: { reason: 'replaced' | 'turned-off' | 'failed'; at: Date },
): Promise<void> {
  await trx
    .updateTable('auto_top_up')
    .set({ ended_at: end.at, end_reason: end.reason })
    .where('wallet_id', '=', walletId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Turns a wallet that had stopped automatically off for good. */
export async function dismissStopped(trx: Trx, walletId: string): Promise<void> {
  await trx
    .updateTable('auto_top_up')
    .set({ end_reason: 'turned-off' })
    .where('wallet_id', '=', walletId)
    .where('end_reason', '=', 'failed')
    .execute();
}

/** Records a consent. */
export async function insertConsent(
  trx: Trx,
  given: AutoTopUpConsent & { walletId: string; userId: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('auto_top_up')
    .values({
      wallet_id: given.walletId,
      threshold: given.threshold.minor,
      amount: given.amount.minor,
      monthly_cap: given.monthlyCap.minor,
      method: given.method,
      time_zone: given.timeZone,
      consented_by: given.userId,
      consented_at: given.now,
    })
    .execute();
}

/** Counts a refusal, or resets the count after a payment; then the next fall below the threshold starts another. */
export async function setFailures(trx: Trx, consentId: string, failures: number): Promise<void> {
  const next = { failures, is_armed: failures === 0 };
  await trx.updateTable('auto_top_up').set(next).where('consent_id', '=', consentId).execute();
}

/** The automatic top-ups of a wallet in the calendar month of a moment, including pending ones. Minor units. */
export async function usedInMonth(
  trx: Trx,
  given: { walletId: string; timeZone: string; now: Date },
): Promise<number> {
  const { walletId, timeZone, now } = given;
  const row = await trx
    .selectFrom('auto_top_up_attempt')
    .select(sql<string>`coalesce(sum(amount), 0)`.as('sum'))
    .where('wallet_id', '=', walletId)
    .where('state', 'in', ['STARTED', 'PAID'])
    .where(isSinceMonth(sql.ref('started_at'), { timeZone, now }))
    .executeTakeFirstOrThrow();
  return Number(row.sum);
}

/** The automatic top-up of a wallet as a person sees it; null when it is off. */
export async function readAutoTopUp(
  trx: Trx,
  wallet: { walletId: string; currency: string },
  now: Date,
): Promise<AutoTopUp | null> {
  const { walletId, currency } = wallet;
  const row = await trx
    .selectFrom('auto_top_up')
    .leftJoin('person', 'person.user_id', 'auto_top_up.consented_by')
    .selectAll('auto_top_up')
    .select((expression) => [
      'person.user_name',
      expression
        .selectFrom('auto_top_up_attempt as a')
        .select('a.message')
        .whereRef('a.consent_id', '=', 'auto_top_up.consent_id')
        .where('a.state', 'in', ['PAID', 'REFUSED'])
        .orderBy('a.crossing_id', 'desc')
        .limit(1)
        .as('refusal'),
      sql<boolean>`exists (select from wallet_crossing c
        left join auto_top_up_attempt a using (crossing_id)
        where c.wallet_id = auto_top_up.wallet_id and c.kind = 'top-up' and (c.answered_at is null or a.state = 'STARTED'))`.as(
        'is_under_way',
      ),
    ])
    .where('wallet_id', '=', walletId)
    .orderBy('consent_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row || row.end_reason === 'turned-off' || row.end_reason === 'replaced') return null;
  const amount = (minor: number | string): Money => ({ minor: Number(minor), currency });
  return {
    threshold: amount(row.threshold),
    amount: amount(row.amount),
    monthlyCap: amount(row.monthly_cap),
    method: row.method,
    state: row.end_reason === 'failed' ? 'stopped' : 'on',
    usedThisMonth: amount(await usedInMonth(trx, { walletId, timeZone: row.time_zone, now })),
    isUnderWay: row.is_under_way,
    consentedBy: row.user_name,
    consentedAt: row.consented_at.toISOString(),
    failures: row.failures,
    lastRefusal: row.refusal,
  };
}

/** The state of a completed attempt. */
export interface AttemptEnd {
  state: 'PAID' | 'REFUSED';
  message: LocalizedText | null;
  at: Date;
}

/** Records an attempt: one that asks the provider, or one that the monthly cap blocked. */
export async function insertAttempt(
  trx: Trx,
  given: {
    crossingId: string;
    walletId: string;
    consentId: string;
    minor: number;
    paymentId: string | null;
    now: Date;
  },
): Promise<void> {
  await trx
    .insertInto('auto_top_up_attempt')
    .values({
      crossing_id: given.crossingId,
      wallet_id: given.walletId,
      consent_id: given.consentId,
      payment_id: given.paymentId,
      amount: given.minor,
      state: given.paymentId === null ? 'CAPPED' : 'STARTED',
      started_at: given.now,
      ended_at: given.paymentId === null ? given.now : null,
    })
    .execute();
}

/** Ends an attempt that asked the provider. @returns false when it had already ended */
export async function endAttempt(trx: Trx, crossingId: string, end: AttemptEnd): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('auto_top_up_attempt')
    .set({ state: end.state, message: end.message && JSON.stringify(end.message), ended_at: end.at })
    .where('crossing_id', '=', crossingId)
    .where('state', '=', 'STARTED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
