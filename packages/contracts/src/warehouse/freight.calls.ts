import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { eventKey, floorOutbound } from './floor.ts';
import { departure, freightDraft, handlingUnits } from './freight.ts';
import { outboundDetail } from './outbound.ts';

const base = `${productService('outbound')}/oms/freight` as const;
const site = `${productService('outbound')}/wms/freight` as const;
const named = z.object({ outboundId: wireId });
const event = named.extend({ eventKey });

/** Goods that leave a warehouse by truck: outbounds with what a truck needs (warehouse design, c). Our own. */
export const freightApi = defineService('freight', {
  /** Idempotent by key. */
  saveFreight: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Sends freight to a warehouse and reserves its stock; missing units wait for stock.',
    body: freightDraft,
    data: outboundDetail,
  },
  billOfLading: {
    method: 'GET',
    path: `${base}/billOfLading/{outboundId}`,
    access: 'signed-in',
    summary: 'The bill of lading of freight as PDF.',
    params: named,
    reply: 'file',
  },
});

/** Freight on the floor of its warehouse (decision D15), each action an event that is idempotent by key. Our own. */
export const floorFreightApi = defineService('floorFreight', {
  palletize: {
    method: 'POST',
    path: `${site}/palletize`,
    access: 'warehouse',
    summary: 'Records the measured and weighed pallets or cartons of packed freight.',
    body: event.extend({ units: z.array(handlingUnits).min(1).max(100) }),
    data: floorOutbound,
  },
  depart: {
    method: 'POST',
    path: `${site}/depart`,
    access: 'warehouse',
    summary: 'Records the departure of freight.',
    body: event.extend(departure.shape),
    data: floorOutbound,
  },
  floorBillOfLading: {
    method: 'GET',
    path: `${site}/billOfLading/{outboundId}`,
    access: 'warehouse',
    summary: 'The bill of lading of freight as PDF, for the driver to sign.',
    params: named,
    reply: 'file',
  },
});
