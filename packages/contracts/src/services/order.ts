import { z } from 'zod';
import { orderDetail, orderOverview, orderStatuses, orderSummary, orderTypes } from '../entities/order.ts';
import { importOutcome } from '../entities/import-outcome.ts';
import { importRow } from '../entities/import-row.ts';
import { exportOf, startedTask } from '../entities/export.ts';
import { listChoice, listQuery, pageOf } from '../entities/page.ts';
import { store } from '../entities/store.ts';
import { commaList, wireId } from '../entities/wire-values.ts';
import { limits } from '../limits.ts';
import { productService } from '../product.ts';
import { defineService } from '../define-service.ts';

const base = productService('order');
const rows = z.array(importRow).max(limits.importFile.rows);
const sortable = ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'] as const;
const filters = {
  orderType: z.enum(orderTypes).optional(),
  orderStatus: z.enum(orderStatuses).optional(),
  storeId: wireId.optional(),
};

/** Stores, orders and the saving of imported orders (spec §7, "Stores" and "Order import"; decision D9). */
export const order = defineService('order', {
  storeList: {
    method: 'GET',
    path: `${base}/store/list`,
    access: 'signed-in',
    summary: 'Every store of the user.',
    data: z.array(store),
  },
  activeStores: {
    method: 'GET',
    path: `${base}/store/biz/list`,
    access: 'signed-in',
    summary: 'The active stores and where their order pull stands.',
    data: z.array(store),
  },
  /** Changes state although it is a GET (spec §7), so our server wants proof that the page itself asked. Reply not shown. */
  pullOrder: {
    method: 'GET',
    path: `${base}/store/biz/pullOrder`,
    access: 'signed-in',
    summary: 'Starts pulling the orders of the given stores.',
    query: z.object({ storeIds: commaList }),
    data: z.array(store).nullish(),
    errors: 'silent',
  },
  orderPage: {
    method: 'GET',
    path: `${base}/order/page`,
    access: 'signed-in',
    summary: 'Orders, one page.',
    query: listQuery(sortable).extend(filters),
    data: pageOf(orderSummary),
  },
  /** Ours: the whole list as it is narrowed and sorted, as a file made in the background (decision D7). */
  exportOrders: {
    method: 'POST',
    path: `${base}/order/export`,
    access: 'signed-in',
    audit: 'export',
    summary: 'Begins to write the orders of the list to a file.',
    body: exportOf(listChoice(sortable).extend(filters)),
    data: startedTask,
  },
  /** Ours, for the strip above the order list; a back end without it only lacks the strip (decision D2). */
  orderOverview: {
    method: 'GET',
    path: `${base}/order/overview`,
    access: 'signed-in',
    summary: 'The orders of today and yesterday in numbers, and how many stand where.',
    query: z.object({
      /** IANA name; the day begins at midnight there. */
      timeZone: z.string().min(1).max(64),
    }),
    data: orderOverview,
    errors: 'silent',
  },
  orderDetail: {
    method: 'GET',
    path: `${base}/order/detail/{orderId}`,
    access: 'signed-in',
    summary: 'One order.',
    params: z.object({ orderId: wireId }),
    data: orderDetail,
  },
  /** Body not shown: the rows of one order (usually one), since a package's row leans on the order's first row. */
  validateRows: {
    method: 'POST',
    path: `${base}/import/excel/validate`,
    access: 'signed-in',
    summary: 'Checks the rows of one order and gives them back with their errors.',
    body: rows,
    data: z.array(importRow),
  },
  saveOrderAndShipmentExcel: {
    method: 'POST',
    path: `${base}/order/saveOrderAndShipmentExcel`,
    access: 'signed-in',
    audit: 'import',
    summary: 'Saves rows as orders with their shipments, all or none.',
    /** Ours: the analysed file that the rows came from, so that the task can name it. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: rows,
    data: importOutcome.nullish(),
    idempotent: true,
    bulk: true,
    timeoutMs: limits.http.timeoutMs + limits.importFile.parseMs,
  },
  /** `exprot` is how the wire spells it (spec §7). */
  errorExport: {
    method: 'POST',
    path: `${base}/exprot/excel/error/order`,
    access: 'signed-in',
    summary: 'The given rows with their errors as a workbook.',
    /** Ours: the analysed file that the rows came from, so that they go back in its own columns. */
    query: z.object({ referenceId: z.string().max(200).optional() }),
    body: rows,
    reply: 'file',
    bulk: true,
  },
});
