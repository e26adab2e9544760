import { z } from 'zod';
import { calendarDay } from '../core/moment.ts';
import { createdBetween } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { holdReasons } from './hold-reasons.ts';
import { orderTag } from './order-tag.ts';
import { orderStatuses, orderTypes } from './order.ts';

/** Columns that a list of orders can be sorted by. */
export const orderSortable = [
  'orderNo',
  'createTime',
  'updateTime',
  'storeName',
  'totalAmount',
  'shipBy',
] as const;

/** Stands for no warehouse where orders are narrowed by theirs. */
export const withoutWarehouse = 'none';

/** What narrows a list of orders beside its search and its tab. */
export const orderNarrowing = {
  orderType: z.enum(orderTypes).optional(),
  storeId: wireId.optional(),
  /** Of orders that this warehouse ships; `none`: of those that have no warehouse yet. */
  warehouseId: wireId.optional(),
  /** Of orders on hold. */
  holdReason: z.enum(holdReasons).optional(),
  /** Of orders that have this tag, written the same. */
  tag: orderTag.optional(),
  /** Still to be shipped, and by this day at the latest. */
  dueBy: calendarDay.optional(),
  ...createdBetween,
};

/** What narrows a list of orders beside its search. */
export const orderFilters = { orderStatus: z.enum(orderStatuses).optional(), ...orderNarrowing };
