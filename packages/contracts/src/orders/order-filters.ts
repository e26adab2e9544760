import { z } from 'zod';
import { createdBetween } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { orderStatuses, orderTypes } from './order.ts';

/** Columns that a list of orders can be sorted by. */
export const orderSortable = ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'] as const;

/** What narrows a list of orders beside its search and its tab. */
export const orderNarrowing = {
  orderType: z.enum(orderTypes).optional(),
  storeId: wireId.optional(),
  ...createdBetween,
};

/** What narrows a list of orders beside its search. */
export const orderFilters = { orderStatus: z.enum(orderStatuses).optional(), ...orderNarrowing };
