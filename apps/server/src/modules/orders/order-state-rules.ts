import { errorCode, type LocalizedMessage } from '@lading/contracts/core';
import {
  orderMessages,
  orderWords,
  type MergeRole,
  type OrderAct,
  type OrderStatus,
  type StoreHoldReason,
} from '@lading/contracts/orders';
import { RequestError } from '../../platform/request-error.ts';

/** What a store reports of an order of its own. */
export type StoreAct =
  'store-open' | 'store-hold' | 'store-partly' | 'store-more' | 'store-ship' | 'store-cancel';
/** What becomes of labels. */
type LabelAct = 'label-bought' | 'label-voided';

/** What decides whether an act is allowed, and where it leads. */
export interface OrderFacts {
  status: OrderStatus;
  /** Who put it on hold or canceled it. */
  stateBy: 'person' | 'store' | null;
  /** Its store has canceled it since it was labeled, or canceled by a person. */
  cancelledInStore: boolean;
  /** Its store has held it since it was labeled, or since a person put it on hold or canceled it. */
  heldInStore: boolean;
  /** Why. */
  heldInStoreFor?: StoreHoldReason | null;
  /** Its store has seen a part of it shipped by others. */
  partlyElsewhere: boolean;
  /** Whether it is made of others, is shipped with another, or was made of others. */
  mergeRole: MergeRole | null;
  /** Its shipments: with a label or on their way, awaiting one, and with a purchase under way. */
  labeled: number;
  awaiting: number;
  buying: number;
  /** A warehouse has it and has not given it back. */
  atWarehouse: boolean;
}

type Guard = (facts: OrderFacts) => ((words: { allowed: Words }) => LocalizedMessage) | undefined;
interface Words {
  en: string;
  zh: string;
}

/** One row of the state machine: from which states an act leads where, who may do it, and what must be so. */
export interface OrderTransition {
  act: OrderAct | StoreAct | LabelAct;
  who: 'person' | 'store' | 'carrier';
  from: readonly OrderStatus[];
  guard?: Guard;
  /** `open`: where its shipments put it; `same`: it stays where it is. */
  to: 'open' | 'same' | 'ON_HOLD' | 'CANCELLED' | 'SHIPPED' | 'PARTIALLY_SHIPPED';
  /** Keeps with the order who has done it and since when, or clears that. */
  effect?: 'set-aside' | 'take-up';
}

const everywhere = ['UNSHIPPED', 'PARTIALLY_SHIPPED', 'SHIPPED', 'ON_HOLD', 'CANCELLED'] as const;
const open = ['UNSHIPPED', 'PARTIALLY_SHIPPED'] as const;

/** Nobody else is at work on its goods: neither a purchase of its label nor a warehouse, which ships what it was given. */
const inOwnHands: Guard = ({ buying, atWarehouse }) => {
  if (buying > 0) return orderMessages.labelUnderWay;
  return atWarehouse ? orderMessages.atWarehouse : undefined;
};
const noLabel: Guard = (facts) =>
  inOwnHands(facts) ?? (facts.labeled > 0 ? orderMessages.voidFirst : undefined);
/** What was merged away ships with its merge, and what was dissolved with its parts: never twice. */
const restorable: Guard = ({ stateBy, mergeRole, cancelledInStore }) => {
  if (mergeRole === 'PART') return orderMessages.mergedAway;
  if (mergeRole === 'DISSOLVED') return orderMessages.mergeUndone;
  return stateBy === 'store' || cancelledInStore ? orderMessages.cancelledByStore : undefined;
};
const noLabelNorMerge: Guard = (facts) =>
  noLabel(facts) ?? (facts.mergeRole === 'WHOLE' ? orderMessages.mergedOrder : undefined);
const noLabelOfMerge: Guard = (facts) =>
  noLabel(facts) ?? (facts.mergeRole === 'WHOLE' ? undefined : orderMessages.notMerged);
