import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { calendarDay, moment } from '../core/moment.ts';
import { knownOnly, wireId, wireText, wireTime } from '../core/wire-values.ts';
import { orderCustomsChange } from '../shipping/customs.ts';
import { normalForm } from '../core/normal-form.ts';
import { shippedElsewhere } from '../shipping/marked-shipment.ts';
import { signatureTypes } from '../shipping/rate.ts';
import { holdReasons, ownHoldReasons } from './hold-reasons.ts';
import { orderDraft, orderPackageDraft } from './order-draft.ts';
import { orderTag, orderWorkLimits } from './order-tag.ts';

/** People's actions on an order. `label` creates one; other actions on labels belong to shipments. */
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

/** The actions that can be applied to many orders at once. */
const bulkActs = [
  z.object({
    act: z.literal('hold'),
    reason: z.enum(ownHoldReasons),
    note,
    /** When it is released automatically; absent: a person releases it. */
    until: moment.optional(),
  }),
  z.object({ act: z.literal('release') }),
  /** Another reason, end or note of an ongoing hold; omitted values are unchanged. A hold by its store is unchanged. */
  z.object({
    act: z.literal('change-hold'),
    reason: z.enum(ownHoldReasons).optional(),
    /** When it is released automatically; null: a person releases it. */
    until: moment.nullish(),
    /** Replaces the note of the hold; empty: removes it. */
    note,
  }),
  z.object({ act: z.literal('cancel'), note }),
  z.object({ act: z.literal('restore') }),
  /** The connected warehouse that ships it; null: none. */
  z.object({ act: z.literal('assign'), warehouseId: wireId.nullable() }),
  z.object({ act: z.literal('tag'), add: tags, remove: tags }),
  z.object({
    act: z.literal('note'),
    note: z.string().overwrite(normalForm).trim().min(1).max(orderWorkLimits.note),
  }),
  /** The ship-by day; null: none. */
  z.object({ act: z.literal('ship-by'), shipBy: calendarDay.nullable() }),
  /** The preset for its label, see `labelPlan`, replacing what a rule has planned; null: removes the plan. */
  z.object({ act: z.literal('preset'), presetId: wireId.nullable() }),
  /** The service for shipping it, replacing the plan for its label; both empty: none yet. */
  z.object({ act: z.literal('service'), carrierName: serviceName, serviceCode: serviceName }),
  /** Signature on delivery; `none`: not required, whatever the default settings of labels. */
  z.object({ act: z.literal('signature'), signatureType: z.enum(signatureTypes) }),
  /** The insured value, in the currency of its prices; 0 or null: not insured, whatever the default settings of labels. */
  z.object({ act: z.literal('insurance'), insuranceDeclared: orderDraft.shape.insuranceDeclared.unwrap() }),
  /** The sender; null: the one used last. */
  z.object({ act: z.literal('sender'), sender: orderDraft.shape.sender.unwrap() }),
  /** Customs details in addition to the goods; omitted values are unchanged. */
  z.object({ act: z.literal('customs'), customs: orderCustomsChange }),
  /** Sides or weight of its package, or both; omitted values are unchanged. An order with several packages is not changed. */
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

/** The change applied to each of many orders. */
export const orderBulkRequest = z.discriminatedUnion('act', [
  ...bulkActs,
  /**
   * Assigns them to a warehouse for fulfillment; null: each to the one that routing chooses. A single order is released by
   * `outbound.releaseOrder`.
   */
  z.object({ act: z.literal('fulfill'), warehouseId: wireId.nullable() }),
  /** Marks them as shipped by external labels, or without one. A single order is marked by `labels.markShipped`. */
  z.object({ act: z.literal('mark-shipped'), ...shippedElsewhere }),
  /** Has a carrier check their addresses, without changing the orders. A single order is checked by `checkRecipient`. */
  z.object({ act: z.literal('check-address') }),
  /**
   * Applies the carrier's suggestions, as an edit by the person who starts it. An order whose address was changed since the check
   * is skipped.
   */
  z.object({ act: z.literal('take-suggestion') }),
]);
export type OrderBulkRequest = z.infer<typeof orderBulkRequest>;

/** One action on an order, with its input. */
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

/** The state machine's action that decides whether a request is allowed: changes to the content of an order count as edits. */
export const actOfRequest = ({ act }: Pick<OrderActRequest, 'act'>): OrderAct => {
  const isEdit = (one: OrderActRequest['act']): one is (typeof edits)[number] =>
    edits.some((edit) => edit === one);
  return isEdit(act) ? 'edit' : act;
};

/** The events in an order's history. Entries are only ever added. */
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

/** Fields of an order that an edit changes; also used to show a second editor what the first has changed. */
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

/** One entry of an order's history; its content depends on its kind. */
export const orderEvent = z.object({
  eventId: wireId,
  time: wireTime,
  kind: z.enum(orderEventKinds),
  /** Absent if it came from a store, a carrier or a timer. */
  userName: wireText,
  detail: z.object({
    reason: z.enum(holdReasons).nullish().catch(null),
    note: wireText,
    /** When a hold ends automatically. */
    until: wireTime.nullish(),
    /** What was changed in a hold: its reason, its end, or both. */
    hold: z
      .object({
        reason: z.object({ from: z.enum(holdReasons).nullable(), to: z.enum(holdReasons) }).optional(),
        /** Null: until a person releases the order. */
        until: z.object({ from: wireTime.nullable(), to: wireTime.nullable() }).optional(),
      })
      .nullish()
      .catch(null),
    added: z.array(z.string()).optional(),
    removed: z.array(z.string()).optional(),
    warehouse: wireText,
    /** Name of the preset for its label; empty: the plan was removed. */
    preset: wireText,
    shipmentNo: wireText,
    trackingNumber: wireText,
    /** Name of an added or removed file. */
    file: wireText,
    fields: knownOnly(z.enum(orderFields)).optional(),
    /** The address before an edit of the recipient. */
    was: wireText,
    /** The carrier whose suggestion was applied. */
    suggestedBy: wireText,
    /** The automation rule that did it. */
    rule: z.object({ ruleId: wireId, name: z.string() }).nullish(),
    /** What it set, if there is no other kind of entry for it. */
    ruled: knownOnly(z.enum(['way', 'insurance', 'signature'])).optional(),
    /** Other orders involved: parts of a split, or merged orders. */
    orders: z.array(z.object({ orderId: wireId, orderNo: z.string() })).optional(),
  }),
});
export type OrderEvent = z.infer<typeof orderEvent>;
