import type { LocalizedMessage } from '@lading/contracts/core';
import {
  orderMessages,
  orderWords,
  type MergeRole,
  type OrderAct,
  type OrderStatus,
  type StoreHoldReason,
} from '@lading/contracts/orders';
import { conflict, RequestError } from '../../platform/request-error.ts';

/** What a store reports about its order. */
export type StoreAct =
  'store-open' | 'store-hold' | 'store-partly' | 'store-more' | 'store-ship' | 'store-cancel';
/** Changes of labels. */
type LabelAct = 'label-bought' | 'label-voided';

/** The facts that decide whether an act is allowed, and where it leads. */
export interface OrderFacts {
  status: OrderStatus;
  /** Who put it on hold or canceled it. */
  stateBy: 'person' | 'store' | null;
  /** Its store canceled it after it was labeled, or after a person canceled it. */
  cancelledInStore: boolean;
  /** Its store put it on hold after it was labeled, or after a person put it on hold or canceled it. */
  heldInStore: boolean;
  /** The reason for that hold. */
  heldInStoreFor?: StoreHoldReason | null;
  /** Its store reported a part of it as shipped by others. */
  partlyElsewhere: boolean;
  /** Its role in a merge: it is one, is shipped with another, or was one. */
  mergeRole: MergeRole | null;
  /** Its shipments: labeled or on their way, awaiting a label, and with a purchase under way. */
  labeled: number;
  awaiting: number;
  buying: number;
  /** Whether a warehouse has it and has not released it. */
  atWarehouse: boolean;
}

type Guard = (facts: OrderFacts) => ((words: { allowed: Words }) => LocalizedMessage) | undefined;
interface Words {
  en: string;
  zh: string;
}

/** One row of the state machine: the states an act starts from and leads to, who may do it, and its conditions. */
export interface OrderTransition {
  act: OrderAct | StoreAct | LabelAct;
  who: 'person' | 'store' | 'carrier';
  from: readonly OrderStatus[];
  guard?: Guard;
  /** `open`: the state given by its shipments; `same`: unchanged. */
  to: 'open' | 'same' | 'ON_HOLD' | 'CANCELLED' | 'SHIPPED' | 'PARTIALLY_SHIPPED';
  /** Stores with the order who did it and when, or clears that. */
  effect?: 'set-aside' | 'take-up';
}

const everywhere = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const;
const open = ['UNSHIPPED', 'PARTIALLY_SHIPPED'] as const;

/** No one else is working on its goods: neither a label purchase nor a warehouse, which ships what it was given. */
const inOwnHands: Guard = ({ buying, atWarehouse }) => {
  if (buying > 0) return orderMessages.labelUnderWay;
  return atWarehouse ? orderMessages.atWarehouse : undefined;
};
const noLabel: Guard = (facts) =>
  inOwnHands(facts) ?? (facts.labeled > 0 ? orderMessages.voidFirst : undefined);
/** A merged order ships with its merge, and a dissolved merge with its parts: never twice. */
const restorable: Guard = ({ stateBy, mergeRole, cancelledInStore }) => {
  if (mergeRole === 'PART') return orderMessages.mergedAway;
  if (mergeRole === 'DISSOLVED') return orderMessages.mergeUndone;
  return stateBy === 'store' || cancelledInStore ? orderMessages.cancelledByStore : undefined;
};
const noLabelNorMerge: Guard = (facts) =>
  noLabel(facts) ?? (facts.mergeRole === 'WHOLE' ? orderMessages.mergedOrder : undefined);
const noLabelOfMerge: Guard = (facts) =>
  noLabel(facts) ?? (facts.mergeRole === 'WHOLE' ? undefined : orderMessages.notMerged);
/** A store cannot reverse a person's decision. The text is never shown. */
const notByPerson: Guard = ({ stateBy }) => (stateBy === 'person' ? orderMessages.labelUnderWay : undefined);
/** A part was shipped, by its store or with one of our parcels, and the rest is still here. The text is never shown. */
const restIsHere: Guard = ({ partlyElsewhere, labeled, awaiting }) =>
  (partlyElsewhere && labeled === 0) || awaiting > 0 ? undefined : orderMessages.voidFirst;

