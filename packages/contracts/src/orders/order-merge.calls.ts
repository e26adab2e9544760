import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { commaList, wireId, wireText } from '../core/wire-values.ts';

const base = productService('order');

/** What a merge has once, or not at all, though its orders may each have their own. */
export const mergeLossFields = [
  'sender',
  'shipBy',
  'signatureType',
  'reference',
  'reference2',
  'phone',
  'email',
  'tags',
  'packages',
] as const;
export type MergeLossField = (typeof mergeLossFields)[number];

/** What of one field of orders a merge would not have. */
export const mergeLoss = z.object({
  field: z.enum(mergeLossFields),
  /** What the merge would have instead; none: nothing. Of tags, what it has is not named. */
  kept: wireText,
  lost: z.array(z.object({ orderNo: z.string(), value: z.string() })),
});
export type MergeLoss = z.infer<typeof mergeLoss>;

/** Orders that one call merges. */
export const mergedMost = 50;

/** Ours: orders of one recipient that are shipped as one. */
export const orderMergeApi = defineService('order-merge', {
  /**
   * Makes one order of several that go to the same recipient: it has all their lines and packages, and they are canceled and refer to it.
   * Refused with 409 where one of them cannot be merged, or where they differ in what a parcel has once; with 400 at `serviceOf` where they
   * name different services and none is chosen.
   */
  merge: {
    method: 'POST',
    path: `${base}/order/merge`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Merges orders of the same recipient into a new one.',
    body: z.object({
      orderIds: z.array(wireId).min(2).max(mergedMost),
      /** The one of them whose carrier and service the merge takes. Default: the service that they name, where it is one. */
      serviceOf: wireId.optional(),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
  },
  /** Refused as `merge` is. A back end without it only lacks the warning (decision D2). */
  mergePreview: {
    method: 'GET',
    path: `${base}/order/mergePreview`,
    access: 'signed-in',
    summary: 'What of orders their merge would not have, because a parcel has it once.',
    query: z.object({ orderIds: commaList.pipe(z.array(z.string()).min(2).max(mergedMost)) }),
    data: z.object({ losses: z.array(mergeLoss) }),
    errors: 'silent',
  },
  /** Refused with 409 once a label is bought, or is being bought. */
  undoMerge: {
    method: 'POST',
    path: `${base}/order/undoMerge`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Cancels a merged order and restores the original orders.',
    body: z.object({ orderId: wireId }),
    data: z.object({ orders: z.array(z.object({ orderId: wireId, orderNo: z.string() })) }),
  },
});
