import { z } from 'zod';
import { money } from '../core/money.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { adjustmentReasons } from '../shipping/adjustment.ts';
import { rateLineKinds } from '../shipping/rate.ts';
import { feeCodes, rateRule } from './rate-rules.ts';

/** The ledger accounts of every organization (decision D17). `wallet` and `held` belong to one wallet each. */
export const ledgerAccounts = [
  'wallet',
  'held',
  'carrier-payable',
  'carrier-refund-receivable',
  'insurance',
  'markup',
  'cash',
  'adjustment',
  'rounding',
  'warehouse-payable',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

/** What a transaction of the ledger does. */
export const transactionKinds = [
  'top-up',
  'hold',
  'release',
  'purchase',
  'void',
  'adjustment',
  'dispute',
  'claim',
  'fee',
  'service',
  'withdrawal',
  'reversal',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** The cause of a ledger transaction; its id identifies it. */
export const causeKinds = [
  'payment',
  'withdrawal',
  'client-payment',
  'label-purchase',
  'label-void',
  'label-adjustment',
  'label-claim',
  'pickup',
  'address-change',
  'warehouse-charge',
] as const;
export type CauseKind = (typeof causeKinds)[number];

/** A wallet as its owner sees it. */
export const walletBalance = z.object({
  walletId: wireId,
  /** The spendable amount, without the credit limit; below zero after an adjustment. */
  available: money,
  /** Set aside for pending purchases. */
  held: money,
  /** Refunds of voided labels that the carrier has not confirmed. */
  pendingRefunds: money,
  /** Spent since the first of the month in the person's time zone, less refunds. */
  monthSpend: money,
  creditLimit: money,
  /** Below this the owners are notified; null: they are not. */
  lowBalance: money.nullable(),
});
export type WalletBalance = z.infer<typeof walletBalance>;

/**
 * One line of a wallet's statement: a transaction and its final effect. Held money still counts, so holds and releases are not
 * lines, and a purchase is one line regardless of its hold.
 */
export const statementLine = z.object({
  transactionId: wireId,
  time: wireTime,
  kind: z.enum(transactionKinds),
  /** The effect of the transaction on the wallet, `available` and `held` together. */
  amount: money,
  /** `available` and `held` together after it. */
  balance: money,
  /** The cause, such as `label-purchase`, and its id. */
  causeKind: z.string(),
  causeId: z.string(),
  /** Names of the cause that people know: shipment number, tracking number, payment reference. */
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type StatementLine = z.infer<typeof statementLine>;

/** The charges of a transaction that follow from one rule of a rate card. */
const explainedCharges = z.object({
  fee: z.enum(feeCodes),
  cardName: wireText,
  rule: rateRule.nullable(),
  /** How many charges. */
  charges: z.number().int(),
  /** Decimal texts; the amount has six places. Below zero where charges are given back. */
  quantity: z.string(),
  amount: z.string(),
});
export type ExplainedCharges = z.infer<typeof explainedCharges>;

/** A transaction with all its entries: the answer to "explain this amount". */
export const explainedTransaction = z.object({
  transactionId: wireId,
  time: wireTime,
  kind: z.enum(transactionKinds),
  causeKind: z.string(),
  causeId: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number()])),
  entries: z.array(z.object({ account: z.enum(ledgerAccounts), amount: money })),
  /** For labels: the quoted rate and, line by line, what was charged; otherwise null. */
  label: z
    .object({
      quoted: money,
      /** The amount charged at purchase; null if they were not charged. */
      charged: money.nullable(),
      lines: z.array(z.object({ kind: z.enum(rateLineKinds), amount: money })),
    })
    .nullable(),
  /** Of what a carrier charged afterwards, or gave back of it: what the labels cost before and after; null for everything else. */
  adjustment: z
    .object({
      reason: z.enum(adjustmentReasons),
      was: money,
      now: money,
      /** What of the difference a void had given back before, so that it was not given back again. */
      refundedBefore: money,
    })
    .nullable(),
  /** Of what a warehouse charged: its charges by rule of the rate card, which round to the amount; null for everything else. */
  charges: z.array(explainedCharges).nullable(),
  /** Others of the same cause, oldest first: the hold before a purchase, its void, its adjustments. */
  related: z.array(
    z.object({
      transactionId: wireId,
      time: wireTime,
      kind: z.enum(transactionKinds),
      /** Its effect on `available`. */
      amount: money,
    }),
  ),
});
export type ExplainedTransaction = z.infer<typeof explainedTransaction>;

export const paymentMethods = ['bank-transfer', 'demo'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentStates = ['PENDING', 'PAID', 'CANCELLED', 'REVERSED'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A payment into a wallet. */
export const payment = z.object({
  paymentId: wireId,
  amount: money,
  method: z.enum(paymentMethods),
  state: z.enum(paymentStates),
  /** The reference that the payer writes on a bank transfer. */
  reference: z.string(),
  /** Page where a payment of the demo is confirmed; absent for a transfer. */
  payAt: z.string().optional(),
  /** The wallet requested it itself (automatic top-up). */
  isAutomatic: z.boolean(),
  time: wireTime,
});
export type Payment = z.infer<typeof payment>;
