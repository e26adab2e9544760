import { z } from 'zod';
import { address } from './address.ts';
import { parcel } from './parcel.ts';
import { wireId, wireNumber, wireText, wireTime } from './wire-values.ts';

/** Where an order stands. The specification does not list the states; these are ours. */
export const orderStatuses = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Sold by the user, or a purchase order of a retailer that the user supplies (Vendor Order, spec §2). */
export const orderTypes = ['SELLER', 'VENDOR'] as const;
export type OrderType = (typeof orderTypes)[number];

/** One line of an order. */
export const orderLine = z.object({
  skuCode: z.string(),
  skuName: wireText,
  quantity: z.number(),
  unitPrice: wireNumber,
  /** ISO 4217. */
  currency: wireText,
});
export type OrderLine = z.infer<typeof orderLine>;

/** An order as the list shows it (decision D9). */
export const orderSummary = z.object({
  orderId: wireId,
  /** Unique within its store (decision D8). */
  orderNo: z.string(),
  orderType: z.enum(orderTypes),
  orderStatus: z.enum(orderStatuses),
  storeId: wireId.nullish(),
  storeName: wireText,
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
  createTime: wireTime,
  updateTime: wireTime.nullish(),
});
export type OrderSummary = z.infer<typeof orderSummary>;

/** An order with everything that its page shows: lines, both addresses, packages, shipments, payment (spec §3). */
export const orderDetail = z.object({
  ...orderSummary.shape,
  reference: wireText,
  reference2: wireText,
  signatureType: wireText,
  sender: address.nullish(),
  recipient: address,
  lines: z.array(orderLine),
  packages: z.array(parcel),
  shipments: z.array(
    z.object({
      shipmentId: wireId,
      shipmentNo: z.string(),
      trackingNumber: wireText,
      shipmentStatus: wireText,
    }),
  ),
  isCod: z.boolean().nullish(),
  codAmount: wireNumber,
  payMethod: wireText,
  insuranceDeclared: wireNumber,
  lithium: wireText,
  batteryType: wireNumber,
});
export type OrderDetail = z.infer<typeof orderDetail>;

const dayTotals = z.object({
  orderCount: z.number().int().nonnegative(),
  /** Units over all lines. */
  quantity: z.number().nonnegative(),
  /** Sums by ISO 4217 currency, the largest first; amounts of different currencies are never added up. */
  amounts: z.array(z.object({ currency: z.string(), amount: z.number() })),
});

/** How the day stands: what came in today and yesterday, without cancelled orders, and how many orders stand where in all. */
export const orderOverview = z.object({
  today: dayTotals,
  yesterday: dayTotals,
  /** A status that no order has may be left out. */
  statusCounts: z.partialRecord(z.enum(orderStatuses), z.number().int().nonnegative()),
});
export type OrderOverview = z.infer<typeof orderOverview>;
