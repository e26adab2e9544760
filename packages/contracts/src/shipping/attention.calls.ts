import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { attentionCounts } from './attention.ts';

const base = `${productService('shipment')}/shipment` as const;

/** Shipments that need attention (shipping design, "Shipments": the filter of exceptions). Our own. */
export const attentionApi = defineService('shipment-attention', {
  attentionCounts: {
    method: 'GET',
    path: `${base}/attention`,
    access: 'signed-in',
    summary: 'Counts the shipments that need attention, by reason.',
    data: attentionCounts,
    errors: 'silent',
  },
  /** They need no attention until the carrier reports something new. Repeating it changes nothing. */
  handleShipments: {
    method: 'POST',
    path: `${base}/handled`,
    access: 'signed-in',
    summary: 'Marks shipments that need attention as handled, or as not handled.',
    body: z.object({
      shipmentIds: z.array(wireId).min(1).max(limits.list.pageSizeMaximum),
      isHandled: z.boolean(),
    }),
    data: attentionCounts,
  },
});
