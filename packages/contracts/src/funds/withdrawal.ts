import { z } from 'zod';
import { halfWidth } from '../core/half-width.ts';
import { ruleMessage } from '../core/localized-message.ts';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { recordedAmount } from './auto-top-up.ts';
import { isBankCode, isIban, isPlainNumber } from './bank-account-rules.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

/**
 * Where a withdrawal stands: it waits for an operator, who pays or refuses it; until then it can be canceled. `RETURNED`: it was paid, and
 * the bank sent it back.
 */
export const withdrawalStates = ['PENDING', 'PAID', 'REFUSED', 'CANCELLED', 'RETURNED'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** How an account is named: by its IBAN, or by its number and the code of its bank. */
export const accountForms = ['number', 'iban'] as const;
export type AccountForm = (typeof accountForms)[number];

const plain = (text: string): string => halfWidth(text).replaceAll(/[\s-]/g, '').toUpperCase();

/** A bank account to pay to. Numbers come without spaces and hyphens, whatever way they are written. */
export const bankAccount = z.object({
  holder: z.string().trim().min(1).max(120),
  accountForm: z.enum(accountForms),
  accountNumber: z.string().max(60).overwrite(plain),
  /** Routing number (ABA) or BIC of the bank; may be left out beside an IBAN, which names the bank. */
  bankCode: z.string().max(40).overwrite(plain),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** What a withdrawal is asked for with. */
export const withdrawalRequest = bankAccount
  .extend({ amount: recordedAmount })
  .refine((given) => given.accountForm !== 'iban' || isIban(given.accountNumber), {
    path: ['accountNumber'],
    ...ruleMessage(withdrawalMessages.wrongIban.code),
  })
  .refine((given) => given.accountForm !== 'number' || isPlainNumber(given.accountNumber), {
    path: ['accountNumber'],
    ...ruleMessage(withdrawalMessages.wrongNumber.code),
  })
  .refine((given) => isBankCode(given.bankCode) || (given.accountForm === 'iban' && given.bankCode === ''), {
    path: ['bankCode'],
    ...ruleMessage(withdrawalMessages.wrongBankCode.code),
  });
export type WithdrawalRequest = z.infer<typeof withdrawalRequest>;

/** Money on its way out of a wallet, or what became of it. Of the account only its last characters are shown. */
export const withdrawal = z.object({
  withdrawalId: wireId,
  amount: money,
  state: z.enum(withdrawalStates),
  /** What it is known by on both sides. */
  reference: z.string(),
  accountEnd: z.string(),
  /** What the bank knows the payment by, once it is paid. */
  bankReference: wireText,
  /** Why it was refused, in the operator's words. */
  reason: wireText,
  time: wireTime,
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** What can be withdrawn now. */
export const withdrawalOffer = z.object({
  /** Withdrawals are the owners' to ask for and to cancel. */
  isAllowed: z.boolean(),
  most: money,
  /** What stays in the wallet of the available balance: for carriers' adjustments, or what automatic top-up keeps. */
  kept: money,
  /** The one that waits; null when none does. */
  waiting: withdrawal.nullable(),
});
export type WithdrawalOffer = z.infer<typeof withdrawalOffer>;

/** A withdrawal that waits, as operators pay it. */
export const operatorWithdrawal = withdrawal.extend({
  orgId: wireId,
  orgName: z.string(),
  account: bankAccount,
});
export type OperatorWithdrawal = z.infer<typeof operatorWithdrawal>;
