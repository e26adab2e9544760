import {
  crossdockApi,
  discrepanciesApi,
  floorCrossdockApi,
  floorApi,
  floorDiscrepanciesApi,
  floorExceptionsApi,
  floorFreightApi,
  floorPhotosApi,
  floorWavesApi,
  photosApi,
  floorWorkApi,
  freightApi,
  freightImportApi,
  inboundApi,
  inboundImportApi,
  countImportApi,
  inventoryApi,
  operatorSimulationApi,
  outboundApi,
  outboundImportApi,
  returnsApi,
  routingApi,
  workOrdersApi,
} from '@lading/contracts/warehouse';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/platform.ts';
import { registerService } from '../../platform/register-service.ts';
import { requireRow } from '../../platform/require-row.ts';
import { registerRecordImport } from '../imports/index.ts';
import type { FulfillOrder } from '../orders/index.ts';
import { allocateJob } from './allocate.job.ts';
import { checkStockNightly } from './check-stock.job.ts';
import { crossdockService } from './crossdock.service.ts';
import { crossdockList } from './crossdock.store.ts';
import { discrepancyService } from './discrepancy.service.ts';
import { discrepancyList } from './discrepancy.store.ts';
import {
  floorCrossdockHandlers,
  floorDiscrepancyHandlers,
  floorExceptionHandlers,
  floorFreightHandlers,
  floorHandlers,
  floorWaveHandlers,
  floorWorkHandlers,
} from './floor.service.ts';
import { countFloorService } from './count-floor.service.ts';
import { countRecordImport } from './count-import.service.ts';
import { freightRecordImport } from './freight-import.service.ts';
import { billOfLadingFile, freightService } from './freight.service.ts';
import { inboundRecordImport } from './inbound-import.service.ts';
import { inboundService } from './inbound.service.ts';
import { inboundList } from './inbound.store.ts';
import { readStockCard, readStockPage } from './inventory.store.ts';
import { outboundRecordImport } from './outbound-import.service.ts';
import { outboundService } from './outbound.service.ts';
import { outboundList } from './outbound.store.ts';
import { returnService } from './return.service.ts';
import { returnList } from './return.store.ts';
import { photoService } from './photo.service.ts';
import { handleShipped } from './report-shipped.job.ts';
import { recallCancelledByTheClock } from './recall-cancelled.job.ts';
import { releaseWaitingOrders } from './release-waiting.job.ts';
import { routingService } from './routing.service.ts';
import { simulationService } from './simulation.service.ts';
import { workOrderService } from './work-order.service.ts';
import { workOrderList } from './work-order.store.ts';

export { saveBins } from './floor.store.ts';
export { inboundFloorService } from './inbound-floor.service.ts';
export { inboundService } from './inbound.service.ts';
export { outboundService } from './outbound.service.ts';
export { routingService } from './routing.service.ts';
export { simulationService } from './simulation.service.ts';
export { standardBins, standardRules } from './simulation-standards.ts';

/** Sends an order to a warehouse, for bulk actions. */
export const fulfillment = (platform: Platform): FulfillOrder => routingService(platform).fulfill;

