import { z } from 'zod';
import { country } from '../entities/country.ts';
import { listQuery, pageOf } from '../entities/page.ts';
import { shipmentStatuses, shipmentSummary } from '../entities/shipment.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

const base = productService('shipment');

/** Shipments and the country list (spec §7; decision D9). */
export const shipment = defineService('shipment', {
  queryCountry: {
    method: 'GET',
    path: `${base}/address/queryCountry`,
    access: 'signed-in',
    summary: 'Every country with its code and its name in both languages.',
    data: z.array(country),
  },
  shipmentPage: {
    method: 'GET',
    path: `${base}/shipment/page`,
    access: 'signed-in',
    summary: 'Shipments, one page.',
    query: listQuery(['shipmentNo', 'orderNo', 'createTime', 'postage']).extend({
      shipmentStatus: z.enum(shipmentStatuses).optional(),
    }),
    data: pageOf(shipmentSummary),
  },
});
