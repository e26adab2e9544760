import { withdrawalMessages, type WithdrawalState } from '@lading/contracts/funds';
import type { LocalizedMessage } from '@lading/contracts/core';

/** How many days carriers may adjust the cost of a label. */
export const adjustedForDays = 30;
/** The share of the cost of labels in that time that stays in the wallet for adjustments. */
const adjustedShare = 0.1;

/**
 * How many withdrawals an organization may request within {@link dailySpanMs}, including canceled and refused ones. Only one waits at a
 * time and a transfer takes about a day, so further ones are corrections. Each is mailed to every owner and read by an operator, who
 * could overlook one by an intruder among many.
 */
export const dailyWithdrawals = 5;
export const dailySpanMs = 24 * 3_600_000;

/**
 * How much may be withdrawn from a wallet, and how much of its available balance is kept: for adjustments of labels, or up to the
 * threshold of automatic top-up, whichever is more. Held money is not available, and a credit limit is for purchases only. Minor units.
 */
export function withdrawable(wallet: { available: number; labelsSpent: number; topUpThreshold: number }): {
  most: number;
  kept: number;
} {
  const available = Math.max(0, wallet.available);
  const reserve = Math.max(Math.ceil(wallet.labelsSpent * adjustedShare), wallet.topUpThreshold);
  const kept = Math.min(available, reserve);
  return { most: available - kept, kept };
}

/** What is shown of an account number: its last four characters, and of a short one no more than half. */
export const accountEndOf = (accountNumber: string): string =>
  accountNumber.slice(-Math.min(4, Math.floor(accountNumber.length / 2)));

/** Why a withdrawal that has ended cannot be changed. */
export const endedText: Readonly<Record<Exclude<WithdrawalState, 'PENDING'>, () => LocalizedMessage>> = {
  PAID: withdrawalMessages.paidAlready,
  REFUSED: withdrawalMessages.refusedAlready,
  CANCELLED: withdrawalMessages.canceledAlready,
  RETURNED: withdrawalMessages.returnedAlready,
};
