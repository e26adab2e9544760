import { z } from 'zod';
import { defineService } from '../../core/define-service.ts';
import { limits } from '../../core/limits.ts';
import { listChoice, listQuery, pageOf, statusCountsOf } from '../../core/page.ts';
import { wireId } from '../../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../../tasks/export.ts';
import {
  claim,
  claimDetail,
  claimDraft,
  claimFile,
  claimReply,
  claimStates,
  insuredShipment,
} from './claim.ts';

const base = '/ezeeship-api/ezeeship/claim' as const;
/** An insurer has 60 s to reply. */
const timeoutMs = limits.http.timeoutMs + 10_000;
const sortable = ['createTime', 'closesTime'] as const;
const filters = { state: z.enum(claimStates).optional() };
const ofClaim = z.object({ claimId: wireId });

/** Claims on insured shipments (spec §2, "Shipment Service"). Our own. */
export const claimsApi = defineService('claims', {
  claimPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Insurance claims, newest first.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(claim),
  },
  claimStateCounts: {
    method: 'GET',
    path: `${base}/stateCounts`,
    access: 'signed-in',
    summary: 'Counts the claims that match a search, by status.',
    query: listChoice(sortable).pick({ search: true }),
    data: statusCountsOf(claimStates),
    errors: 'silent',
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportClaims: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the claims of the list.',
    body: exportOf(listChoice(sortable).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
  claimDetail: {
    method: 'GET',
    path: `${base}/detail/{claimId}`,
    access: 'signed-in',
    summary: 'A claim with its messages and files.',
    params: ofClaim,
    data: claimDetail,
  },
  /** The latest two hundred; any other one by its id. */
  insuredShipments: {
    method: 'GET',
    path: `${base}/eligible`,
    access: 'signed-in',
    summary:
      'Insured shipments with the amount and deadline that can be claimed, or why they cannot be claimed.',
    query: z.object({ shipmentId: wireId.optional() }),
    data: z.array(insuredShipment),
  },
  /** A shipment has at most one open claim: an existing draft is changed. */
  saveClaim: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    summary: 'Creates or changes a draft claim of a shipment.',
    body: claimDraft,
    data: claimDetail,
  },
  /** Submitting again changes nothing. */
  submitClaim: {
    method: 'POST',
    path: `${base}/submit`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Submits a draft to the insurer, with its files.',
    body: ofClaim,
    data: claimDetail,
    timeoutMs,
  },
  replyClaim: {
    method: 'POST',
    path: `${base}/reply`,
    access: 'signed-in',
    summary: 'Replies to the insurer, with the files added since.',
    body: claimReply,
    data: claimDetail,
    timeoutMs,
  },
  cancelClaim: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Cancels a claim that is not decided yet.',
    body: ofClaim,
    data: claimDetail,
    timeoutMs,
  },
  claimFile: {
    method: 'GET',
    path: `${base}/file/{fileId}`,
    access: 'signed-in',
    summary: 'One file of a claim.',
    params: z.object({ fileId: wireId }),
    reply: 'file',
  },
  /** Idempotent by key. */
  addClaimFile: {
    method: 'POST',
    path: `${base}/file/add`,
    access: 'signed-in',
    summary: 'Adds a file to a claim: PDF, JPEG or PNG, at most 10 MB.',
    encoding: 'multipart',
    files: { file: 'required' },
    body: z.object({ claimId: wireId, uploadKey: z.string().min(8).max(100) }),
    data: claimFile,
    errors: 'silent',
  },
  removeClaimFile: {
    method: 'POST',
    path: `${base}/file/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes a file that the insurer does not have yet.',
    body: z.object({ fileId: wireId }),
    data: z.null(),
  },
});
