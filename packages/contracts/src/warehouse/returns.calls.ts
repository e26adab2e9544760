import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { returnDetail, returnDraft, returnStatuses, returnSummary } from './returns.ts';

const base = `${productService('return')}/oms/return` as const;
const sortable = ['returnNo', 'createTime'] as const;
const filters = { warehouseId: wireId.optional(), ...createdBetween };
const named = z.object({ returnId: wireId });

/** Goods that customers send back to a warehouse (warehouse design, c). Our own. */
export const returnsApi = defineService('returns', {
  returnPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists returns.',
    query: listQuery(sortable).extend({ status: z.enum(returnStatuses).optional(), ...filters }),
    data: pageOf(returnSummary),
  },
  returnStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the returns that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(returnStatuses),
    errors: 'silent',
  },
  returnDetail: {
    method: 'GET',
    path: `${base}/detail/{returnId}`,
    access: 'signed-in',
    summary: 'One return with its expected and inspected units and its timeline.',
    params: named,
    data: returnDetail,
  },
  /** Idempotent by key. With `returnId` and the version that was read, replaces one that has not arrived. */
  saveReturn: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Announces a return to a warehouse, or changes an announced one.',
    body: returnDraft.extend({ returnId: wireId.optional(), version: z.number().int().optional() }),
    data: returnDetail,
  },
  cancelReturn: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    summary: 'Cancels a return that has not arrived.',
    body: named,
    data: returnDetail,
  },
});
