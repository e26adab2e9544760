import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { countKeptMost, countReasons, countResult } from './count.ts';
import {
  bin,
  binCode,
  binDraft,
  eventKey,
  floorInbound,
  floorInboundRow,
  floorOutbound,
  floorOutboundRow,
  floorWarehouse,
} from './floor.ts';
import { floorReturn, floorReturnRow } from './returns.ts';
import { returnDispositions } from './stock.ts';
import { floorWork, someUnits } from './request-parts.ts';

const site = '/api/wms-business/wms';
const inbound = `${productService('inbound')}/wms/inbound` as const;
const outbound = `${productService('outbound')}/wms/outbound` as const;

const returned = `${productService('return')}/wms` as const;

const ofWarehouse = z.object({ warehouseId: wireId });
const inboundEvent = z.object({ inboundId: wireId, eventKey });
const returnEvent = z.object({ returnId: wireId, eventKey });
const outboundEvent = z.object({ outboundId: wireId, eventKey });
/** A scanned or typed product code: its SKU or any of its barcodes. */
const scannedCode = z.string().trim().min(1).max(100);
const count = z.number().int().min(0).max(999_999);

/** The floor of a warehouse: actions of its provider's staff (decision D15), each an event that is idempotent by key. Our own. */
export const floorApi = defineService('floor', {
  warehouses: {
    method: 'GET',
    path: `${site}/warehouse/list`,
    access: 'warehouse',
    summary: 'The warehouses that the organization provides.',
    data: z.array(floorWarehouse),
  },
  bins: {
    method: 'GET',
    path: `${site}/bin/list`,
    access: 'warehouse',
    summary: 'The bins of a warehouse with their stock.',
    query: ofWarehouse,
    data: z.array(bin),
  },
  saveBins: {
    method: 'POST',
    path: `${site}/bin/save`,
    access: 'warehouse',
    audit: 'setting',
    summary: 'Adds bins, or changes those of the same code.',
    body: ofWarehouse.extend({ bins: z.array(binDraft).min(1).max(500) }),
    data: z.array(bin),
  },
  binLabels: {
    method: 'POST',
    path: `${site}/bin/labels`,
    access: 'warehouse',
    summary: 'Labels of bins, 4 by 2 inches each, for paper or a label printer.',
    body: ofWarehouse.extend({
      binCodes: z.array(binCode).min(1).max(500),
      format: z.enum(['pdf', 'zpl']),
    }),
    reply: 'file',
  },
  inbounds: {
    method: 'GET',
    path: `${inbound}/list`,
    access: 'warehouse',
    summary: 'Inbounds that are expected or in progress, the earliest first.',
    query: floorWork,
    data: z.array(floorInboundRow),
  },
  inboundDetail: {
    method: 'GET',
    path: `${inbound}/detail/{inboundId}`,
    access: 'warehouse',
    summary: 'One inbound with its expected and counted units.',
    params: z.object({ inboundId: wireId }),
    data: floorInbound,
  },
  arrive: {
    method: 'POST',
    path: `${inbound}/arrive`,
    access: 'warehouse',
    summary: 'Marks an inbound as arrived.',
    body: inboundEvent,
    data: floorInbound,
  },
  receive: {
    method: 'POST',
    path: `${inbound}/count`,
    access: 'warehouse',
    summary: 'Counts units of one product, good and damaged.',
    body: inboundEvent
      .extend({ code: scannedCode, good: count, damaged: count.default(0) })
      .refine(({ good, damaged }) => good + damaged > 0, { path: ['good'] }),
    data: floorInbound,
  },
  putAway: {
    method: 'POST',
    path: `${inbound}/putaway`,
    access: 'warehouse',
    summary: 'Puts counted units into a bin, which makes them available.',
    body: inboundEvent.extend({ code: scannedCode, quantity: someUnits, binCode }),
    data: floorInbound,
  },
  closeInbound: {
    method: 'POST',
    path: `${inbound}/close`,
    access: 'warehouse',
    summary: 'Closes an inbound; units that did not arrive are recorded as missing.',
    body: inboundEvent,
    data: floorInbound,
  },
  returns: {
    method: 'GET',
    path: `${returned}/list`,
    access: 'warehouse',
    summary: 'Returns that are expected or being inspected, arrived ones first.',
    query: floorWork,
    data: z.array(floorReturnRow),
  },
  returnDetail: {
    method: 'GET',
    path: `${returned}/detail/{returnId}`,
    access: 'warehouse',
    summary: 'One return with its expected and inspected units.',
    params: z.object({ returnId: wireId }),
    data: floorReturn,
  },
  arriveReturn: {
    method: 'POST',
    path: `${returned}/arrive`,
    access: 'warehouse',
    summary: 'Marks a return as arrived.',
    body: returnEvent,
    data: floorReturn,
  },
  inspectReturn: {
    method: 'POST',
    path: `${returned}/inspect`,
    access: 'warehouse',
    summary: 'Inspects units of one product: restocks them, marks them as damaged, or disposes of them.',
    body: returnEvent.extend({
      code: scannedCode,
      quantity: someUnits,
      disposition: z.enum(returnDispositions),
      /** Required for the shelf; damaged goods go to the bench's own bin without one. */
      binCode: binCode.nullish(),
      note: z.string().trim().max(200).nullish(),
    }),
    data: floorReturn,
  },
  completeReturn: {
    method: 'POST',
    path: `${returned}/complete`,
    access: 'warehouse',
    summary: 'Completes a return; units that did not arrive are recorded as missing.',
    body: returnEvent,
    data: floorReturn,
  },
  countBin: {
    method: 'POST',
    path: `${site}/count`,
    access: 'warehouse',
    summary: 'Counts one product in one bin and adjusts the difference, with its reason.',
    body: ofWarehouse.extend({
      eventKey,
      binCode,
      code: scannedCode,
      counted: count,
      reason: z.enum(countReasons),
      /** How long ago the units were counted, if the device had no connection: refused if units of the product moved in the bin since. */
      keptSeconds: z.number().int().min(0).max(countKeptMost).optional(),
    }),
    data: countResult,
  },
  undo: {
    method: 'POST',
    path: `${site}/event/undo`,
    access: 'warehouse',
    summary: 'Reverses an arrival, a count, a put-away, a pick or an inspection, once.',
    body: z.object({ eventId: wireId, eventKey }),
    data: z.object({ eventId: wireId }),
  },
  outbounds: {
    method: 'GET',
    path: `${outbound}/list`,
    access: 'warehouse',
    summary: 'Outbounds to pick, pack or ship, the most urgent first.',
    query: floorWork,
    data: z.array(floorOutboundRow),
  },
  outboundDetail: {
    method: 'GET',
    path: `${outbound}/detail/{outboundId}`,
    access: 'warehouse',
    summary: 'One outbound with the bins to pick from.',
    params: z.object({ outboundId: wireId }),
    data: floorOutbound,
  },
  pick: {
    method: 'POST',
    path: `${outbound}/pick`,
    access: 'warehouse',
    summary: 'Picks reserved units of one product from a bin.',
    body: outboundEvent.extend({ code: scannedCode, quantity: someUnits, binCode }),
    data: floorOutbound,
  },
  pack: {
    method: 'POST',
    path: `${outbound}/pack`,
    access: 'warehouse',
    summary: 'Marks an outbound as packed.',
    body: outboundEvent,
    data: floorOutbound,
  },
  ship: {
    method: 'POST',
    path: `${outbound}/ship`,
    access: 'warehouse',
    summary: 'Marks an outbound as shipped.',
    body: outboundEvent.extend({
      carrierName: z.string().trim().min(1).max(100),
      serviceCode: z.string().trim().max(100).nullish(),
      trackingNumber: z.string().trim().min(1).max(50),
    }),
    data: floorOutbound,
  },
});
