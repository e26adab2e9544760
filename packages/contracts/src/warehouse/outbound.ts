import { z } from 'zod';
import { address } from '../core/address.ts';
import { calendarDay } from '../core/moment.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { freightFacts, loadTypes } from './freight.ts';
import { warehouseEvent } from './inbound.ts';
import { routingDecision } from './routing.ts';
import type { Transition } from './transitions.ts';
import { units } from './request-parts.ts';

/** The status of a parcel outbound (warehouse design, b). */
export const outboundStatuses = [
  'SUBMITTED',
  'BACKORDERED',
  'ALLOCATED',
  'PICKING',
  'PACKED',
  'CANCEL_REQUESTED',
  'PUTTING_BACK',
  'SHIPPED',
  'CANCELLED',
] as const;
export type OutboundStatus = (typeof outboundStatuses)[number];

/** Actions on an outbound, by its client or on the floor. */
export const outboundActs = [
  'allocate',
  'cancel',
  'requestCancel',
  'withdrawCancel',
  'pick',
  'short',
  'pack',
  'ship',
  'acceptCancel',
  'refuseCancel',
  'putBack',
] as const;
export type OutboundAct = (typeof outboundActs)[number];

/** The transition table of an outbound. */
export const outboundTransitions: readonly Transition<OutboundStatus, OutboundAct>[] = [
  { act: 'allocate', from: ['SUBMITTED', 'BACKORDERED'], to: 'ALLOCATED', by: 'client' },
  // Units picked before stock ran out are put back first.
  { act: 'cancel', from: ['SUBMITTED', 'BACKORDERED', 'ALLOCATED'], to: null, by: 'client' },
  // While staff handle the goods, the client can no longer cancel by a click.
  { act: 'requestCancel', from: ['PICKING', 'PACKED'], to: 'CANCEL_REQUESTED', by: 'client' },
  // Back to its previous state.
  { act: 'withdrawCancel', from: ['CANCEL_REQUESTED'], to: null, by: 'client' },
  { act: 'pick', from: ['ALLOCATED', 'PICKING'], to: 'PICKING', by: 'floor' },
  // It continues with other units, or waits for stock, as it may already do because of another order that shares the bin.
  { act: 'short', from: ['BACKORDERED', 'ALLOCATED', 'PICKING'], to: null, by: 'floor' },
  { act: 'pack', from: ['PICKING'], to: 'PACKED', by: 'floor' },
  { act: 'ship', from: ['PACKED'], to: 'SHIPPED', by: 'floor' },
  // Its picked units are put back first; without any it is canceled.
  { act: 'acceptCancel', from: ['CANCEL_REQUESTED'], to: null, by: 'floor' },
  { act: 'refuseCancel', from: ['CANCEL_REQUESTED'], to: null, by: 'floor' },
  // Removing the last unit cancels it.
  { act: 'putBack', from: ['PUTTING_BACK'], to: null, by: 'floor' },
];

/** An order for a warehouse to fulfill; null: the one that routing chooses. */
export const outboundRelease = z.object({
  orderId: wireId,
  warehouseId: wireId.nullable(),
  shipBy: calendarDay.nullish(),
});

/** An outbound as lists show it. */
export const outboundSummary = z.object({
  outboundId: wireId,
  outboundNo: z.string(),
  clientRef: z.string(),
  status: z.enum(outboundStatuses),
  warehouseId: wireId,
  warehouseName: wireText,
  orderId: wireId.nullish(),
  recipientName: wireText,
  recipientCity: wireText,
  recipientStateCode: wireText,
  skus: units,
  units,
  shipBy: wireText,
  carrierName: wireText,
  trackingNumber: wireText,
  /** For freight; null for a parcel. */
  loadType: z.enum(loadTypes).nullish(),
  createTime: wireTime,
});
export type OutboundSummary = z.infer<typeof outboundSummary>;

/** One product of an outbound. */
export const outboundLine = z.object({
  lineId: wireId,
  productId: wireId,
  skuCode: z.string(),
  skuName: z.string(),
  ordered: units,
  reserved: units,
  picked: units,
  shipped: units,
  /** The bundle or alias by which it was ordered, if not its own SKU. */
  orderedAs: wireText,
  /** Quantity currently available in the warehouse. */
  available: units,
});
export type OutboundLine = z.infer<typeof outboundLine>;

/** An outbound with everything its page shows. */
export const outboundDetail = z.object({
  ...outboundSummary.shape,
  recipient: address,
  serviceCode: wireText,
  lines: z.array(outboundLine),
  /** Null for a parcel. */
  freight: freightFacts.nullish(),
  /** Why this warehouse was chosen; null if there was no routing: freight, and imported orders. */
  routing: routingDecision.nullish(),
  timeline: z.array(warehouseEvent),
  acts: z.array(z.enum(outboundActs)),
});
export type OutboundDetail = z.infer<typeof outboundDetail>;
