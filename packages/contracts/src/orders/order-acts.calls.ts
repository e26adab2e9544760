import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { knownOnly, wireId } from '../core/wire-values.ts';
import { addressCheck } from '../shipping/address-check.ts';
import { orderActRequest, orderActs, orderEvent } from './order-acts.ts';
import { orderStatuses } from './order.ts';

const base = productService('order');

/** Ours: actions on orders, and their history. */
export const orderActsApi = defineService('order-acts', {
  /** Refused with 409 if the order's state does not allow the action: `params.allowedActs` of the refusal lists the allowed ones. */
  act: {
    method: 'POST',
    path: `${base}/order/act`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Holds, releases, cancels, restores, tags or annotates an order, or assigns its warehouse.',
    body: z.object({ orderId: wireId, request: orderActRequest }),
    data: z.object({ orderStatus: z.enum(orderStatuses), allowedActs: knownOnly(z.enum(orderActs)) }),
  },
  /**
   * Moves units of an order into a new order, `{orderNo}-2` and so on; at least one unit stays. The parts have the same recipient
   * and state; the packages stay with the original order. Refused with 409 if the order has another version by now.
   */
  split: {
    method: 'POST',
    path: `${base}/order/split`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Splits an order by lines and quantities.',
    body: z.object({
      orderId: wireId,
      version: z.number().int(),
      /** The content of the new order: positions of lines, from 0, and units. */
      lines: z
        .array(z.object({ line: z.number().int().min(0), quantity: z.number().int().min(1).max(999_999) }))
        .min(1)
        .max(500),
    }),
    data: z.object({ orderId: wireId, orderNo: z.string() }),
  },
  /** The order keeps the result until its address changes: `recipientCheck` of its detail. */
  checkRecipient: {
    method: 'POST',
    path: `${base}/order/checkRecipient`,
    access: 'signed-in',
    summary: 'Has a carrier check the address of an order. The order is not changed.',
    body: z.object({ orderId: wireId }),
    data: addressCheck,
    errors: 'silent',
  },
  timeline: {
    method: 'GET',
    path: `${base}/order/timeline/{orderId}`,
    access: 'signed-in',
    summary: 'The timeline of an order, newest first.',
    params: z.object({ orderId: wireId }),
    data: knownOnly(orderEvent),
    errors: 'silent',
  },
  warehouses: {
    method: 'GET',
    path: `${base}/order/warehouses`,
    access: 'signed-in',
    summary: 'The connected warehouses that orders can be assigned to.',
    data: z.array(z.object({ warehouseId: wireId, name: z.string() })),
    errors: 'silent',
  },
});
