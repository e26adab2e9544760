import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { createdBetween, listChoice, listQuery, pageOf, statusCountsOf } from '../core/page.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import {
  cartonCount,
  crossdockDetail,
  crossdockDraft,
  crossdockStatuses,
  crossdockSummary,
  floorCrossdock,
  floorCrossdockRow,
} from './crossdock.ts';
import { eventKey } from './floor.ts';
import { floorWork } from './request-parts.ts';

const base = `${productService('inbound')}/oms/crossdock` as const;
const site = `${productService('inbound')}/wms/crossdock` as const;
const sortable = ['crossdockNo', 'eta', 'createTime'] as const;
const filters = { warehouseId: wireId.optional(), ...createdBetween };
const named = z.object({ crossdockId: wireId });
const event = named.extend({ eventKey });

/** Cartons that go straight through a warehouse (warehouse design, c). Our own. */
export const crossdockApi = defineService('crossdock', {
  crossdockPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'Lists crossdocks.',
    query: listQuery(sortable).extend({ status: z.enum(crossdockStatuses).optional(), ...filters }),
    data: pageOf(crossdockSummary),
  },
  crossdockStatusCounts: {
    method: 'GET',
    path: `${base}/statusCounts`,
    access: 'signed-in',
    summary: 'Counts the crossdocks that match a search and filters, by status.',
    query: listChoice(sortable).pick({ search: true }).extend(filters),
    data: statusCountsOf(crossdockStatuses),
    errors: 'silent',
  },
  crossdockDetail: {
    method: 'GET',
    path: `${base}/detail/{crossdockId}`,
    access: 'signed-in',
    summary: 'One crossdock with its cartons by destination, its cost and its timeline.',
    params: named,
    data: crossdockDetail,
  },
  /** Under one key it is made once. With `crossdockId` and the version that was read, one that has not arrived is replaced. */
  saveCrossdock: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    idempotent: true,
    summary: 'Announces cartons that a warehouse receives and forwards, or changes an announced crossdock.',
    body: crossdockDraft.extend({ crossdockId: wireId.optional(), version: z.number().int().optional() }),
    data: crossdockDetail,
  },
  submitCrossdock: {
    method: 'POST',
    path: `${base}/submit`,
    access: 'signed-in',
    summary: 'Submits a draft of a crossdock, such as an import makes, to its warehouse.',
    body: named,
    data: crossdockDetail,
  },
  cancelCrossdock: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    summary: 'Cancels a crossdock that has not arrived.',
    body: named,
    data: crossdockDetail,
  },
});

const cartonsOfLine = event.extend({ lineId: wireId, cartons: cartonCount });

/** Crossdocks on the floor of their warehouse (decision D15), each act an event that is done once under its key. Our own. */
export const floorCrossdockApi = defineService('floorCrossdock', {
  crossdocks: {
    method: 'GET',
    path: `${site}/list`,
    access: 'warehouse',
    summary: 'Crossdocks that are expected or at the dock, arrived ones first.',
    query: floorWork,
    data: z.array(floorCrossdockRow),
  },
  floorCrossdock: {
    method: 'GET',
    path: `${site}/detail/{crossdockId}`,
    access: 'warehouse',
    summary: 'One crossdock with its cartons by destination.',
    params: named,
    data: floorCrossdock,
  },
  arriveCrossdock: {
    method: 'POST',
    path: `${site}/arrive`,
    access: 'warehouse',
    summary: 'Marks a crossdock as arrived; its client can no longer change it.',
    body: event,
    data: floorCrossdock,
  },
  receiveCartons: {
    method: 'POST',
    path: `${site}/receive`,
    access: 'warehouse',
    summary: 'Counts cartons of one destination.',
    body: cartonsOfLine,
    data: floorCrossdock,
  },
  dispatchCartons: {
    method: 'POST',
    path: `${site}/dispatch`,
    access: 'warehouse',
    summary: 'Forwards cartons of one destination.',
    body: cartonsOfLine.extend({
      carrierName: z.string().trim().min(1).max(100),
      /** Tracking number or bill of lading. */
      trackingNumber: z.string().trim().min(1).max(50),
    }),
    data: floorCrossdock,
  },
  closeCrossdock: {
    method: 'POST',
    path: `${site}/close`,
    access: 'warehouse',
    summary: 'Closes a crossdock; cartons that did not arrive are recorded as missing.',
    body: event,
    data: floorCrossdock,
  },
});
