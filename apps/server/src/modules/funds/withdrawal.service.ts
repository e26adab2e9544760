import { errorCode, type Money } from '@lading/contracts/core';
import {
  fundsMessages,
  withdrawalMessages,
  type BankAccount,
  type Withdrawal,
  type WithdrawalOffer,
  type WithdrawalRequest,
} from '@lading/contracts/funds';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { sealedText, type SealedText } from '../../platform/sealed-text.ts';
import { wallClock } from '../../platform/spreadsheets/wall-clock.ts';
import { isOwner, readPersonName, readTimeZone, requireOwner } from '../identity/index.ts';
import { ledger } from './ledger.service.ts';
import { lockWallet, type LockedWallet } from './ledger.store.ts';
import { newReference, postageWallet, written } from './payment.service.ts';
import { withdrawalNews } from './withdrawal-news.ts';
import {
  accountEndOf,
  adjustedForDays,
  dailySpanMs,
  dailyWithdrawals,
  endedText,
  withdrawable,
} from './withdrawal-rules.ts';
import {
  earlierRequest,
  endWithdrawal,
  insertWithdrawal,
  labelsSpentSince,
  lockWithdrawal,
  readWithdrawals,
  topUpThreshold,
  waitingWithdrawal,
  type KeptWithdrawal,
} from './withdrawal.store.ts';

/** Seals the accounts that withdrawals go to, each for its reference. */
export const sealedAccounts = ({ secrets }: Pick<Platform, 'secrets'>): SealedText =>
  sealedText(secrets, 'accounts of withdrawals');

/** What a person sees of a withdrawal. */
export const shownWithdrawal = (kept: KeptWithdrawal): Withdrawal => ({
  withdrawalId: kept.withdrawalId,
  amount: kept.amount,
  state: kept.state,
  reference: kept.reference,
  accountEnd: kept.accountEnd,
  bankReference: kept.bankReference,
  reason: kept.reason,
  time: kept.time,
});

/** What entries of the ledger name a withdrawal by. */
export const causeOf = (reference: string, detail: Readonly<Record<string, string>> = {}) => ({
  kind: 'withdrawal',
  id: reference,
  detail: { reference, ...detail },
});

type Caller = Pick<SignedInContext, 'db' | 'user'>;

/** A moment in a text: the minute that begins then or next, in a person's zone. */
const writtenMinute = (time: Date, timeZone: string): string =>
  `${wallClock(timeZone)(new Date(Math.ceil(time.getTime() / 60_000) * 60_000)).text.slice(0, 16)} (${timeZone})`;

