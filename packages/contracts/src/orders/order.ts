import { z } from 'zod';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { holdReasons } from './hold-reasons.ts';

/** Where an order stands. The specification does not list the states; these are ours. */
export const orderStatuses = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Sold by the user, or a purchase order of a retailer that the user supplies (Vendor Order, spec §2). */
export const orderTypes = ['SELLER', 'VENDOR'] as const;
export type OrderType = (typeof orderTypes)[number];

/** An order as the list shows it (decision D9). */
export const orderSummary = z.object({
  orderId: wireId,
  /** Unique within its store (decision D8). */
  orderNo: z.string(),
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  storeId: wireId.nullish(),
  storeName: wireText,
  /** Ours: the warehouse that ships it. */
  warehouseId: wireId.nullish(),
  warehouseName: wireText,
  /** Code of the store's channel, see `storeChannel`. */
  channel: wireNumber,
  recipientName: wireText,
  recipientCity: wireText,
  recipientStateCode: wireText,
  recipientCountryCode: wireText,
  /** Units over all lines. */
  quantity: z.number(),
  totalAmount: wireNumber,
  /** ISO 4217. */
  currency: wireText,
  carrierName: wireText,
  serviceCode: wireText,
  /** Ours, of an order on hold. */
  holdReason: z.enum(holdReasons).nullish().catch(null),
  /** Ours: when its hold ends by itself. */
  holdUntil: wireTime.nullish().catch(null),
  /** Ours: the day (YYYY-MM-DD) by which it is to be shipped. */
  shipBy: wireText,
  tags: z.array(z.string()).optional(),
  createTime: wireTime,
  updateTime: wireTime.nullish(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** Sums by ISO 4217 currency, the largest first; amounts of different currencies are never added up. */
export const moneyTotals = z.array(z.object({ currency: z.string(), amount: z.number() }));

const dayTotals = z.object({
  orderCount: z.number().int().nonnegative(),
  /** Units over all lines. */
  quantity: z.number().nonnegative(),
  amounts: moneyTotals,
});

/** How the day stands: what came in today and yesterday, without canceled orders, and how many orders stand where in all. */
export const orderOverview = z.object({
  today: dayTotals,
  yesterday: dayTotals,
  /** A status that no order has may be left out. */
  statusCounts: z.partialRecord(z.enum(orderStatuses), z.number().int().nonnegative()),
  /** Of which there are more than the number, see `statusCountsOf`. */
  statusCountsOver: z.array(z.enum(orderStatuses)).optional(),
});
export type OrderOverview = z.infer<typeof orderOverview>;
