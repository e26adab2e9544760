import { z } from 'zod';
import { statusCountsOf } from '../core/page.ts';
import { wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { holdReasons } from './hold-reasons.ts';

/** The status of an order. The specification does not list the states; these are ours. */
export const orderStatuses = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Ours: queues of work across the statuses. `AWAITING_LABEL`: open orders with a prepared shipment that has no label, and that no
 * warehouse ships (decision 0156).
 */
export const orderQueues = ['AWAITING_LABEL'] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** The statuses and queues in workflow order, as screens list them. */
export const orderTabs = [
  'UNSHIPPED',
  'AWAITING_LABEL',
  'PARTIALLY_SHIPPED',
  'ON_HOLD',
  'SHIPPED',
  'CANCELLED',
] as const satisfies readonly (OrderStatus | OrderQueue)[];
export type OrderTab = (typeof orderTabs)[number];

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
  /** Ours: when its hold ends automatically. */
  holdUntil: wireTime.nullish().catch(null),
  /** Ours: the ship-by day (YYYY-MM-DD). */
  shipBy: wireText,
  tags: z.array(z.string()).optional(),
  createTime: wireTime,
  updateTime: wireTime.nullish(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** Sums by ISO 4217 currency, the largest first; amounts in different currencies are never added up. */
export const moneyTotals = z.array(z.object({ currency: z.string(), amount: z.number() }));

const dayTotals = z.object({
  orderCount: z.number().int().nonnegative(),
  /** Units over all lines. */
  quantity: z.number().nonnegative(),
  amounts: moneyTotals,
});

/** The current day: orders that came in today and yesterday, without canceled ones, and the number of orders by status. */
export const orderOverview = z.object({
  today: dayTotals,
  yesterday: dayTotals,
  /** A status without orders may be omitted. */
  statusCounts: z.partialRecord(z.enum(orderStatuses), z.number().int().nonnegative()),
  /** Statuses with more orders than counted, see `statusCountsOf`. */
  statusCountsOver: z.array(z.enum(orderStatuses)).optional(),
  /** Orders by queue; they are part of the counts by status. */
  queues: statusCountsOf(orderQueues).optional(),
});
export type OrderOverview = z.infer<typeof orderOverview>;
