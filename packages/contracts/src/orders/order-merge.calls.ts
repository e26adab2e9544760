import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { commaList, wireId, wireText } from '../core/wire-values.ts';

const base = productService('order');

/** Fields that a merged order has at most once, although its orders may each have their own. */
export const mergeLossFields = [
  'sender',
  'shipBy',
  'signatureType',
  'reference',
  'reference2',
  'phone',
  'email',
  'customsContents',
  'nonDelivery',
  'customsSigner',
  'tags',
  'packages',
] as const;
export type MergeLossField = (typeof mergeLossFields)[number];

/** The values of one field that a merge would lose. */
export const mergeLoss = z.object({
  field: z.enum(mergeLossFields),
  /** The value that the merge would have instead; empty: none. For tags, existing ones are not listed. */
  kept: wireText,
  lost: z.array(z.object({ orderNo: z.string(), value: z.string() })),
});
export type MergeLoss = z.infer<typeof mergeLoss>;

/** Maximum number of orders per merge. */
export const mergedMost = 50;

/** Ours: orders with one recipient that are shipped as one. */
export const orderMergeApi = defineService('order-merge', {
  /**
   * Merges several orders with the same recipient into one: it has all their lines and packages, and they are canceled and refer
   * to it. Refused with 409 if one of them cannot be merged, or if they differ in something that a parcel has only once; with 400
   * at `serviceOf` if they name different services and none is chosen.
   */
  merge: {
    method: 'POST',
    path: `${base}/order/merge`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Merges orders of the same recipient into a new one.',
    body: z.object({
      orderIds: z.array(wireId).min(2).max(mergedMost),
      /** The order whose carrier and service the merge uses. Default: the service that they name, if there is only one. */
      serviceOf: wireId.optional(),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
  },
  /** Refused like `merge`. A back end without it only lacks the warning (decision D2). */
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
