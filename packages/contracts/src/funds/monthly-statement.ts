import { z } from 'zod';
import { money } from '../core/money.ts';

/** A calendar month: `2026-11`. */
export const statementMonth = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** One month of a wallet, as the list of statements shows it. */
export const statementSummary = z.object({
  month: statementMonth,
  /** `available` and `held` together before its first line. */
  opening: money,
  /** Incoming and outgoing amounts (outgoing below zero). */
  moneyIn: money,
  moneyOut: money,
  closing: money,
  /** Lines of the ledger. */
  lines: z.number().int().nonnegative(),
  /** The month is over and its figures are final. */
  isComplete: z.boolean(),
});
export type StatementSummary = z.infer<typeof statementSummary>;

/** File formats of a statement. */
export const statementFormats = ['pdf', 'csv'] as const;
export type StatementFormat = (typeof statementFormats)[number];