/** Only its store has said that it was shipped: no parcel of ours has left, or what follows is still here. The text is never shown. */
const byWordOnly: Guard = ({ labeled, awaiting, buying, atWarehouse, mergeRole }) =>
  (labeled > 0 && awaiting === 0) || buying > 0 || atWarehouse || mergeRole !== null
    ? orderMessages.voidFirst
    : undefined;

/** Only its store can end its own hold: an end set here would release what the store still holds. */
const notByStore: Guard = ({ stateBy }) => (stateBy === 'store' ? orderMessages.heldByStore : undefined);

/** The state machine of an order. An act without a row for a state is not allowed in it. */
export const orderTransitions: readonly OrderTransition[] = [
  { act: 'label', who: 'person', from: open, guard: inOwnHands, to: 'same' },
  { act: 'hold', who: 'person', from: open, guard: inOwnHands, to: 'ON_HOLD', effect: 'set-aside' },
  { act: 'release', who: 'person', from: ['ON_HOLD'], to: 'open', effect: 'take-up' },
  { act: 'change-hold', who: 'person', from: ['ON_HOLD'], guard: notByStore, to: 'same' },
  { act: 'edit', who: 'person', from: [...open, 'ON_HOLD'], guard: inOwnHands, to: 'same' },
  {
    act: 'cancel',
    who: 'person',
    from: [...open, 'ON_HOLD'],
    guard: noLabel,
    to: 'CANCELLED',
    effect: 'set-aside',
  },
  { act: 'restore', who: 'person', from: ['CANCELLED'], guard: restorable, to: 'open', effect: 'take-up' },
  { act: 'assign', who: 'person', from: [...open, 'ON_HOLD'], guard: inOwnHands, to: 'same' },
  { act: 'tag', who: 'person', from: everywhere, to: 'same' },
  { act: 'note', who: 'person', from: everywhere, to: 'same' },
  { act: 'split', who: 'person', from: ['UNSHIPPED', 'ON_HOLD'], guard: noLabelNorMerge, to: 'same' },
  {
    act: 'merge',
    who: 'person',
    from: ['UNSHIPPED', 'ON_HOLD'],
    guard: noLabelNorMerge,
    to: 'CANCELLED',
    effect: 'set-aside',
  },
  {
    act: 'undo-merge',
    who: 'person',
    from: ['UNSHIPPED', 'ON_HOLD'],
    guard: noLabelOfMerge,
    to: 'CANCELLED',
    effect: 'set-aside',
  },

  { act: 'label-bought', who: 'carrier', from: [...open, 'SHIPPED'], to: 'open' },
  { act: 'label-voided', who: 'carrier', from: [...open, 'SHIPPED'], to: 'open' },

  {
    act: 'store-open',
    who: 'store',
    from: ['ON_HOLD', 'CANCELLED'],
    guard: notByPerson,
    to: 'open',
    effect: 'take-up',
  },
  { act: 'store-open', who: 'store', from: ['SHIPPED'], guard: byWordOnly, to: 'open', effect: 'take-up' },
  // The part that the store had shipped has come back.
  { act: 'store-open', who: 'store', from: ['PARTIALLY_SHIPPED'], guard: byWordOnly, to: 'open' },
  { act: 'store-hold', who: 'store', from: ['UNSHIPPED'], to: 'ON_HOLD', effect: 'set-aside' },
  {
    act: 'store-hold',
    who: 'store',
    from: ['PARTIALLY_SHIPPED'],
    guard: restIsHere,
    to: 'ON_HOLD',
    effect: 'set-aside',
  },
  {
    act: 'store-hold',
    who: 'store',
    from: ['CANCELLED'],
    guard: notByPerson,
    to: 'ON_HOLD',
    effect: 'set-aside',
  },
  { act: 'store-cancel', who: 'store', from: ['UNSHIPPED', 'ON_HOLD'], to: 'CANCELLED', effect: 'set-aside' },
  {
    act: 'store-cancel',
    who: 'store',
    from: ['PARTIALLY_SHIPPED'],
    guard: restIsHere,
    to: 'CANCELLED',
    effect: 'set-aside',
  },
  { act: 'store-partly', who: 'store', from: ['UNSHIPPED'], to: 'PARTIALLY_SHIPPED' },
  {
    act: 'store-partly',
    who: 'store',
    from: ['ON_HOLD', 'CANCELLED'],
    guard: notByPerson,
    to: 'PARTIALLY_SHIPPED',
    effect: 'take-up',
  },
  {
    act: 'store-partly',
    who: 'store',
    from: ['SHIPPED'],
    guard: byWordOnly,
    to: 'PARTIALLY_SHIPPED',
    effect: 'take-up',
  },
  // All our parcels have left, and its store wants more shipped: held items were released, or some were added.
  { act: 'store-more', who: 'store', from: ['SHIPPED'], to: 'open' },
  // Goods that have left the warehouse are shipped, regardless of earlier decisions.
  { act: 'store-ship', who: 'store', from: everywhere, to: 'SHIPPED', effect: 'take-up' },
];

