import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** What a check of the ledger looks for. */
export const bookFindingKinds = [
  'drifted',
  'unbalanced',
  'misstated',
  'uncredited',
  'mischarged',
  'misadjusted',
  'misrefunded',
  'mispaid',
  'staleHolds',
] as const;

/** The findings of the check: at most 100 ids of each kind; every list is empty if the books are correct. */
export const bookFindings = z.object({
  /** Wallets whose balance is not the sum of their entries, or whose held amount is not the sum of their holds. */
  drifted: z.array(wireId),
  /** Transactions that do not sum to zero, or have no entries. */
  unbalanced: z.array(wireId),
  /** Transactions with a recorded balance that differs from the sum of the entries. */
  misstated: z.array(wireId),
  /** Payments marked as paid without a matching ledger entry. */
  uncredited: z.array(wireId),
  /** Label purchases paid with another amount than the carrier charged. */
  mischarged: z.array(wireId),
  /** Label purchases with an adjustment or a won dispute that differs from the carrier's report, or is in the ledger or on record only. */
  misadjusted: z.array(wireId),
  /** Label purchases whose void was refunded with another amount than it must be, without being granted, or not at all. */
  misrefunded: z.array(wireId),
  /** Withdrawals whose hold or posting does not match their state. */
  mispaid: z.array(wireId),
  /** Holds open for longer than an hour. */
  staleHolds: z.array(wireId),
});
export type BookFindings = z.infer<typeof bookFindings>;

/** A check of the ledger, and when it was made. */
export const bookCheck = z.object({ time: wireTime, findings: bookFindings });
