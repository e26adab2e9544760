import { batchesApi } from '@lading/contracts/shipping';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../../platform/platform.ts';
import { registerService } from '../../../platform/register-service.ts';
import type { CarrierAccounts } from '../carriers/carrier-accounts.ts';
import type { PurchaseService } from '../purchase.service.ts';
import type { QuoteService } from '../quote.service.ts';
import { batchExport } from './batch-export.ts';
import { batchWork } from './batch-work.service.ts';
import { batchService } from './batch.service.ts';
import { endLeftBatchesByTheClock } from './left-batches.job.ts';
import { tidyOffersNightly } from './old-offers.job.ts';

/** Labels of many orders bought together (decision 0040). */
export function registerBatches(
  app: FastifyInstance,
  platform: Platform,
  services: { accounts: CarrierAccounts; quotes: QuoteService; purchases: PurchaseService },
): void {
  const batches = batchService(platform, {
    work: batchWork(platform, services),
    accounts: services.accounts,
  });
  tidyOffersNightly(platform);
  endLeftBatchesByTheClock(platform);
  registerService(app, platform, batchesApi, {
    createBatch: (context, { body }) => batches.create(context, body.orderIds),
    batchPage: (context, { query }) => batches.page(context, query),
    exportBatches: batchExport(platform),
    batchDetail: (context, { params }) => batches.detail(context, params.batchId),
    batchRows: (context, { params }) => batches.rows(context, params.batchId),
    rowOffers: (context, { params }) => batches.offers(context, params),
    changeRows: (context, { params, body }) => batches.change(context, params.batchId, body),
    applyPreset: (context, { params, body }) => batches.applyPreset(context, params.batchId, body),
    removeRows: (context, { params, body }) => batches.remove(context, params.batchId, body.rowIds),
    buyBatch: (context, { params, body }) => batches.buy(context, params.batchId, body),
    cancelBatch: (context, { params }) => batches.cancel(context, params.batchId),
    retryBatch: (context, { params }) => batches.retry(context, params.batchId),
    batchLabels: (context, { params, body }) => batches.labels(context, params.batchId, body),
  });
}
