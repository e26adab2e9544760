import type { BookFindings } from '@lading/contracts/funds';

/** What a check of the ledger gives when all is well. */
export const noFindings: BookFindings = {
  drifted: [],
  unbalanced: [],
  misstated: [],
  uncredited: [],
  mischarged: [],
  mispaid: [],
  staleHolds: [],
};
