import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { orderWorkLimits } from './order-tag.ts';
import { orderDraft } from './order-draft.ts';

const base = productService('order');

/** Ours: orders entered by hand. */
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
      /** A first internal note. */
      note: z.string().trim().max(orderWorkLimits.note).optional(),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
  },
  /**
   * Refused with 409 and `orders.editedMeanwhile` if the order has another version by now: `errors` lists each field that
   * differs, with both values; nothing is written. The next edit starts with the `version` of the reply.
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
