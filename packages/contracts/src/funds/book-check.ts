import { z } from 'zod';
import { wireId, wireTime } from '../core/wire-values.ts';

/** What a check of the ledger looks for. */
export const bookFindingKinds = [
  'drifted',
  'unbalanced',
  'misstated',
  'uncredited',
  'mischarged',
  'mispaid',
  'staleHolds',
] as const;

/** What the books say of themselves: ids of at most 100 of each kind; every list is empty when all is well. */
export const bookFindings = z.object({
  /** Wallets whose balance is not the sum of their entries, or whose holds are not what is held. */
  drifted: z.array(wireId),
  /** Transactions that do not sum to zero, or have no entry. */
  unbalanced: z.array(wireId),
  /** Transactions after which another balance is written down than their entries come to. */
  misstated: z.array(wireId),
  /** Payments that count as paid and did not come into the ledger as they are. */
  uncredited: z.array(wireId),
  /** Label purchases that were paid by another amount than their carrier charged. */
  mischarged: z.array(wireId),
  /** Withdrawals whose hold or posting is not what their state says. */
  mispaid: z.array(wireId),
  /** Holds that are open for longer than an hour. */
  staleHolds: z.array(wireId),
});
export type BookFindings = z.infer<typeof bookFindings>;

/** A check of the ledger, and when it was made. */
export const bookCheck = z.object({ time: wireTime, findings: bookFindings });
