import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';

const base = productService('order');

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
      orderIds: z.array(wireId).min(2).max(50),
      /** The one of them whose carrier and service the merge takes. Default: the service that they name, where it is one. */
      serviceOf: wireId.optional(),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
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
