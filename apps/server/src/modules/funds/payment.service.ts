import { randomBytes } from 'node:crypto';
import { errorCode, type Money } from '@lading/contracts/core';
import { fundsMessages } from '@lading/contracts/funds';
import type { Clock } from '../../platform/clock.ts';
import type { Trx } from '../../platform/database.ts';
import { notFound, RequestError } from '../../platform/request-error.ts';
import { ledger } from './ledger.service.ts';
import type { WalletName } from './ledger.store.ts';
import { endPayment, lockPayment, type KeptPayment } from './payment.store.ts';

/** The wallet that postage is bought from. The carriers of the platform charge US dollars. */
export const postageWallet: WalletName = { kind: 'postage', currency: 'USD' };

/** @throws RequestError 409 for an amount that the wallet for postage does not have: it would be taken as so much of its own currency */
export function requirePostageCurrency({ currency }: Money): void {
  if (currency === postageWallet.currency) return;
  const text = fundsMessages.otherCurrency({ currency: postageWallet.currency });
  throw new RequestError(errorCode.conflict, text);
}

/** Letters and digits that are not mistaken for one another when somebody copies a reference by hand. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a payment is known by outside: a payer writes it on a transfer. */
export const newReference = (): string =>
  `LD-${Array.from(randomBytes(10), (byte) => referenceAlphabet[byte % referenceAlphabet.length]).join('')}`;

/** Credits what a payment brought; done again it changes nothing. @throws RequestError 409 for one that was canceled */
export async function creditPayment(trx: Trx, clock: Clock, paymentId: string): Promise<KeptPayment> {
  const payment = await lockPayment(trx, paymentId);
  if (!payment) throw notFound();
  if (payment.state === 'CANCELLED')
    throw new RequestError(errorCode.conflict, fundsMessages.canceledPayment());
  if (payment.state === 'PAID') return payment;
  const { transactionId } = await ledger(clock).settle(trx, {
    kind: 'top-up',
    wallet: postageWallet,
    key: paymentId,
    cause: { kind: 'payment', id: paymentId, detail: { reference: payment.reference } },
    shares: [{ account: 'cash', minor: -payment.amount.minor }],
  });
  await endPayment(trx, paymentId, { state: 'PAID', transactionId, at: clock.now() });
  return { ...payment, state: 'PAID' };
}
