import type { BookFindings } from '@lading/contracts/funds';

/** The result of a ledger check without findings. */
export const noFindings: BookFindings = {
  drifted: [],
  unbalanced: [],
  misstated: [],
  uncredited: [],
  mischarged: [],
  misadjusted: [],
  misrefunded: [],
  mispaid: [],
  staleHolds: [],
};
