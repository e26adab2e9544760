import type { Attempts } from './attempts.ts';
import { letter, mark, row } from './sample-bodies.ts';
import { own } from './own-ids.ts';

const foreignOrder = {
  orderNo: 'FOREIGN',
  currency: 'USD',
  lines: [],
  packages: [],
  recipient: { name: 'Foreign', addressLine1: '1 Rue A', city: 'Paris', countryCode: 'FR' },
};

/** Attempts at calls of orders. */
export const ordersAttempts: Attempts = {
  'order-papers.packingSlips': () => ({
    input: {
      body: { orderIds: [own.orderId], paper: 'A4', withPrices: true, language: 'en', timeZone: 'UTC' },
    },
    refused: 404,
  }),
  'orders.exportOrders': () => ({ input: { body: { format: 'csv', search: mark } } }),
  'orders.orderStatusCounts': () => ({ input: { query: {} } }),
  'orders.orderTags': () => ({ input: {} }),
  'orders.orderPage': () => ({ input: { query: { pageSize: 200 } } }),
  'order-papers.customsForm': () => ({
    input: {
      body: { orderId: own.orderId, form: 'CN22', contents: 'SALE', terms: 'DAP', signer: 'Somebody else' },
    },
    refused: 404,
  }),
  'orderTrend.orderTrend': () => ({ input: { query: { timeZone: 'UTC', days: 14 } } }),
  'orders.orderOverview': () => ({ input: { query: { timeZone: 'UTC' } } }),
  'order-attachments.attachments': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'order-attachments.attachmentFile': () => ({
    input: { params: { attachmentId: own.attachmentId } },
    refused: 404,
  }),
  'order-attachments.addAttachment': () => ({
    input: { body: { orderId: own.orderId, uploadKey: 'foreign-file', file: letter('foreign') } },
    refused: 404,
  }),
  'order-attachments.removeAttachment': () => ({
    input: { body: { attachmentId: own.attachmentId } },
    refused: 404,
  }),
  'order-acts.act': () => ({
    input: { body: { orderId: own.orderId, request: { act: 'note', note: 'Foreign' } } },
    refused: 404,
    key: 'foreign-act',
  }),
  'order-form.createOrder': () => ({
    input: { body: { ...foreignOrder, storeId: own.storeId } },
    refused: 400,
    key: 'foreign-create',
  }),
  'order-form.editOrder': () => ({
    input: { body: { ...foreignOrder, orderId: own.orderId, version: 1 } },
    refused: 404,
  }),
  'order-acts.split': () => ({
    input: { body: { orderId: own.orderId, version: 1, lines: [{ line: 0, quantity: 1 }] } },
    refused: 404,
    key: 'foreign-split',
  }),
  'order-acts.checkRecipient': () => ({ input: { body: { orderId: own.orderId } }, refused: 404 }),
  'order-acts.timeline': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'order-acts.warehouses': () => ({}),
  'order-merge.merge': () => ({
    input: { body: { orderIds: [own.orderId, '1'] } },
    refused: 404,
    key: 'foreign-merge',
  }),
  'order-merge.mergePreview': () => ({
    input: { query: { orderIds: [own.orderId, '1'] } },
    refused: 404,
  }),
  'order-merge.undoMerge': () => ({
    input: { body: { orderId: own.orderId } },
    refused: 404,
    key: 'foreign-undo-merge',
  }),
  'order-bulk.startBulk': () => ({
    input: { body: { request: { act: 'cancel' }, orders: { ids: [own.orderId] } } },
    refused: 404,
    key: 'foreign-bulk',
  }),
  'order-bulk.bulkReport': () => ({ input: { params: { taskId: own.taskId } }, refused: 404 }),
  'order-bulk.bulkRows': () => ({ input: { params: { taskId: own.taskId }, query: {} }, refused: 404 }),
  'order-detail.orderDetail': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'orders.validateRows': () => ({ input: { body: [{ orderNO: 'FOREIGN-1' }] } }),
  'orders.saveOrderAndShipmentExcel': () => ({
    input: { query: { referenceId: own.referenceId }, body: [{ orderNO: 'FOREIGN-1' }] },
    refused: 400,
  }),
  'orders.errorExport': () => ({ input: { query: { referenceId: own.referenceId }, body: [row] } }),
  'orders.view': () => ({
    input: { query: { excelCacheId: own.referenceId, excelFieldMappingId: '1' } },
    refused: 400,
  }),
  'orders.viewLines': () => ({
    input: { body: { excelCacheId: own.referenceId, excelFieldMappingId: '1' } },
    refused: 400,
  }),
};
