import { withdrawalMessages, type WithdrawalState } from '@lading/contracts/funds';
import type { LocalizedMessage } from '@lading/contracts/core';

/** For how long carriers adjust what a label cost. */
export const adjustedForDays = 30;
/** Of what labels cost in that time so much stays in the wallet for adjustments. */
const adjustedShare = 0.1;

/**
 * Requests of an organization within {@link dailySpanMs}, canceled and refused ones too. One waits at a time and a transfer takes about a day, so that
 * more than one are corrections. Each is mailed to every owner and read by an operator: among many more, one of a stranger would be overlooked.
 */
export const dailyWithdrawals = 5;
export const dailySpanMs = 24 * 3_600_000;

/**
 * What may go out of a wallet, and what stays of its available balance: for adjustments of labels, or what automatic top-up keeps,
 * whichever is more. Held money is not available, and a credit limit is for purchases alone. Minor units.
 */
export function withdrawable(wallet: { available: number; labelsSpent: number; topUpThreshold: number }): {
  most: number;
  kept: number;
} {
  const available = Math.max(0, wallet.available);
  const wanted = Math.max(Math.ceil(wallet.labelsSpent * adjustedShare), wallet.topUpThreshold);
  const kept = Math.min(available, wanted);
  return { most: available - kept, kept };
}

/** What is shown of an account number: its last four characters, and of a short one no more than half. */
export const accountEndOf = (accountNumber: string): string =>
  accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)));

/** Why a withdrawal that has ended is not changed any more. */
export const endedText: Readonly<Record<Exclude<WithdrawalState, 'PENDING'>, () => LocalizedMessage>> = {
  PAID: withdrawalMessages.paidAlready,
  REFUSED: withdrawalMessages.refusedAlready,
  CANCELLED: withdrawalMessages.canceledAlready,
  RETURNED: withdrawalMessages.returnedAlready,
};
