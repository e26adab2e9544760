import { z } from 'zod';
import { country } from '../entities/country.ts';
import { exportOf, startedTask } from '../entities/export.ts';
import { listChoice, listQuery, pageOf } from '../entities/page.ts';
import { shipmentStatuses, shipmentSummary } from '../entities/shipment.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

const base = productService('shipment');
const sortable = ['shipmentNo', 'orderNo', 'createTime', 'postage'] as const;
const filters = { shipmentStatus: z.enum(shipmentStatuses).optional() };

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
    query: listQuery(sortable).extend(filters),
    data: pageOf(shipmentSummary),
  },
  /** Ours: the whole list as it is narrowed and sorted, as a file made in the background (decision D7). */
  exportShipments: {
    method: 'POST',
    path: `${base}/shipment/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Begins to write the shipments of the list to a file.',
    body: exportOf(listChoice(sortable).extend(filters)),
    data: startedTask,
  },
});
