import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { halfWidth } from '../core/half-width.ts';
import { wireId } from '../core/wire-values.ts';
import { limits } from '../core/limits.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { labelPrint } from './printing.ts';
import { shippedElsewhere } from './marked-shipment.ts';
import { labelFormats, labelPurchase, labelVoid, purchaseRequest, voidStates } from './label.ts';

const base = `${productService('shipment')}/label` as const;
const voidBase = '/ezeeship-api/ezeeship/void';
/** `from` and `to` apply to the moment of the request. */
const voidFilters = { state: z.enum(voidStates).optional(), ...createdBetween };

const markedShipment = z.object({ shipmentId: wireId, shipmentNo: z.string() });

/** Buying, printing and voiding labels (spec §2, "Shipment Service"; decisions D14, D17). Our own. */
export const labelsApi = defineService('labels', {
  /**
   * Requires an `Idempotency-Key`, which identifies this one purchase: a repetition returns its result. Another body with the
   * same key is refused with code 409; so is a quote without an order between incomplete addresses, or across a border without a
   * declaration of the goods (decision 0172).
   */
  purchase: {
    method: 'POST',
    path: `${base}/purchase`,
    access: 'signed-in',
    audit: 'purchase',
    idempotent: true,
    summary: 'Buys the labels of a shipment at a rate of a quote: hold, carrier, charge.',
    body: purchaseRequest,
    data: labelPurchase,
    /** The carrier has 60 s to reply; otherwise the purchase is looked up. */
    timeoutMs: limits.http.timeoutMs + 10_000,
  },
  purchaseDetail: {
    method: 'GET',
    path: `${base}/purchase/{purchaseId}`,
    access: 'signed-in',
    summary: 'The result of a purchase.',
    params: z.object({ purchaseId: wireId }),
    data: labelPurchase,
  },
  labelFile: {
    method: 'GET',
    path: `${base}/file/{labelId}`,
    access: 'signed-in',
    summary: 'One label as a file.',
    params: z.object({ labelId: wireId }),
    query: z.object({ format: z.enum(labelFormats).default('pdf') }),
    reply: 'file',
  },
  /** Reprints are free. */
  printLabels: {
    method: 'POST',
    path: `${base}/merge`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The labels of shipments as one file, in the given order; marks them as printed.',
    body: labelPrint.extend({ shipmentIds: z.array(wireId).min(1).max(limits.list.pageSizeMaximum) }),
    reply: 'file',
  },
  /** Free, and not a label: rulers and a barcode, to check that a printer prints in the right size. */
  testCard: {
    method: 'GET',
    path: `${base}/testCard`,
    access: 'signed-in',
    summary: 'A test card with rulers, to check that a printer prints labels in their exact size.',
    query: labelPrint,
    reply: 'file',
  },
  /** A repetition returns the current state; a request that the carrier rejected is sent again. */
  voidLabels: {
    method: 'POST',
    path: `${base}/void`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Voids the labels of a shipment that is not in transit; refunded once the carrier confirms.',
    body: z.object({ shipmentId: wireId }),
    data: labelVoid,
  },
  /** Refused with 409 if the order's state allows no label. Its store is notified like for a label, unless `tellsStore` says otherwise. */
  markShipped: {
    method: 'POST',
    path: `${base}/markShipped`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Marks an order as shipped with a label from elsewhere, or without one.',
    body: z.object({
      orderId: wireId,
      ...shippedElsewhere,
      /** Empty: none. */
      trackingNumber: z.string().overwrite(halfWidth).trim().max(100).default(''),
    }),
    data: markedShipment,
  },
  withdrawMark: {
    method: 'POST',
    path: `${base}/withdrawMark`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Undoes a manual mark as shipped; the order can be shipped again.',
    body: z.object({ shipmentId: wireId }),
    data: markedShipment,
  },
  voidPage: {
    method: 'GET',
    path: `${voidBase}/page`,
    access: 'signed-in',
    summary: 'The voids of labels, newest first.',
    query: listQuery(['requestTime']).extend(voidFilters),
    data: pageOf(labelVoid),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportVoids: {
    method: 'POST',
    path: `${voidBase}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the voids of the list.',
    body: exportOf(listChoice(['requestTime']).extend({ ...voidFilters, ...chosenRows })),
    data: startedTask,
  },
});