/** What a person has decided, a store does not take back. The text is shown to nobody. */
const notByPerson: Guard = ({ stateBy }) => (stateBy === 'person' ? orderMessages.labelUnderWay : undefined);
/** A part has left, by its store or with a parcel of ours, and the rest is still here. The text is shown to nobody. */
const restIsHere: Guard = ({ partlyElsewhere, labeled, awaiting }) =>
  (partlyElsewhere && labeled === 0) || awaiting > 0 ? undefined : orderMessages.voidFirst;

/** Only its store has said that it was shipped: no parcel of ours has left, or what follows is still here. The text is shown to nobody. */
const byWordOnly: Guard = ({ labeled, awaiting, buying, atWarehouse, mergeRole }) =>
  (labeled > 0 && awaiting === 0) || buying > 0 || atWarehouse || mergeRole !== null
    ? orderMessages.voidFirst
    : undefined;

/** When its own hold ends is for its store to say: an end that was set here would release what the store still holds. */
const notByStore: Guard = ({ stateBy }) => (stateBy === 'store' ? orderMessages.heldByStore : undefined);

/** The state machine of an order. An act that has no row for a state is not allowed there. */
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
  // What it had shipped in part has come back to it.
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
  // Everything of ours has left, and its store wants more to follow: what was held back is free, or something was added.
  { act: 'store-more', who: 'store', from: ['SHIPPED'], to: 'open' },
  // What has left the warehouse has left it, whatever anybody had decided.
  { act: 'store-ship', who: 'store', from: everywhere, to: 'SHIPPED', effect: 'take-up' },
];

/** Where its shipments put an order that is neither on hold nor canceled. */
function openStatus({ labeled, awaiting, partlyElsewhere }: OrderFacts): OrderStatus {
  if (labeled > 0) return awaiting > 0 ? 'PARTIALLY_SHIPPED' : 'SHIPPED';
  return partlyElsewhere ? 'PARTIALLY_SHIPPED' : 'UNSHIPPED';
}

const rowsOf = (act: OrderTransition['act'], { status }: OrderFacts) =>
  orderTransitions.filter((row) => row.act === act && row.from.includes(status));

/** Where an act leads. */
export interface NextState {
  status: OrderStatus;
  effect: OrderTransition['effect'];
  /** Where a party other than the one who acts puts it there. */
  by?: 'store';
  reason?: StoreHoldReason;
}

/** Where an act leads; undefined where it is not allowed. What a person takes up again while its store holds it is on that hold. */
export function nextState(facts: OrderFacts, act: OrderTransition['act']): NextState | undefined {
  const row = rowsOf(act, facts).find(({ guard }) => !guard?.(facts));
  if (!row) return undefined;
  const status = row.to === 'same' ? facts.status : row.to === 'open' ? openStatus(facts) : row.to;
  const next = { status, effect: row.effect };
  const isTakenUp = row.who === 'person' && row.to === 'open' && facts.stateBy === 'person';
  const held = isTakenUp && facts.heldInStore ? nextState({ ...facts, status }, 'store-hold') : undefined;
  return held ? { ...held, by: 'store', reason: facts.heldInStoreFor ?? 'STORE' } : next;
}

/** What a person can do with the order now, in the order of the table. */
export function allowedActs(facts: OrderFacts): OrderAct[] {
  const acts = orderTransitions.flatMap(({ act, who }) => (who === 'person' ? [act as OrderAct] : []));
  return acts.filter((act) => nextState(facts, act));
}

/** Why an act is not allowed, with what is: for people in the text, for programs in `params.allowedActs`. */
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
  return new RequestError(errorCode.conflict, withAllowedActs(facts, text));
}

/** A refusal that also says, for programs, what can be done with the order now. */
export function withAllowedActs(facts: OrderFacts, text: LocalizedMessage): LocalizedMessage {
  const items = allowedActs(facts);
  return { ...text, params: { ...text.params, allowedActs: { items, total: items.length } } };
}
