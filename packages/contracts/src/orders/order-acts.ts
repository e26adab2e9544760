import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { calendarDay, moment } from '../core/moment.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { orderCustomsChange } from '../shipping/customs.ts';
import { normalForm } from '../core/normal-form.ts';
import { shippedElsewhere } from '../shipping/marked-shipment.ts';
import { signatureTypes } from '../shipping/rate.ts';
import { holdReasons, ownHoldReasons } from './hold-reasons.ts';
import { orderDraft, orderPackageDraft } from './order-draft.ts';
import { orderTag, orderWorkLimits } from './order-tag.ts';

/** What people can do with an order. `label` is creating one; what else is done with labels belongs to shipments. */
export const orderActs = [
  'label',
  'hold',
  'release',
  'change-hold',
  'edit',
  'cancel',
  'restore',
  'assign',
  'tag',
  'note',
  'split',
  'merge',
  'undo-merge',
] as const;
export type OrderAct = (typeof orderActs)[number];

/** A carrier or a service, or none. */
const serviceName = z
  .string()
  .overwrite(normalForm)
  .trim()
  .max(100)
  .nullish()
  .transform((text) => text || null);
const tags = z.array(orderTag).max(orderWorkLimits.tags).default([]);
const note = z.string().overwrite(normalForm).trim().max(orderWorkLimits.note).optional();

/** The acts that can be done to many orders at once. */
const bulkActs = [
  z.object({
    act: z.literal('hold'),
    reason: z.enum(ownHoldReasons),
    note,
    /** When it is released by itself; absent: a person releases it. */
    until: moment.optional(),
  }),
  z.object({ act: z.literal('release') }),
  /** Another reason, end or note of a hold that goes on; what is left out stays. A hold of its store's stays as it is. */
  z.object({
    act: z.literal('change-hold'),
    reason: z.enum(ownHoldReasons).optional(),
    /** When it is released by itself; null: a person releases it. */
    until: moment.nullish(),
    /** Replaces what was noted with the hold; empty: nothing. */
    note,
  }),
  z.object({ act: z.literal('cancel'), note }),
  z.object({ act: z.literal('restore') }),
  /** The warehouse that ships it, of those that the organization is connected with; null: none. */
  z.object({ act: z.literal('assign'), warehouseId: wireId.nullable() }),
  z.object({ act: z.literal('tag'), add: tags, remove: tags }),
  z.object({
    act: z.literal('note'),
    note: z.string().overwrite(normalForm).trim().min(1).max(orderWorkLimits.note),
  }),
  /** The day by which it is to be shipped; null: none. */
  z.object({ act: z.literal('ship-by'), shipBy: calendarDay.nullable() }),
  /** The preset that its label is prepared with, see `labelPlan`, in place of what a rule has planned; null: nothing is planned. */
  z.object({ act: z.literal('preset'), presetId: wireId.nullable() }),
  /** The service that it is shipped by, in place of what is planned for its label; both empty: none yet. */
  z.object({ act: z.literal('service'), carrierName: serviceName, serviceCode: serviceName }),
  /** The signature at the door. */
  z.object({ act: z.literal('signature'), signatureType: z.enum(signatureTypes) }),
  /** What it is insured for, in the currency of its prices; null: nothing. */
  z.object({ act: z.literal('insurance'), insuranceDeclared: orderDraft.shape.insuranceDeclared.unwrap() }),
  /** Where it ships from; null: the sender used last. */
  z.object({ act: z.literal('sender'), sender: orderDraft.shape.sender.unwrap() }),
  /** What customs are told besides the goods; what is left out stays. */
  z.object({ act: z.literal('customs'), customs: orderCustomsChange }),
  /** Sides or weight of its package, or both; what is left out stays. An order of several packages is left as it is. */
  z.object({
    act: z.literal('package'),
    package: orderPackageDraft.refine(({ length, width, height, weight1, weight2 }) => {
      const sides = [length, width, height].filter((side) => side != null);
      const weight = (weight1 ?? 0) + (weight2 ?? 0);
      const isSized = sides.length === 3 && sides.every((side) => side > 0);
      return isSized ? (weight1 == null && weight2 == null) || weight > 0 : sides.length === 0 && weight > 0;
    }, ruleMessage('orders.sidesOrWeight')),
  }),
] as const;

