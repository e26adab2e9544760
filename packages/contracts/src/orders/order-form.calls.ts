import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { orderWorkLimits } from './order-tag.ts';
import { orderDraft } from './order-draft.ts';

const base = productService('order');

/** Ours: orders written by hand. */
export const orderFormApi = defineService('order-form', {
  createOrder: {
    method: 'POST',
    path: `${base}/order/create`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Creates an order.',
    body: orderDraft.extend({
      /** The order that it was copied from. */
      copyOf: wireId.optional(),
      /** An internal note to begin with. */
      note: z.string().trim().max(orderWorkLimits.note).optional(),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
  },
  /**
   * Refused with 409 and `orders.editedMeanwhile` where the order is no longer of that version: `errors` names each field that differs,
   * with both values; nothing is written. `version` of the reply begins the next edit.
   */
  editOrder: {
    method: 'POST',
    path: `${base}/order/edit`,
    access: 'signed-in',
    summary: 'Edits an order.',
    body: orderDraft.extend({ orderId: wireId, version: z.number().int() }),
    data: z.object({ version: z.number().int() }),
  },
});