/** Withdrawals from the postage wallet as its organization asks for them: its owners alone, one at a time. */
export function withdrawalService(platform: Pick<Platform, 'clock' | 'jobs' | 'secrets'>) {
  const { clock } = platform;
  const accounts = sealedAccounts(platform);
  const tell = withdrawalNews(platform);

  async function limits(trx: Trx, { walletId, available }: LockedWallet) {
    const since = new Date(clock.now().getTime() - adjustedForDays * 24 * 3_600_000);
    return withdrawable({
      available,
      labelsSpent: await labelsSpentSince(trx, walletId, since),
      topUpThreshold: await topUpThreshold(trx, walletId),
    });
  }

  /** An organization has one wallet for postage; the lock on it keeps requests in turn. @throws RequestError 429 that says when the next is possible */
  async function requireFewToday(trx: Trx, walletId: string, userId: string): Promise<void> {
    const first = await earlierRequest(trx, walletId, dailyWithdrawals - 1);
    if (!first) return;
    const next = new Date(first.getTime() + dailySpanMs);
    const waitMs = next.getTime() - clock.now().getTime();
    if (waitMs <= 0) return;
    const time = writtenMinute(next, await readTimeZone(trx, userId));
    const text = withdrawalMessages.tooManyToday({ most: dailyWithdrawals, time });
    throw new RequestError(errorCode.tooMany, text, { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
  }

  /**
   * @throws RequestError 400 for another currency or more than can be withdrawn, 409 while another waits, 429 after {@link dailyWithdrawals} within a
   * day
   */
  async function requireWithdrawable(
    trx: Trx,
    { wallet, amount, userId }: { wallet: LockedWallet; amount: Money; userId: string },
  ): Promise<void> {
    const { walletId, currency } = wallet;
    if (amount.currency !== currency) throw fieldFault('amount', fundsMessages.otherCurrency({ currency }));
    if (await waitingWithdrawal(trx, walletId)) throw conflict(withdrawalMessages.waitsAlready());
    await requireFewToday(trx, walletId, userId);
    const { most, kept } = await limits(trx, wallet);
    const shown = (minor: number) => written({ minor, currency });
    if (most === 0) throw fieldFault('amount', withdrawalMessages.nothingToWithdraw({ kept: shown(kept) }));
    if (amount.minor > most) throw fieldFault('amount', withdrawalMessages.tooMuch({ most: shown(most) }));
  }

  return {
    async offer(context: Caller): Promise<WithdrawalOffer> {
      const isAllowed = await isOwner(context);
      return context.db(async (trx) => {
        const wallet = await lockWallet(trx, postageWallet);
        const { currency, walletId } = wallet;
        const { most, kept } = await limits(trx, wallet);
        const waiting = await waitingWithdrawal(trx, walletId);
        return {
          isAllowed,
          most: { minor: most, currency },
          kept: { minor: kept, currency },
          waiting: waiting ? shownWithdrawal(waiting) : null,
        };
      });
    },

    page: ({ db }: Caller, choice: Parameters<typeof readWithdrawals>[2]) =>
      db(async (trx) => {
        const { walletId } = await lockWallet(trx, postageWallet);
        const { records, total } = await readWithdrawals(trx, walletId, choice);
        return { records: records.map(shownWithdrawal), total };
      }),

    /** Holds the amount, asks for it and tells every owner; see {@link requireWithdrawable}. @throws RequestError 403 for whom is no owner */
    async ask(
      context: Caller & Pick<SignedInContext, 'host' | 'idempotencyKey'>,
      { amount, holder, accountForm, accountNumber, bankCode }: WithdrawalRequest,
    ): Promise<Withdrawal> {
      await requireOwner(context);
      const { db, user, host, idempotencyKey: key } = context;
      const { userId } = user;
      return db((trx) =>
        once(trx, { id: 'withdrawals.withdraw', key }, async () => {
          const wallet = await lockWallet(trx, postageWallet);
          await requireWithdrawable(trx, { wallet, amount, userId });
          const { walletId, currency } = wallet;
          const reference = newReference();
          const account: BankAccount = { holder, accountForm, accountNumber, bankCode };
          const { minor } = amount;
          const held = {
            wallet: postageWallet,
            minor,
            key: `withdrawal ${reference}`,
            cause: causeOf(reference),
          };
          const { holdId } = await ledger(clock).hold(trx, held);
          const now = clock.now();
          const kept = await insertWithdrawal(trx, {
            walletId,
            currency,
            minor,
            reference,
            accountSealed: accounts.seal(JSON.stringify(account), reference),
            accountEnd: accountEndOf(accountNumber),
            holdId,
            userId,
            now,
          });
          const told = { amount: written(amount), accountEnd: kept.accountEnd, reference };
          const person = await readPersonName(trx, userId);
          await tell(trx, kept.orgId, {
            title: withdrawalMessages.askedTitle(told),
            content: withdrawalMessages.askedText(told),
            mail: [withdrawalMessages.askedMail({ ...told, person }), withdrawalMessages.notAskedFor()],
            host,
          });
          return shownWithdrawal(kept);
        }),
      );
    },

    /** Done again it changes nothing. @throws RequestError 403 for whom is no owner, 404, 409 once an operator has answered */
    async cancel(context: Caller, withdrawalId: string): Promise<Withdrawal> {
      await requireOwner(context);
      if (!isRowId(withdrawalId)) throw notFound();
      return context.db(async (trx) => {
        const kept = await lockWithdrawal(trx, withdrawalId);
        if (!kept) throw notFound();
        const { state, holdId, reference } = kept;
        if (state === 'CANCELLED') return shownWithdrawal(kept);
        if (state !== 'PENDING') throw conflict(endedText[state]());
        await ledger(clock).releaseHold(trx, { holdId, cause: causeOf(reference) });
        const end = { state: 'CANCELLED', at: clock.now() } as const;
        return shownWithdrawal(await endWithdrawal(trx, withdrawalId, end));
      });
    },
  };
}
