import { z } from 'zod';
import { country } from '../core/country.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { attentionChoices } from './attention.ts';
import { labelChoices } from './label.ts';
import { shipmentDetail } from './shipment-detail.ts';
import { shipmentService, shipmentStatuses, shipmentSummary } from './shipment.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId } from '../core/wire-values.ts';
import { productService } from '../core/product.ts';
import { defineService } from '../core/define-service.ts';

const base = productService('shipment');
const sortable = ['shipmentNo', 'orderNo', 'createTime', 'shipDate', 'postage'] as const;
const filters = {
  shipmentStatus: z.enum(shipmentStatuses).optional(),
  attention: z.enum(attentionChoices).optional(),
  label: z.enum(labelChoices).optional(),
  /** As the shipment has it, in full. */
  carrierName: z.string().min(1).max(200).optional(),
  /** The code of its service, in full. */
  serviceCode: z.string().min(1).max(200).optional(),
  /** The store of its order. */
  storeId: wireId.optional(),
  /** The batch that its label was bought with. */
  batchId: wireId.optional(),
  /** ISO 3166-1 code of the recipient's country. */
  countryCode: z.string().min(1).max(10).optional(),
  /** Ship dates from this day to that one, inclusive. */
  shipFrom: calendarDay.optional(),
  shipTo: calendarDay.optional(),
  ...createdBetween,
};

/** Shipments and the country list (spec §7; decision D9). */
export const shippingApi = defineService('shipping', {
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
    summary: 'Lists shipments.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(shipmentSummary),
  },
  /** Ours, for the tabs of the list; a back end without it only lacks their numbers (decision D2). */
  shipmentStatusCounts: {
    method: 'GET',
    path: `${base}/shipment/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the shipments that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters).omit({ shipmentStatus: true }),
    data: statusCountsOf(shipmentStatuses),
    errors: 'silent',
  },
  /** Ours, for the filters of the list; a back end without it only lacks these (decision D2). */
  shipmentFacets: {
    method: 'GET',
    path: `${base}/shipment/facets`,
    access: 'signed-in',
    summary:
      'The carriers, the services and the destination countries that shipments have, in order; the first 200 of each.',
    data: z.object({
      carriers: z.array(z.string()),
      countries: z.array(z.string()),
      /** By code, as a recent shipment names them; absent if a back end does not report them. */
      services: z.array(shipmentService).nullish(),
    }),
    errors: 'silent',
  },
  /** Ours. */
  shipmentDetail: {
    method: 'GET',
    path: `${base}/shipment/detail/{shipmentId}`,
    access: 'signed-in',
    summary: 'One shipment with its packages, timeline, money and labels.',
    params: z.object({ shipmentId: wireId }),
    data: shipmentDetail,
  },
  /** Ours: reports to stores are retried automatically for a day (decision D21). */
  retryReport: {
    method: 'POST',
    path: `${base}/shipment/retryReport`,
    access: 'signed-in',
    summary: 'Retries a failed report of a shipment to the store of its order.',
    body: z.object({ reportId: wireId }),
    data: shipmentDetail,
  },
  /** Ours: the filtered and sorted list as a file, created in the background (decision D7). */
  exportShipments: {
    method: 'POST',
    path: `${base}/shipment/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the shipments of the list.',
    body: exportOf(listChoice(sortable).extend({ ...filters, ...chosenRows })),
    data: startedTask,
  },
});