/** What is done to many orders at once, the same to each. */
export const orderBulkRequest = z.discriminatedUnion('act', [
  ...bulkActs,
  /** Gives them to a warehouse to be fulfilled; null: each to the one that routing chooses. One order is released by `outbound.releaseOrder`. */
  z.object({ act: z.literal('fulfill'), warehouseId: wireId.nullable() }),
  /** Says that they left by labels from elsewhere, or without one. One order is marked by `labels.markShipped`. */
  z.object({ act: z.literal('mark-shipped'), ...shippedElsewhere }),
  /** Has a carrier check where they go. No order is changed by it. One order is checked by `checkRecipient`. */
  z.object({ act: z.literal('check-address') }),
  /** Takes what a carrier has suggested, as an edit by the person who begins it. An order whose address was changed since the check is left out. */
  z.object({ act: z.literal('take-suggestion') }),
]);
export type OrderBulkRequest = z.infer<typeof orderBulkRequest>;

/** What is done to an order, with what the act needs. */
export const orderActRequest = z.discriminatedUnion('act', [...bulkActs]);
export type OrderActRequest = z.infer<typeof orderActRequest>;

const edits = [
  'ship-by',
  'preset',
  'service',
  'signature',
  'insurance',
  'sender',
  'customs',
  'package',
] as const;

/** The act of the state machine that decides whether a request is allowed: what changes the content of an order is an edit of it. */
export const actOfRequest = ({ act }: Pick<OrderActRequest, 'act'>): OrderAct => {
  const isEdit = (one: OrderActRequest['act']): one is (typeof edits)[number] =>
    edits.some((edit) => edit === one);
  return isEdit(act) ? 'edit' : act;
};

/** What has happened to an order. Entries are only ever added. */
export const orderEventKinds = [
  'created',
  'copied',
  'imported',
  'pulled',
  'changed-by-store',
  'edited',
  'held',
  'hold-changed',
  'released',
  'cancelled',
  'restored',
  'assigned',
  'tagged',
  'noted',
  'label-bought',
  'label-voided',
  'marked-shipped',
  'mark-withdrawn',
  'file-added',
  'file-removed',
  'split',
  'split-from',
  'merged',
  'merged-into',
  'merge-undone',
  'unmerged-from',
  'ruled',
  'rules-undone',
  'planned',
] as const;
export type OrderEventKind = (typeof orderEventKinds)[number];

/** Fields of an order that an edit changes; also how a second editor learns what the first has changed. */
export const orderFields = [
  'orderNo',
  'recipient',
  'sender',
  'lines',
  'packages',
  'carrierName',
  'serviceCode',
  'signatureType',
  'reference',
  'reference2',
  'shipBy',
  'insuranceDeclared',
  'codAmount',
  'lithium',
  'customs',
] as const;
export type OrderField = (typeof orderFields)[number];

/** One entry of the timeline of an order; what it says depends on its kind. */
export const orderEvent = z.object({
  eventId: wireId,
  time: wireTime,
  kind: z.enum(orderEventKinds),
  /** Absent where a store, a carrier or the clock did it. */
  userName: wireText,
  detail: z.object({
    reason: z.enum(holdReasons).nullish(),
    note: wireText,
    /** When a hold ends by itself. */
    until: wireTime.nullish(),
    /** What of a hold was changed: its reason, its end, or both. */
    hold: z
      .object({
        reason: z.object({ from: z.enum(holdReasons).nullable(), to: z.enum(holdReasons) }).optional(),
        /** Null: until a person releases the order. */
        until: z.object({ from: wireTime.nullable(), to: wireTime.nullable() }).optional(),
      })
      .nullish(),
    added: z.array(z.string()).optional(),
    removed: z.array(z.string()).optional(),
    warehouse: wireText,
    /** Name of the preset that its label is prepared with; none: nothing is planned any more. */
    preset: wireText,
    shipmentNo: wireText,
    trackingNumber: wireText,
    /** Name of a file that was added or removed. */
    file: wireText,
    fields: z.array(z.enum(orderFields)).optional(),
    /** Where it went before an edit of the recipient. */
    was: wireText,
    /** Whose suggestion the edit has taken. */
    suggestedBy: wireText,
    /** The automation rule that did it. */
    rule: z.object({ ruleId: wireId, name: z.string() }).nullish(),
    /** What it set that has no other kind of entry. */
    ruled: z.array(z.enum(['way', 'insurance', 'signature'])).optional(),
    /** Other orders that it is about: parts of a split, or those that were merged. */
    orders: z.array(z.object({ orderId: wireId, orderNo: z.string() })).optional(),
  }),
});
export type OrderEvent = z.infer<typeof orderEvent>;
