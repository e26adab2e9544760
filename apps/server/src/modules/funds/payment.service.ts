import { randomBytes } from 'node:crypto';
import { decimalText, type Money } from '@lading/contracts/core';
import { fundsMessages } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { sendNotice } from '../messages/index.ts';
import { ledger } from './ledger.service.ts';
import type { WalletName } from './ledger.store.ts';
import { endPayment, lockPayment, reversePaid, type KeptPayment } from './payment.store.ts';

/** The wallet for buying postage. The platform's carriers charge US dollars. */
export const postageWallet: WalletName = { kind: 'postage', currency: 'USD' };

/** @throws RequestError 409 for an amount in another currency than the postage wallet: it would be taken as the same number of its own */
export function requirePostageCurrency({ currency }: Money): void {
  if (currency === postageWallet.currency) return;
  const text = fundsMessages.otherCurrency({ currency: postageWallet.currency });
  throw conflict(text);
}

/** Letters and digits that are hard to confuse when copied by hand. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** The external reference of a payment: a payer writes it on a transfer. */
export const newReference = (): string =>
  `LD-${Array.from(randomBytes(10), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;

/** An amount in a text. */
export const written = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

const causeOf = ({ paymentId, reference }: KeptPayment) => ({
  kind: 'payment',
  id: paymentId,
  detail: { reference },
});

/**
 * Credits a payment; a repeated call changes nothing.
 *
 * @param received the received amount, if it may differ from the requested one: then the organization is notified
 * @throws RequestError 409 when it was canceled, reversed, or credited with another amount; 400 for another currency
 */
export async function creditPayment(
  trx: Trx,
  clock: Clock,
  paymentId: string,
  received?: Money,
): Promise<KeptPayment> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound();
  if (payment.state === 'CANCELLED') throw conflict(fundsMessages.canceledPayment());
  if (payment.state === 'REVERSED') throw conflict(fundsMessages.reversedPayment());
  const { amount: asked, orgId, reference } = payment;
  const amount = received ?? asked;
  if (amount.currency !== asked.currency)
    throw fieldFault('amount', fundsMessages.otherCurrency({ currency: asked.currency }));
  const isAsAsked = amount.minor === asked.minor;
  if (payment.state === 'PAID' && !isAsAsked) throw conflict(fundsMessages.settled());
  if (payment.state === 'PAID') return payment;
  const { transactionId } = await ledger(clock).settle(trx, {
    kind: 'top-up',
    wallet: postageWallet,
    key: paymentId,
    cause: causeOf(payment),
    shares: [{ account: 'cash', minor: -amount.minor }],
  });
  const ended = { state: 'PAID', transactionId, at: clock.now() } as const;
  await endPayment(trx, paymentId, isAsAsked ? ended : { ...ended, received: amount.minor });
  if (!isAsAsked) {
    const told = { amount: written(amount), asked: written(asked), reference };
    const title = fundsMessages.paymentDiffersTitle(told);
    const content = fundsMessages.paymentDiffersText(told);
    await sendNotice(trx, { orgId, now: clock.now() }, { title, content });
  }
  return { ...payment, amount, state: 'PAID' };
}

/**
 * Reverses the credit of a payment, even below zero, and notifies the organization; a repeated call changes nothing.
 *
 * @throws RequestError 409 when it was never credited
 */
export async function reversePayment(trx: Trx, clock: Clock, paymentId: string): Promise<KeptPayment> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound();
  const { orgId, amount, reference, state } = payment;
  if (state === 'REVERSED') return payment;
  const transactionId = await reversePaid(trx, paymentId);
  if (transactionId === undefined) throw conflict(fundsMessages.nothingToReverse());
  await ledger(clock).reverse(trx, { transactionId, cause: causeOf(payment) });
  const told = { amount: written(amount), reference };
  const notice = {
    title: fundsMessages.paymentReversedTitle(told),
    content: fundsMessages.paymentReversedText(told),
  };
  await sendNotice(trx, { orgId, now: clock.now() }, notice);
  return { ...payment, state: 'REVERSED' };
}
