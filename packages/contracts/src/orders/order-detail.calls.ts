import { z } from 'zod';
import { address } from '../core/address.ts';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { knownOnly, wireFlag, wireId, wireNumber, wireText, wireTime } from '../core/wire-values.ts';
import { addressCheck } from '../shipping/address-check.ts';
import { orderCustoms } from '../shipping/customs.ts';
import { labelStatuses } from '../shipping/label.ts';
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
  /** Ours: the channel no longer has the product; the code identifies only this line. */
  isUnknown: z.boolean().nullish(),
  /** Ours: several listings of the channel in this order have the code (decision 0183). */
  sharesSku: z.boolean().nullish(),
});
export type OrderLine = z.infer<typeof orderLine>;

/**
 * Why a line of a store's order must not be packed: refunded, removed, never shipped (a tip, a download), not goods at all,
 * shipped by the store itself, or held back by it.
 */
export const notPackedReasons = [
  'REFUNDED',
  'REMOVED',
  'NOT_SHIPPED',
  'ADJUSTMENT',
  'SHIPPED',
  'WAITING',
] as const;
export type NotPackedReason = (typeof notPackedReasons)[number];

/** The role of an order in a merge: made of others, shipped with the one it was merged into, or formerly made of others. */
export const mergeRoles = ['WHOLE', 'PART', 'DISSOLVED'] as const;
export type MergeRole = (typeof mergeRoles)[number];

/** An order with everything its page shows: lines, both addresses, packages, shipments, payment (spec §3). */
export const orderDetail = z.object({
  ...orderSummary.shape,
  reference: wireText,
  reference2: wireText,
  signatureType: wireText,
  sender: address.nullish(),
  recipient: address,
  /** Ours: the carrier's finding about the recipient's current address; absent if it was not checked. */
  recipientCheck: addressCheck.nullish().catch(null),
  lines: z.array(orderLine),
  /** Ours: parts of the order that are not packed (decision D27). */
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
  /** Ours: positions, from 1, of the packages of a partly shipped order that have a label already; absent if there are none. */
  labeledPackages: z.array(z.number().int()).optional(),
  /** Ours, for an order without packages that still need a label: the weight of its goods according to their products; absent if unknown. */
  goodsGrams: wireNumber,
  shipments: z.array(
    z.object({
      shipmentId: wireId,
      shipmentNo: z.string(),
      trackingNumber: wireText,
      shipmentStatus: wireText,
      /** Ours: `PURCHASING` while its label is being bought, or its carrier's reply was lost. */
      labelStatus: z.enum(labelStatuses).nullish().catch(null),
      /** Ours: it returns another shipment. */
      isReturn: z.boolean().nullish(),
      /** Ours: it has the next labels of packages of another one. */
      isRelabel: z.boolean().nullish(),
      /** Ours: the number of its packages that need another label, because theirs is void while others are valid. */
      toRelabel: wireNumber,
      /** Ours: a person has marked it as shipped, and can undo that. */
      isMarked: z.boolean().nullish(),
    }),
  ),
  isCod: z.boolean().nullish(),
  codAmount: wireNumber,
  payMethod: wireText,
  insuranceDeclared: wireNumber,
  lithium: wireText,
  batteryType: wireNumber,
  /** Ours: customs details in addition to the goods, as far as they were entered. */
  customs: orderCustoms.nullish().catch(null),
  /** Ours: increases with every change of the order's content; an edit sends the version that it started with. */
  version: wireNumber,
  /** Ours, for an order on hold or canceled: since when, whether its store did it, and the note. */
  stateTime: wireTime.nullish(),
  stateByStore: wireFlag.nullish(),
  stateNote: wireText,
  /** Ours: how its label is prepared, if an automation rule has set it. */
  labelPlan: labelPlan.nullish().catch(null),
  /** Ours, for an order that is made of others, or shipped with another: those others. */
  merge: z
    .object({
      role: z.enum(mergeRoles),
      orders: z.array(z.object({ orderId: wireId, orderNo: z.string() })),
    })
    .nullish(),
  /** Ours: the currently allowed actions. With a back end without it, only the page's built-in ones are offered. */
  allowedActs: knownOnly(z.enum(orderActs)).optional().catch([]),
});
export type OrderDetail = z.infer<typeof orderDetail>;

/** One order, as shown on its page and in the panel next to the list; the list does not load this (spec §7; decision D9). */
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
