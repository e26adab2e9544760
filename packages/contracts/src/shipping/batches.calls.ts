import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { limits } from '../core/limits.ts';
import { money } from '../core/money.ts';
import { listChoice, listQuery, pageOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { chosenRows, exportOf, startedTask } from '../tasks/export.ts';
import { batchMost, batchOffer, batchRow, labelBatch, serviceChoice } from './label-batch.ts';
import { labelPrint } from './printing.ts';
import { ratedPackage } from './rate.ts';

const base = `${productService('shipment')}/label/batch` as const;
const ofBatch = z.object({ batchId: wireId });
const rowIds = z.array(wireId).min(1).max(batchMost);

/** Labels of many orders bought together (issue "The daily loop"; decision 0040). Our own. */
export const batchesApi = defineService('batches', {
  createBatch: {
    method: 'POST',
    path: base,
    access: 'signed-in',
    idempotent: true,
    summary: 'Creates a batch of orders, in the given order; rates are requested in the background.',
    // Larger batches are refused with a specific message.
    body: z.object({ orderIds: z.array(wireId).min(1).max(10_000) }),
    data: labelBatch,
  },
  batchPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Label batches, newest first.',
    query: listQuery(['createTime']),
    data: pageOf(labelBatch.omit({ services: true })),
  },
  /** The filtered list as a file, created in the background (decision D7). */
  exportBatches: {
    method: 'POST',
    path: `${base}/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Starts an export of the batches of the list.',
    body: exportOf(listChoice(['createTime']).extend(chosenRows)),
    data: startedTask,
  },
  batchDetail: {
    method: 'GET',
    path: `${base}/{batchId}`,
    access: 'signed-in',
    summary: 'The progress and cost of a batch.',
    params: ofBatch,
    data: labelBatch,
  },
  batchRows: {
    method: 'GET',
    path: `${base}/{batchId}/rows`,
    access: 'signed-in',
    summary: 'All rows of a batch, in their order.',
    params: ofBatch,
    data: z.array(batchRow),
  },
  rowOffers: {
    method: 'GET',
    path: `${base}/{batchId}/row/{rowId}`,
    access: 'signed-in',
    summary: 'A row with its available services, cheapest first.',
    params: ofBatch.extend({ rowId: wireId }),
    data: z.object({ row: batchRow, offers: z.array(batchOffer) }),
  },
  /** Rows that are bought, or being bought, do not change. */
  changeRows: {
    method: 'POST',
    path: `${base}/{batchId}/rows`,
    access: 'signed-in',
    summary: 'Changes the service, packages or kind of address of rows; they are rated again if needed.',
    params: ofBatch,
    body: z.object({
      rowIds,
      choice: serviceChoice.optional(),
      packages: z.array(ratedPackage).min(1).max(20).optional(),
      /** Whether the addresses are homes; null: by their check, or else by their company. */
      residential: z.boolean().nullable().optional(),
    }),
    data: labelBatch,
  },
  /** A preset without a weight keeps that of each row; one without a package keeps the packages. */
  applyPreset: {
    method: 'POST',
    path: `${base}/{batchId}/preset`,
    access: 'signed-in',
    summary: 'Applies a preset to rows; they are rated again.',
    params: ofBatch,
    body: z.object({ rowIds, presetId: wireId }),
    data: labelBatch,
  },
  removeRows: {
    method: 'POST',
    path: `${base}/{batchId}/remove`,
    access: 'signed-in',
    summary: 'Removes rows from a batch, unless bought or being bought.',
    params: ofBatch,
    body: z.object({ rowIds }),
    data: labelBatch,
  },
  /**
   * Starts buying every row that is ready. Refused with code 409, and nothing is bought, if the current state differs from what
   * the person has seen: another number of labels or another total, or quotes that have expired and are requested again.
   */
  buyBatch: {
    method: 'POST',
    path: `${base}/{batchId}/buy`,
    access: 'signed-in',
    audit: 'purchase',
    idempotent: true,
    summary: 'Buys the labels of a batch in the background.',
    params: ofBatch,
    body: z.object({ labels: z.number().int().positive(), total: money }),
    data: labelBatch,
  },
  cancelBatch: {
    method: 'POST',
    path: `${base}/{batchId}/cancel`,
    access: 'signed-in',
    audit: 'purchase',
    summary: 'Stops a batch after the current row; the remaining rows are not bought.',
    params: ofBatch,
    data: labelBatch,
  },
  retryBatch: {
    method: 'POST',
    path: `${base}/{batchId}/retry`,
    access: 'signed-in',
    summary: 'Requests rates again for failed rows, so that they can be bought.',
    params: ofBatch,
    data: labelBatch,
  },
  /** Reprints are free. */
  batchLabels: {
    method: 'POST',
    path: `${base}/{batchId}/labels`,
    access: 'signed-in',
    audit: 'export',
    summary: 'The labels of a batch as one file, in the order of its rows; marks them as printed.',
    params: ofBatch,
    body: labelPrint,
    reply: 'file',
    timeoutMs: limits.http.timeoutMs,
  },
});
