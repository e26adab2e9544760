import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { binCode, eventKey } from './floor.ts';
import {
  floorWorkOrder,
  floorWorkOrderRow,
  workEstimate,
  workKinds,
  workOrderDetail,
  workOrderDraft,
  workOrderStatuses,
  workOrderSummary,
} from './work-orders.ts';
import { floorWork, someUnits } from './request-parts.ts';

const base = `${productService('workorder')}/oms/workorder` as const;
const site = `${productService('workorder')}/wms/workorder` as const;
const sortable = ['workOrderNo', 'createTime'] as const;
const filters = { warehouseId: wireId.optional(), kind: z.enum(workKinds).optional(), ...createdBetween };
const named = z.object({ workOrderId: wireId });
const event = named.extend({ eventKey });

/** Work that a client orders on its goods in a warehouse (warehouse design, c). Our own. */
export const workOrdersApi = defineService('workOrders', {
  workOrderPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists work orders.',
    query: listQuery(sortable).extend({ status: z.enum(workOrderStatuses).optional(), ...filters }),
    data: pageOf(workOrderSummary),
  },
  workOrderStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the work orders that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(workOrderStatuses),
    errors: 'silent',
  },
  workOrderDetail: {
    method: 'GET',
    path: `${base}/detail/{workOrderId}`,
    access: 'signed-in',
    summary: 'One work order with its progress, cost and timeline.',
    params: named,
    data: workOrderDetail,
  },
  estimateWorkOrder: {
    method: 'POST',
    path: `${base}/estimate`,
    access: 'signed-in',
    summary: 'Estimates the cost of a work order by today’s rate card and checks its stock. Saves nothing.',
    body: workOrderDraft.omit({ clientRef: true, instructions: true }),
    data: workEstimate,
    errors: 'silent',
  },
  /** Idempotent by key. With `workOrderId` and the version that was read, replaces one that has not started. */
  saveWorkOrder: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Submits a work order to a warehouse, or changes a submitted one.',
    body: workOrderDraft.extend({ workOrderId: wireId.optional(), version: z.number().int().optional() }),
    data: workOrderDetail,
  },
  cancelWorkOrder: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    summary: 'Cancels a work order that has not started.',
    body: named,
    data: workOrderDetail,
  },
});

/** Work orders on the floor of their warehouse (decision D15), each action an event that is idempotent by key. Our own. */
export const floorWorkApi = defineService('floorWork', {
  workOrders: {
    method: 'GET',
    path: `${site}/list`,
    access: 'warehouse',
    summary: 'Work orders that are waiting or in progress, started ones first.',
    query: floorWork,
    data: z.array(floorWorkOrderRow),
  },
  floorWorkOrder: {
    method: 'GET',
    path: `${site}/detail/{workOrderId}`,
    access: 'warehouse',
    summary: 'One work order with its planned and finished units and the bins to take from.',
    params: named,
    data: floorWorkOrder,
  },
  startWork: {
    method: 'POST',
    path: `${site}/start`,
    access: 'warehouse',
    summary: 'Starts a work order; its client can no longer change it.',
    body: event,
    data: floorWorkOrder,
  },
  reportWork: {
    method: 'POST',
    path: `${site}/report`,
    access: 'warehouse',
    summary: 'Reports finished units of one product; consumes and produces stock.',
    body: event.extend({
      /** Its SKU or any of its barcodes. */
      code: z.string().trim().min(1).max(100),
      quantity: someUnits,
      /** Where kits or their parts are put, or the location of what is disposed of; not for units that stay in place. */
      binCode: binCode.nullish(),
    }),
    data: floorWorkOrder,
  },
  finishWork: {
    method: 'POST',
    path: `${site}/finish`,
    access: 'warehouse',
    summary: 'Finishes a work order.',
    body: event,
    data: floorWorkOrder,
  },
  rejectWork: {
    method: 'POST',
    path: `${site}/reject`,
    access: 'warehouse',
    summary: 'Closes a work order as not done, with a reason for the client.',
    body: event.extend({ note: z.string().trim().min(1).max(500) }),
    data: floorWorkOrder,
  },
});
