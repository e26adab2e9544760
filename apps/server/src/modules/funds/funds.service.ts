import type { Money } from '@lading/contracts/core';
import {
  fundsMessages,
  paymentMethods,
  type Payment,
  type PaymentMethod,
  type WalletBalance,
} from '@lading/contracts/funds';
import type { RecordAct } from '../../platform/audit/audit-note.ts';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import { once } from '../../platform/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { isRowId } from '../../platform/row-id.ts';
import { readOrganization } from '../organizations/index.ts';
import { BalanceShort } from './ledger.service.ts';
import { lockWallet } from './ledger.store.ts';
import { creditPayment, newReference, postageWallet, reversePayment, written } from './payment.service.ts';
import {
  countPending,
  endPayment,
  insertPayment,
  lockPayment,
  paymentByReference,
  readPayments,
  readPending,
  type KeptPayment,
} from './payment.store.ts';
import {
  readExplained,
  readStatement,
  saveCreditLimit,
  saveLowBalance,
  type StatementChoice,
} from './statement.store.ts';
import { readBalance } from './wallet-balance.store.ts';

/** Whether the wallet has an amount now; only a hold guarantees it later. @throws BalanceShort */
export async function requireFunds(trx: Trx, { minor, currency }: Money): Promise<void> {
  const { available, creditLimit } = await lockWallet(trx, postageWallet);
  const missing = minor - available - creditLimit;
  if (missing > 0) throw new BalanceShort({ minor: missing, currency });
}

/** Maximum unpaid payment requests of an organization: operators review those of all. */
const mostPending = 50;
const settledText = fundsMessages.settled();

