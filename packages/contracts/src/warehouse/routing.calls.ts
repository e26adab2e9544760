import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId, wireText } from '../core/wire-values.ts';
import { outboundStatuses } from './outbound.ts';
import { routingDecision, routingSettings } from './routing.ts';

const base = `${productService('outbound')}/oms/outbound/routing` as const;

/** Which warehouse ships an order, and why (warehouse design, f). Our own. */
export const routingApi = defineService('routing', {
  routingSettings: {
    method: 'GET',
    path: `${base}/settings`,
    access: 'signed-in',
    summary: 'The routing settings, with a row for each warehouse of the organization.',
    data: routingSettings,
  },
  /** Omitted warehouses keep their settings. */
  saveRoutingSettings: {
    method: 'POST',
    path: `${base}/settings/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Saves the routing settings.',
    body: routingSettings,
    data: routingSettings,
  },
  orderRouting: {
    method: 'GET',
    path: `${base}/order/{orderId}`,
    access: 'signed-in',
    summary: 'The warehouse that an order was routed to, and why.',
    params: z.object({ orderId: wireId }),
    data: z.object({
      outbound: z
        .object({
          outboundId: wireId,
          outboundNo: z.string(),
          status: z.enum(outboundStatuses),
          warehouseName: wireText,
        })
        .nullable(),
      decision: routingDecision.nullable(),
    }),
    errors: 'silent',
  },
});
