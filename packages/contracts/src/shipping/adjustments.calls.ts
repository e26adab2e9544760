import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { adjustment, adjustmentStates, disputeReasons } from './adjustment.ts';

const base = '/ezeeship-api/ezeeship/adjustment';
const filters = { state: z.enum(adjustmentStates).optional(), ...createdBetween };

/** Later charges of carriers, and disputes of them (spec §2, "Postage"; decision D17). Our own. */
export const adjustmentsApi = defineService('adjustments', {
  adjustmentPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Carrier adjustments, newest first.',
    query: listQuery(['chargedTime']).extend(filters),
    data: pageOf(adjustment),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportAdjustments: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the adjustments of the list.',
    body: exportOf(listChoice(['chargedTime']).extend({ ...filters, ...chosenRows })),
    data: startedTask,
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
