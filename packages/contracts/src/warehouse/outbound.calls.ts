import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { outboundDetail, outboundRelease, outboundStatuses, outboundSummary } from './outbound.ts';

const base = `${productService('outbound')}/oms/outbound/parcel` as const;
const sortable = ['outboundNo', 'createTime'] as const;
const filters = {
  warehouseId: wireId.optional(),
  /** Both if omitted. */
  delivery: z.enum(['parcel', 'freight']).optional(),
  ...createdBetween,
};
const named = z.object({ outboundId: wireId });

/** Orders handled by a warehouse (warehouse design, c). Our own. */
export const outboundApi = defineService('outbound', {
  outboundPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists outbounds.',
    query: listQuery(sortable).extend({ status: z.enum(outboundStatuses).optional(), ...filters }),
    data: pageOf(outboundSummary),
  },
  outboundStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the outbounds that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(outboundStatuses),
    errors: 'silent',
  },
  outboundDetail: {
    method: 'GET',
    path: `${base}/detail/{outboundId}`,
    access: 'signed-in',
    summary: 'One outbound with its reserved, picked and shipped units and its timeline.',
    params: named,
    data: outboundDetail,
  },
  /** For an order that is already at a warehouse, returns that outbound, so that a second click does nothing. */
  releaseOrder: {
    method: 'POST',
    path: `${base}/release`,
    access: 'signed-in',
    summary:
      'Sends an order to a named warehouse or one chosen by routing, and reserves its stock; in a named one, missing units wait for stock.',
    body: outboundRelease,
    data: outboundDetail,
  },
  /** Also tried automatically whenever stock arrives. */
  allocateOutbound: {
    method: 'POST',
    path: `${base}/allocate`,
    access: 'signed-in',
    summary: 'Reserves stock for a backordered outbound.',
    body: named,
    data: outboundDetail,
  },
  cancelOutbound: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    summary: 'Cancels an outbound that is not picked yet and releases its stock.',
    body: named,
    data: outboundDetail,
  },
  requestCancel: {
    method: 'POST',
    path: `${base}/cancel/request`,
    access: 'signed-in',
    summary: 'Asks the warehouse to cancel an outbound in progress.',
    body: named,
    data: outboundDetail,
  },
  withdrawCancel: {
    method: 'POST',
    path: `${base}/cancel/withdraw`,
    access: 'signed-in',
    summary: 'Withdraws a request to cancel, before the warehouse has accepted it.',
    body: named,
    data: outboundDetail,
  },
});
