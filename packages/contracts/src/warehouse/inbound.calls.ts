import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { inboundDetail, inboundDraft, inboundStatuses, inboundSummary } from './inbound.ts';

const base = `${productService('inbound')}/oms/inbound` as const;
const sortable = ['inboundNo', 'eta', 'createTime'] as const;
const filters = { warehouseId: wireId.optional(), ...createdBetween };
const named = z.object({ inboundId: wireId });

/** Goods that a client sends to a warehouse (warehouse design, c). Our own. */
export const inboundApi = defineService('inbound', {
  inboundPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists inbounds.',
    query: listQuery(sortable).extend({ status: z.enum(inboundStatuses).optional(), ...filters }),
    data: pageOf(inboundSummary),
  },
  inboundStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the inbounds that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(inboundStatuses),
    errors: 'silent',
  },
  inboundDetail: {
    method: 'GET',
    path: `${base}/detail/{inboundId}`,
    access: 'signed-in',
    summary: 'One inbound with its expected and counted units and its timeline.',
    params: named,
    data: inboundDetail,
  },
  /** Under one key it is made once. With `inboundId` and the version that was read, a draft is replaced. */
  saveInbound: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Creates or changes a draft.',
    body: inboundDraft.extend({ inboundId: wireId.optional(), version: z.number().int().optional() }),
    data: inboundDetail,
  },
  submitInbound: {
    method: 'POST',
    path: `${base}/submit`,
    access: 'signed-in',
    summary: 'Submits a draft to its warehouse.',
    body: named,
    data: inboundDetail,
  },
  cancelInbound: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    summary: 'Cancels an inbound that has not arrived.',
    body: named,
    data: inboundDetail,
  },
});
