import type { LocalizedMessage } from '@lading/contracts/core';
import {
  bankAccount,
  withdrawalMessages,
  type OperatorWithdrawal,
  type Withdrawal,
} from '@lading/contracts/funds';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, notFound } from '../../platform/request-error.ts';
import { ledger } from './ledger.service.ts';
import { written } from './payment.service.ts';
import { withdrawalNews } from './withdrawal-news.ts';
import { endedText } from './withdrawal-rules.ts';
import { causeOf, sealedAccounts, shownWithdrawal } from './withdrawal.service.ts';
import {
  endWithdrawal,
  lockWithdrawal,
  markReturned,
  readWaiting,
  withdrawalByReference,
  type KeptWithdrawal,
} from './withdrawal.store.ts';

/** What operators do about withdrawals from the postage wallet. Each act is done once; done again it gives what stands. */
export function operatorWithdrawals(platform: Pick<Platform, 'database' | 'clock' | 'jobs' | 'secrets'>) {
  const { database, clock } = platform;
  const accounts = sealedAccounts(platform);
  const books = ledger(clock);
  const news = withdrawalNews(platform);

  /** Answers a withdrawal by its reference, in a transaction of its organization, which has it on record. @throws RequestError 404 when there is none */
  async function answer(
    record: RecordAct,
    reference: string,
    act: (trx: Trx, kept: KeptWithdrawal) => Promise<KeptWithdrawal>,
  ): Promise<Withdrawal> {
    const withdrawal = await database.asSystem((trx) => withdrawalByReference(trx, reference));
    if (!withdrawal) throw notFound();
    return database.asOrganization(withdrawal.orgId, async (trx) => {
      const kept = await lockWithdrawal(trx, withdrawal.withdrawalId);
      if (!kept) throw notFound();
      const done = await act(trx, kept);
      const { orgId, amount, bankReference, reason } = done;
      const detail = { reference, amount: written(amount), bankReference, reason };
      if (done.state !== kept.state) await record(trx, { orgId, detail });
      return shownWithdrawal(done);
    });
  }

  const tell = (trx: Trx, { orgId }: KeptWithdrawal, title: LocalizedMessage, content: LocalizedMessage) =>
    news(trx, orgId, { title, content, mail: [content, withdrawalMessages.notAskedForEnded()] });

  return {
    pending: async (): Promise<OperatorWithdrawal[]> =>
      (await database.asSystem(readWaiting)).map((kept) => ({
        ...shownWithdrawal(kept),
        orgId: kept.orgId,
        orgName: kept.orgName,
        account: bankAccount.parse(JSON.parse(accounts.open(kept.accountSealed ?? '', kept.reference))),
      })),

    /** @throws RequestError 404, 409 for one that has ended otherwise or was paid under another reference of the bank */
    confirm: (record: RecordAct, reference: string, bankReference: string): Promise<Withdrawal> =>
      answer(record, reference, async (trx, kept) => {
        const { state, holdId, amount, accountEnd, withdrawalId } = kept;
        if (state === 'PAID' && kept.bankReference === bankReference) return kept;
        if (state !== 'PENDING') throw conflict(endedText[state]());
        const { transactionId } = await books.postHold(trx, {
          holdId,
          kind: 'withdrawal',
          key: reference,
          cause: causeOf(reference, { bankReference }),
          shares: [{ account: 'cash', minor: amount.minor }],
        });
        const end = { state: 'PAID', transactionId, bankReference, at: clock.now() } as const;
        const told = { amount: written(amount), reference, accountEnd, bankReference };
        await tell(trx, kept, withdrawalMessages.paidTitle(told), withdrawalMessages.paidText(told));
        return endWithdrawal(trx, withdrawalId, end);
      }),

    /** @throws RequestError 404, 409 for one that has ended otherwise */
    refuse: (record: RecordAct, reference: string, reason: string): Promise<Withdrawal> =>
      answer(record, reference, async (trx, kept) => {
        const { state, holdId, amount, withdrawalId } = kept;
        if (state === 'REFUSED') return kept;
        if (state !== 'PENDING') throw conflict(endedText[state]());
        await books.releaseHold(trx, { holdId, cause: causeOf(reference) });
        const told = { amount: written(amount), reference, reason };
        await tell(trx, kept, withdrawalMessages.refusedTitle(told), withdrawalMessages.refusedText(told));
        return endWithdrawal(trx, withdrawalId, { state: 'REFUSED', reason, at: clock.now() });
      }),

    /** Gives a paid one back to the wallet. @throws RequestError 404, 409 for one that was not paid */
    returnToWallet: (record: RecordAct, reference: string): Promise<Withdrawal> =>
      answer(record, reference, async (trx, kept) => {
        const { state, transactionId, amount, accountEnd, withdrawalId } = kept;
        if (state === 'RETURNED') return kept;
        if (state === 'PENDING') throw conflict(withdrawalMessages.notPaid());
        if (state !== 'PAID' || transactionId === null) throw conflict(endedText[state]());
        await books.reverse(trx, { transactionId, cause: causeOf(reference), heldTo: 'wallet' });
        const told = { amount: written(amount), reference, accountEnd };
        await tell(trx, kept, withdrawalMessages.returnedTitle(told), withdrawalMessages.returnedText(told));
        return markReturned(trx, withdrawalId);
      }),
  };
}
