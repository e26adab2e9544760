import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { discrepancy, discrepancyReply, discrepancyStatuses, discrepancyVerdict } from './discrepancies.ts';
import { eventKey } from './floor.ts';

const base = `${productService('inbound')}/oms/discrepancy` as const;
const site = `${productService('inbound')}/wms/discrepancy` as const;
const sortable = ['createTime'] as const;
const filters = { warehouseId: wireId.optional(), inboundId: wireId.optional() };

/** Differences found when counting an inbound, for its client (warehouse design, c). Our own. */
export const discrepanciesApi = defineService('discrepancies', {
  discrepancyPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists discrepancies, of all inbounds or of one.',
    query: listQuery(sortable).extend({ status: z.enum(discrepancyStatuses).optional(), ...filters }),
    data: pageOf(discrepancy),
  },
  discrepancyStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the discrepancies that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(discrepancyStatuses),
    errors: 'silent',
  },
  decideDiscrepancy: {
    method: 'POST',
    path: `${base}/decide`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Accepts a discrepancy, requests a recount, or claims the difference.',
    body: discrepancyVerdict,
    data: discrepancy,
  },
});

/** Discrepancies for the floor, which explains, recounts, and settles. Our own. */
export const floorDiscrepanciesApi = defineService('floorDiscrepancies', {
  discrepancies: {
    method: 'GET',
    path: `${site}/list`,
    access: 'warehouse',
    summary: 'Open discrepancies, those that wait for the warehouse first.',
    query: z.object({ warehouseId: wireId }),
    data: z.array(discrepancy),
  },
  answerDiscrepancy: {
    method: 'POST',
    path: `${site}/answer`,
    access: 'warehouse',
    summary: 'Explains a discrepancy, reports a recount, or settles a claim; once per key.',
    body: discrepancyReply.extend({ eventKey }),
    data: discrepancy,
  },
});
