import type { Call } from '@lading/contracts/core';
import { moneyApi, providerInvoicesApi, providerTopUpsApi } from '@lading/contracts/funds';
import {
  floorApi,
  floorCrossdockApi,
  floorDiscrepanciesApi,
  floorExceptionsApi,
  floorFreightApi,
  floorPhotosApi,
  floorWavesApi,
  floorWorkApi,
} from '@lading/contracts/warehouse';
import type { Attempts } from './attempts.ts';
import { arrival, comingBack, goingThrough, relabeling, truckload } from './sample-bodies.ts';
import { own } from './own-ids.ts';

/** Attempts at calls of warehouse. */
export const warehouseAttempts: Attempts = {
  'inbound.inboundPage': () => ({ input: { query: { pageSize: 200 } } }),
  'inbound.inboundStatusCounts': () => ({ input: { query: {} } }),
  'inbound.inboundDetail': () => ({ input: { params: { inboundId: own.inboundId } }, refused: 404 }),
  'inbound.saveInbound': () => ({
    input: { body: { ...arrival, warehouseId: own.warehouseId, inboundId: own.inboundId, version: 1 } },
    refused: 404,
  }),
  'inbound.submitInbound': () => ({ input: { body: { inboundId: own.inboundId } }, refused: 404 }),
  'inbound.cancelInbound': () => ({ input: { body: { inboundId: own.inboundId } }, refused: 404 }),
  'inventory.inventoryPage': () => ({ input: { query: { pageSize: 200 } } }),
  'inventory.stockCard': () => ({ input: { params: { productId: own.productId } }, refused: 404 }),
  'returns.returnPage': () => ({ input: { query: { pageSize: 200 } } }),
  'returns.returnStatusCounts': () => ({ input: { query: {} } }),
  'returns.returnDetail': () => ({ input: { params: { returnId: own.returnId } }, refused: 404 }),
  // The warehouse accepts no returns of an organization without the function, whatever the input.
  'returns.saveReturn': () => ({
    input: { body: { ...comingBack, warehouseId: own.warehouseId, returnId: own.returnId, version: 1 } },
    refused: 400,
  }),
  'returns.cancelReturn': () => ({ input: { body: { returnId: own.returnId } }, refused: 404 }),
  'workOrders.workOrderPage': () => ({ input: { query: { pageSize: 200 } } }),
  'workOrders.workOrderStatusCounts': () => ({ input: { query: {} } }),
  'workOrders.workOrderDetail': () => ({ input: { params: { workOrderId: own.workOrderId } }, refused: 404 }),
  'workOrders.estimateWorkOrder': () => ({
    input: { body: { ...relabeling, warehouseId: own.warehouseId } },
    refused: 400,
  }),
  // As with returns: the warehouse offers no such work to an organization without the function.
  'workOrders.saveWorkOrder': () => ({
    input: {
      body: { ...relabeling, warehouseId: own.warehouseId, workOrderId: own.workOrderId, version: 1 },
    },
    refused: 400,
  }),
  'workOrders.cancelWorkOrder': () => ({
    input: { body: { workOrderId: own.workOrderId } },
    refused: 404,
  }),
  'crossdock.crossdockPage': () => ({ input: { query: { pageSize: 200 } } }),
  'crossdock.crossdockStatusCounts': () => ({ input: { query: {} } }),
  'crossdock.crossdockDetail': () => ({ input: { params: { crossdockId: own.crossdockId } }, refused: 404 }),
  'crossdock.saveCrossdock': () => ({
    input: {
      body: { ...goingThrough, warehouseId: own.warehouseId, crossdockId: own.crossdockId, version: 1 },
    },
    refused: 404,
  }),
  'crossdock.submitCrossdock': () => ({
    input: { body: { crossdockId: own.crossdockId } },
    refused: 404,
  }),
  'crossdock.cancelCrossdock': () => ({
    input: { body: { crossdockId: own.crossdockId } },
    refused: 404,
  }),
  'photos.photos': () => ({ input: { query: { subjectKind: 'inbound', subjectId: own.inboundId } } }),
  // photo.test.ts tries one of the seller's own.
  'photos.photoFile': () => ({ input: { params: { photoId: '760001' } }, refused: 404 }),
  'discrepancies.discrepancyPage': () => ({ input: { query: { pageSize: 200 } } }),
  'discrepancies.discrepancyStatusCounts': () => ({ input: { query: {} } }),
  // discrepancy.test.ts tries one of the seller's own.
  'discrepancies.decideDiscrepancy': () => ({
    input: { body: { discrepancyId: '750001', act: 'accept' } },
    refused: 404,
  }),
  'outbound.outboundPage': () => ({ input: { query: { pageSize: 200 } } }),
  'outbound.outboundStatusCounts': () => ({ input: { query: {} } }),
  'outbound.outboundDetail': () => ({ input: { params: { outboundId: own.outboundId } }, refused: 404 }),
  'outbound.releaseOrder': () => ({
    input: { body: { orderId: own.orderId, warehouseId: own.warehouseId } },
    refused: 404,
  }),
  'routing.routingSettings': () => ({ input: {} }),
  'routing.saveRoutingSettings': () => ({
    input: {
      body: {
        isAutomatic: false,
        maySplit: false,
        warehouses: [{ warehouseId: own.warehouseId, isUsed: true, rank: 1, countries: [] }],
      },
    },
    refused: 404,
  }),
  'routing.orderRouting': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'outbound.allocateOutbound': () => ({ input: { body: { outboundId: own.outboundId } }, refused: 404 }),
  'outbound.requestCancel': () => ({ input: { body: { outboundId: own.outboundId } }, refused: 404 }),
  'outbound.withdrawCancel': () => ({ input: { body: { outboundId: own.outboundId } }, refused: 404 }),
  'outbound.cancelOutbound': () => ({ input: { body: { outboundId: own.outboundId } }, refused: 404 }),
  'freight.saveFreight': () => ({
    input: { body: { ...truckload, warehouseId: own.warehouseId } },
    refused: 400,
    key: 'foreign-freight',
  }),
  // freight.test.ts tries one of the seller's own.
  'freight.billOfLading': () => ({ input: { params: { outboundId: own.outboundId } }, refused: 404 }),
  // None of these works in a warehouse; floor-callers.test.ts tries staff of another one.
  ...Object.fromEntries(
    [
      floorApi,
      floorWorkApi,
      floorCrossdockApi,
      floorDiscrepanciesApi,
      floorExceptionsApi,
      floorWavesApi,
      floorFreightApi,
      floorPhotosApi,
      moneyApi,
      providerInvoicesApi,
      providerTopUpsApi,
    ]
      .flatMap((api) => Object.values<Call>(api.calls))
      .map(({ id }) => [id, () => ({ refused: 403 as const })]),
  ),
};