/** Stock, goods on their way in and out, and the floor (warehouse design; decision D15). */
export function registerWarehouse(app: FastifyInstance, platform: Platform): void {
  const inbounds = inboundService(platform);
  const outbounds = outboundService(platform);
  const routing = routingService(platform);
  releaseWaitingOrders(platform, routing);
  recallCancelledByTheClock(platform, outbounds);
  platform.jobs.handle(allocateJob, ({ orgId, warehouseId }) =>
    outbounds.allocateWaiting(orgId, warehouseId),
  );
  handleShipped(platform);
  checkStockNightly(platform);
  registerService(app, platform, inboundApi, {
    inboundPage: ({ db }, { query }) => db((trx) => inboundList.page(trx, query)),
    inboundStatusCounts: ({ db }, { query }) => db((trx) => inboundList.counts(trx, query)),
    inboundDetail: (context, { params }) => inbounds.detail(context, params.inboundId),
    saveInbound: (context, { body }) => inbounds.save(context, body),
    submitInbound: (context, { body }) => inbounds.submit(context, body.inboundId),
    cancelInbound: (context, { body }) => inbounds.cancel(context, body.inboundId),
  });
  registerService(app, platform, inventoryApi, {
    inventoryPage: ({ db }, { query }) => db((trx) => readStockPage(trx, query)),
    stockCard: async ({ db }, { params: { productId } }) => {
      const found = await requireRow(productId, () => db((trx) => readStockCard(trx, productId)));
      return found;
    },
  });
  registerService(app, platform, outboundApi, {
    outboundPage: ({ db }, { query }) => db((trx) => outboundList.page(trx, query)),
    outboundStatusCounts: ({ db }, { query }) => db((trx) => outboundList.counts(trx, query)),
    outboundDetail: (context, { params }) => outbounds.detail(context, params.outboundId),
    releaseOrder: (context, { body }) => routing.release(context, body),
    allocateOutbound: (context, { body }) => outbounds.allocate(context, body.outboundId),
    cancelOutbound: (context, { body }) => outbounds.cancel(context, body.outboundId),
    requestCancel: (context, { body }) => outbounds.requestCancel(context, body.outboundId),
    withdrawCancel: (context, { body }) => outbounds.withdrawCancel(context, body.outboundId),
  });
  registerService(app, platform, routingApi, {
    routingSettings: (context) => routing.settings(context),
    saveRoutingSettings: (context, { body }) => routing.saveSettings(context, body),
    orderRouting: (context, { params }) => routing.orderRouting(context, params.orderId),
  });
  const freight = freightService(outbounds);
  registerRecordImport(app, platform, freightImportApi, freightRecordImport(freight, outbounds));
  registerService(app, platform, freightApi, {
    saveFreight: (context, { body }) => freight.save(context, body),
    billOfLading: ({ db }, { params }) => billOfLadingFile(db, params.outboundId),
  });
  registerService(app, platform, floorFreightApi, floorFreightHandlers(platform));
  registerRecordImport(app, platform, inboundImportApi, inboundRecordImport(platform));
  registerRecordImport(app, platform, outboundImportApi, outboundRecordImport(outbounds));
  registerRecordImport(app, platform, countImportApi, countRecordImport(countFloorService(platform)));
  const returns = returnService(platform);
  registerService(app, platform, returnsApi, {
    returnPage: ({ db }, { query }) => db((trx) => returnList.page(trx, query)),
    returnStatusCounts: ({ db }, { query }) => db((trx) => returnList.counts(trx, query)),
    returnDetail: (context, { params }) => returns.detail(context, params.returnId),
    saveReturn: (context, { body }) => returns.save(context, body),
    cancelReturn: (context, { body }) => returns.cancel(context, body.returnId),
  });
  const workOrders = workOrderService(platform);
  registerService(app, platform, workOrdersApi, {
    workOrderPage: ({ db }, { query }) => db((trx) => workOrderList.page(trx, query)),
    workOrderStatusCounts: ({ db }, { query }) => db((trx) => workOrderList.counts(trx, query)),
    workOrderDetail: (context, { params }) => workOrders.detail(context, params.workOrderId),
    estimateWorkOrder: (context, { body }) => workOrders.estimate(context, body),
    saveWorkOrder: (context, { body }) => workOrders.save(context, body),
    cancelWorkOrder: (context, { body }) => workOrders.cancel(context, body.workOrderId),
  });
  const crossdocks = crossdockService(platform);
  registerService(app, platform, crossdockApi, {
    crossdockPage: ({ db }, { query }) => db((trx) => crossdockList.page(trx, query)),
    crossdockStatusCounts: ({ db }, { query }) => db((trx) => crossdockList.counts(trx, query)),
    crossdockDetail: (context, { params }) => crossdocks.detail(context, params.crossdockId),
    saveCrossdock: (context, { body }) => crossdocks.save(context, body),
    submitCrossdock: (context, { body }) => crossdocks.submit(context, body.crossdockId),
    cancelCrossdock: (context, { body }) => crossdocks.cancel(context, body.crossdockId),
  });
  registerService(app, platform, floorCrossdockApi, floorCrossdockHandlers(platform));
  const discrepancies = discrepancyService(platform);
  registerService(app, platform, discrepanciesApi, {
    discrepancyPage: ({ db }, { query }) => db((trx) => discrepancyList.page(trx, query)),
    discrepancyStatusCounts: ({ db }, { query }) => db((trx) => discrepancyList.counts(trx, query)),
    decideDiscrepancy: (context, { body }) => discrepancies.decide(context, body),
  });
  registerService(app, platform, floorDiscrepanciesApi, floorDiscrepancyHandlers(discrepancies));
  const photos = photoService(platform);
  registerService(app, platform, photosApi, {
    photos: ({ db }, { query }) => photos.list(db, query),
    photoFile: ({ db }, { params }) => photos.file(db, params.photoId),
  });
  registerService(app, platform, floorPhotosApi, {
    floorPhotos: ({ floor }, { query }) => photos.list(floor, query),
    floorPhotoFile: ({ floor }, { params }) => photos.file(floor, params.photoId),
    addPhoto: (context, { body, files }) => photos.add(context, body, files.photo),
  });
  const simulation = simulationService(platform);
  registerService(app, platform, operatorSimulationApi, {
    simulateDay: (_, { body }) => simulation.simulateDay(body),
  });
  registerService(app, platform, floorApi, floorHandlers(platform));
  registerService(app, platform, floorExceptionsApi, floorExceptionHandlers(platform));
  registerService(app, platform, floorWavesApi, floorWaveHandlers(platform));
  registerService(app, platform, floorWorkApi, floorWorkHandlers(platform));
}
