import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { adjustment, adjustmentStates, disputeReasons } from './adjustment.ts';

const base = '/ezeeship-api/ezeeship/adjustment';

/** Later charges of carriers, and disputes of them (spec §2, "Postage"; decision D17). Our own. */
export const adjustmentsApi = defineService('adjustments', {
  adjustmentPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Carrier adjustments, newest first.',
    query: listQuery(['chargedTime']).extend({
      state: z.enum(adjustmentStates).optional(),
      ...createdBetween,
    }),
    data: pageOf(adjustment),
  },
  /** A repetition returns the current state. */
  disputeAdjustment: {
    method: 'POST',
    path: `${base}/dispute`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Disputes an adjustment with its carrier; credited if accepted.',
    body: z.object({
      adjustmentId: wireId,
      reason: z.enum(disputeReasons),
      note: z.string().trim().max(1_000).optional(),
    }),
    data: adjustment,
  },
});
