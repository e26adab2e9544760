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
    summary: 'How orders find their warehouse; one row for each warehouse of the organization.',
    data: routingSettings,
  },
  /** Warehouses that are left out keep what they have. */
  saveRoutingSettings: {
    method: 'POST',
    path: `${base}/settings/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Saves how orders find their warehouse.',
    body: routingSettings,
    data: routingSettings,
  },
  orderRouting: {
    method: 'GET',
    path: `${base}/order/{orderId}`,
    access: 'signed-in',
    summary: 'With which warehouse an order is, and why it is there or nowhere.',
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
