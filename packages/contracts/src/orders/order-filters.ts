import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { createdBetween } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { holdReasons } from './hold-reasons.ts';
import { orderTag } from './order-tag.ts';
import { orderQueues, orderStatuses, orderTypes } from './order.ts';

/** Columns that a list of orders can be sorted by. */
export const orderSortable = [
  'orderNo',
  'createTime',
  'updateTime',
  'storeName',
  'totalAmount',
  'shipBy',
] as const;

/** Filter value for orders without a warehouse. */
export const withoutWarehouse = 'none';

/** Filters of an order list in addition to its search and tab. */
export const orderNarrowing = {
  orderType: z.enum(orderTypes).optional(),
  storeId: wireId.optional(),
  /** Orders that this warehouse ships; `none`: those without a warehouse. */
  warehouseId: wireId.optional(),
  /** Of orders on hold. */
  holdReason: z.enum(holdReasons).optional(),
  /** Orders with this exact tag. */
  tag: orderTag.optional(),
  /** Not shipped yet, with a ship-by day up to this one. */
  dueBy: calendarDay.optional(),
  ...createdBetween,
};

/** Filters of an order list in addition to its search. */
export const orderFilters = {
  orderStatus: z.enum(orderStatuses).optional(),
  /** Ours. */
  queue: z.enum(orderQueues).optional(),
  ...orderNarrowing,
};