/** The postage wallet of an organization, and the payments into it (decision D17). */
export function fundsService(platform: Platform) {
  const { clock, database, config } = platform;

  const methods = (): PaymentMethod[] => paymentMethods.filter((method) => method !== 'demo' || config.demo);

  const asReply = ({ orgId: _orgId, walletId: _walletId, ...payment }: KeptPayment): Payment =>
    payment.method === 'demo' && payment.state === 'PENDING' && !payment.isAutomatic
      ? { ...payment, payAt: `/demo/payment/${payment.reference}` }
      : payment;

  async function balance(trx: Trx, timeZone = 'UTC'): Promise<WalletBalance> {
    const asked = { timeZone, now: clock.now() };
    const balance = await readBalance(trx, postageWallet, asked);
    if (balance) return balance;
    await lockWallet(trx, postageWallet);
    return (await readBalance(trx, postageWallet, asked))!;
  }

  /** An operator's act on a payment by its reference, recorded if it changed something. @throws RequestError 404 when there is none */
  async function settle(
    reference: string,
    record: RecordAct,
    act: (trx: Trx, paymentId: string) => Promise<KeptPayment>,
  ): Promise<Payment> {
    const found = await database.asSystem((trx) => paymentByReference(trx, reference));
    if (!found) throw notFound();
    const { orgId, paymentId } = found;
    return database.asOrganization(orgId, async (trx) => {
      const before = await lockPayment(trx, paymentId);
      const payment = await act(trx, paymentId);
      const detail = { reference, amount: written(payment.amount) };
      if (before?.state !== payment.state) await record(trx, { orgId, detail });
      return asReply(payment);
    });
  }

  return {
    methods,

    balance: ({ db }: SignedInContext, timeZone: string | undefined) => db((trx) => balance(trx, timeZone)),

    statement: ({ db }: SignedInContext, choice: StatementChoice & { pageNo: number; pageSize: number }) =>
      db((trx) => readStatement(trx, postageWallet, choice)),

    async explain({ db }: SignedInContext, transactionId: string) {
      const found = isRowId(transactionId) ? await db((trx) => readExplained(trx, transactionId)) : undefined;
      if (!found) throw notFound();
      return found;
    },

    /** Requests a payment into the wallet. @throws RequestError 400 for another currency or an unavailable method, 409 when many are pending */
    async topUp(
      {
        db,
        user,
        idempotencyKey: key,
      }: Pick<SignedInContext, 'db' | 'idempotencyKey'> & { user: { userId: string } },
      { amount, method }: { amount: Money; method: PaymentMethod },
    ): Promise<Payment> {
      if (!methods().includes(method)) {
        throw fieldFault('method', fundsMessages.methodNotOffered());
      }
      if (amount.currency !== postageWallet.currency) {
        throw fieldFault('amount', fundsMessages.otherCurrency({ currency: postageWallet.currency }));
      }
      return db((trx) =>
        once(trx, { id: 'funds.topUp', key }, async () => {
          const { walletId, currency } = await lockWallet(trx, postageWallet);
          if ((await countPending(trx, walletId)) >= mostPending)
            throw conflict(fundsMessages.manyPending({ most: mostPending }));
          const given = { walletId, currency, minor: amount.minor, method, userId: user.userId };
          return asReply(await insertPayment(trx, { ...given, reference: newReference() }));
        }),
      );
    },

    payments: ({ db }: SignedInContext, choice: Parameters<typeof readPayments>[2]) =>
      db(async (trx) => {
        const { walletId } = await balance(trx);
        const { records, total } = await readPayments(trx, walletId, choice);
        return { records: records.map(asReply), total };
      }),

    async cancel({ db }: SignedInContext, paymentId: string): Promise<Payment> {
      if (!isRowId(paymentId)) throw notFound();
      return db(async (trx) => {
        const payment = await lockPayment(trx, paymentId);
        if (!payment) throw notFound();
        if (payment.state === 'PAID' || payment.state === 'REVERSED') throw conflict(settledText);
        if (payment.isAutomatic && payment.state === 'PENDING')
          throw conflict(fundsMessages.chargedAlready());
        await endPayment(trx, paymentId, { state: 'CANCELLED', at: clock.now() });
        return asReply({ ...payment, state: 'CANCELLED' });
      });
    },

    /** @throws RequestError 400 for another currency */
    setLowBalance({ db }: SignedInContext, lowBalance: Money | null) {
      if (lowBalance && lowBalance.currency !== postageWallet.currency)
        throw fieldFault('lowBalance', fundsMessages.otherCurrency({ currency: postageWallet.currency }));
      return db(async (trx) => {
        const { walletId } = await lockWallet(trx, postageWallet);
        await saveLowBalance(trx, walletId, lowBalance?.minor ?? null);
        return balance(trx);
      });
    },

    /** The acts of operators. */
    operator: {
      pending: async () =>
        (await database.asSystem(readPending)).map(({ orgId, orgName, walletId: _walletId, ...payment }) => ({
          ...payment,
          orgId,
          orgName,
        })),

      /** Credits a payment by its reference, with the received amount if given. */
      confirm: (record: RecordAct, reference: string, received?: Money): Promise<Payment> =>
        settle(reference, record, (trx, paymentId) => creditPayment(trx, clock, paymentId, received)),

      /** Reverses a credited payment by its reference. @throws RequestError 409 when it was never credited */
      reverse: (record: RecordAct, reference: string): Promise<Payment> =>
        settle(reference, record, (trx, paymentId) => reversePayment(trx, clock, paymentId)),

      /** @throws RequestError 404 for no organization, 400 for another currency */
      async setCreditLimit(record: RecordAct, orgId: string, creditLimit: Money): Promise<void> {
        const { currency } = postageWallet;
        if (creditLimit.currency !== currency)
          throw fieldFault('creditLimit', fundsMessages.otherCurrency({ currency }));
        if (!isRowId(orgId)) throw notFound();
        await database.asOrganization(orgId, async (trx) => {
          if (!(await readOrganization(trx, orgId))) throw notFound();
          const { walletId } = await lockWallet(trx, postageWallet);
          await saveCreditLimit(trx, walletId, creditLimit.minor);
          await record(trx, { orgId, detail: { amount: written(creditLimit) } });
        });
      },
    },

    /** The demo's payment by its reference; undefined for any other. */
    async demoPayment(reference: string): Promise<Payment | undefined> {
      const payment = await database.asSystem((trx) => paymentByReference(trx, reference));
      return payment?.method === 'demo' && !payment.isAutomatic ? asReply(payment) : undefined;
    },
  };
}

/** See {@link fundsService}. */
export type Funds = ReturnType<typeof fundsService>;
