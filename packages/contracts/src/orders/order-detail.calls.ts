import { z } from 'zod';
import { address } from '../core/address.ts';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireFlag, wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { addressCheck } from '../shipping/address-check.ts';
import { orderCustoms } from '../shipping/customs.ts';
import { parcel } from '../shipping/parcel.ts';
import { labelPlan } from './label-plan.ts';
import { orderActs } from './order-acts.ts';
import { orderSummary } from './order.ts';

/** One line of an order. */
export const orderLine = z.object({
  skuCode: z.string(),
  skuName: wireText,
  quantity: z.number(),
  unitPrice: wireNumber,
  /** ISO 4217. */
  currency: wireText,
  /** Ours: the channel no longer has the product; the code stands for this line alone. */
  isUnknown: z.boolean().nullish(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** Why a line of a store's order is not to be packed: paid back, taken off, never shipped (a tip, a download), no goods at all, shipped by the store itself, or held back by it. */
export const notPackedReasons = [
  'REFUNDED',
  'REMOVED',
  'NOT_SHIPPED',
  'ADJUSTMENT',
  'SHIPPED',
  'WAITING',
] as const;
export type NotPackedReason = (typeof notPackedReasons)[number];

/** What an order is in a merge: made of others, shipped with the one that it went into, or once made of others. */
export const mergeRoles = ['WHOLE', 'PART', 'DISSOLVED'] as const;
export type MergeRole = (typeof mergeRoles)[number];

/** An order with everything that its page shows: lines, both addresses, packages, shipments, payment (spec §3). */
export const orderDetail = z.object({
  ...orderSummary.shape,
  reference: wireText,
  reference2: wireText,
  signatureType: wireText,
  sender: address.nullish(),
  recipient: address,
  /** Ours: what a carrier has said of the recipient's address as it stands now; absent where none was asked. */
  recipientCheck: addressCheck.nullish().catch(null),
  lines: z.array(orderLine),
  /** Ours: what belongs to the order and is not to be packed (decision D27). */
  notPacked: z
    .array(
      z.object({
        skuCode: wireText,
        skuName: wireText,
        quantity: z.number(),
        unitPrice: wireNumber,
        why: z.enum(notPackedReasons),
      }),
    )
    .optional()
    .catch([]),
  packages: z.array(parcel),
  /** Ours, of an order without packages: what its goods weigh by their products; absent where that is not known. */
  goodsGrams: wireNumber,
  shipments: z.array(
    z.object({
      shipmentId: wireId,
      shipmentNo: z.string(),
      trackingNumber: wireText,
      shipmentStatus: wireText,
      /** Ours: it brings another shipment back. */
      isReturn: z.boolean().nullish(),
      /** Ours: a person has marked it as shipped, and can take that back. */
      isMarked: z.boolean().nullish(),
    }),
  ),
  isCod: z.boolean().nullish(),
  codAmount: wireNumber,
  payMethod: wireText,
  insuranceDeclared: wireNumber,
  lithium: wireText,
  batteryType: wireNumber,
  /** Ours: what customs are told besides the goods, as far as it was chosen. */
  customs: orderCustoms.nullish().catch(null),
  /** Ours: goes up with every change of what the order holds; an edit names the version that it began with. */
  version: wireNumber,
  /** Ours, of an order on hold or canceled: since when, whether its store did it, and what was noted with it. */
  stateTime: wireTime.nullish(),
  stateByStore: wireFlag.nullish(),
  stateNote: wireText,
  /** Ours: how its label is prepared, where an automation rule has set that. */
  labelPlan: labelPlan.nullish().catch(null),
  /** Ours, of an order that is made of others, or is shipped with another: those others. */
  merge: z
    .object({
      role: z.enum(mergeRoles),
      orders: z.array(z.object({ orderId: wireId, orderNo: z.string() })),
    })
    .nullish(),
  /** Ours: what can be done with it now. A back end without it offers nothing beyond what the page does by itself. */
  allowedActs: z.array(z.enum(orderActs)).optional().catch([]),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** One order, as its page and the panel beside the list show it; the list does not load this (spec §7; decision D9). */
export const orderDetailApi = defineService('order-detail', {
  orderDetail: {
    method: 'GET',
    path: `${productService('order')}/order/detail/{orderId}`,
    access: 'signed-in',
    summary: 'One order.',
    params: z.object({ orderId: wireId }),
    data: orderDetail,
  },
});