/** The state given by its shipments to an order that is neither on hold nor canceled. */
function openStatus({ labeled, awaiting, partlyElsewhere }: OrderFacts): OrderStatus {
  if (labeled > 0) return awaiting > 0 ? 'PARTIALLY_SHIPPED' : 'SHIPPED';
  return partlyElsewhere ? 'PARTIALLY_SHIPPED' : 'UNSHIPPED';
}

const rowsOf = (act: OrderTransition['act'], { status }: OrderFacts) =>
  orderTransitions.filter((row) => row.act === act && row.from.includes(status));

/** The result of an act. */
export interface NextState {
  status: OrderStatus;
  effect: OrderTransition['effect'];
  /** Set when another party than the acting one is responsible for the state. */
  by?: 'store';
  reason?: StoreHoldReason;
}

/** The result of an act; undefined when it is not allowed. An order that a person resumes while its store holds it is on that hold. */
export function nextState(facts: OrderFacts, act: OrderTransition['act']): NextState | undefined {
  const row = rowsOf(act, facts).find(({ guard }) => !guard?.(facts));
  if (!row) return undefined;
  const status = row.to === 'same' ? facts.status : row.to === 'open' ? openStatus(facts) : row.to;
  const next = { status, effect: row.effect };
  const isTakenUp = row.who === 'person' && row.to === 'open' && facts.stateBy === 'person';
  const held = isTakenUp && facts.heldInStore ? nextState({ ...facts, status }, 'store-hold') : undefined;
  return held ? { ...held, by: 'store', reason: facts.heldInStoreFor ?? 'STORE' } : next;
}

/** The acts a person can do with the order now, in the order of the table. */
export function allowedActs(facts: OrderFacts): OrderAct[] {
  const acts = orderTransitions.flatMap(({ act, who }) => (who === 'person' ? [act as OrderAct] : []));
  return acts.filter((act) => nextState(facts, act));
}

/** Why an act is not allowed, and which are: for people in the text, for programs in `params.allowedActs`. */
export function notAllowed(facts: OrderFacts, act: OrderAct): RequestError {
  const acts = allowedActs(facts);
  const allowed = {
    en: acts.map((one) => orderWords.act[one].en).join(', '),
    zh: acts.map((one) => orderWords.act[one].zh).join('、'),
  };
  const said = rowsOf(act, facts)
    .map(({ guard }) => guard?.(facts))
    .find(Boolean);
  const text =
    said?.({ allowed }) ??
    orderMessages.notAllowed({ act: orderWords.act[act], status: orderWords.status[facts.status], allowed });
  return conflict(withAllowedActs(facts, text));
}

/** A refusal that also lists, for programs, the acts allowed now. */
export function withAllowedActs(facts: OrderFacts, text: LocalizedMessage): LocalizedMessage {
  const items = allowedActs(facts);
  return { ...text, params: { ...text.params, allowedActs: { items, total: items.length } } };
}
