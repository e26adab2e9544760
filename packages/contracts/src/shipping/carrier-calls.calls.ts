import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { knownOnly, wireId } from '../core/wire-values.ts';
import { carrierCall, carrierCallBodies } from './carrier-call.ts';

const base = `${productService('shipment')}/carrier/call` as const;

/** The calls to carrier networks of the last 30 days, for owners (shipping design, "Shipments": trace). Our own. */
export const carrierCallsApi = defineService('carrier-calls', {
  shipmentCalls: {
    method: 'GET',
    path: `${base}/shipment/{shipmentId}`,
    access: 'signed-in',
    summary: 'The newest calls to carrier networks for a shipment, the newest first; for owners.',
    params: z.object({ shipmentId: wireId }),
    data: z.object({ calls: knownOnly(carrierCall) }),
    errors: 'silent',
  },
  callBodies: {
    method: 'GET',
    path: `${base}/bodies/{callId}`,
    access: 'signed-in',
    summary: 'The redacted bodies of a call to a carrier network; for owners.',
    params: z.object({ callId: wireId }),
    data: carrierCallBodies,
    errors: 'silent',
  },
});
