import { sameText, type Address } from '@lading/contracts/core';
import {
  actOfRequest,
  orderMessages,
  orderWorkLimits,
  sameAddress,
  type HoldReason,
  type LabelPlan,
  type OrderActRequest,
  type OrderBulkRequest,
  type OrderEvent,
} from '@lading/contracts/orders';
import type { OrderCustoms, SignatureType } from '@lading/contracts/shipping';
import { fieldFault } from '../../platform/request-error.ts';
import { nextState, notAllowed, type NextState, type OrderFacts } from './order-state-rules.ts';

/** The fields of an order that acts depend on. */
type ActedOn = OrderFacts & {
  orderId: string;
  tags: readonly string[];
  /** YYYY-MM-DD. */
  shipBy: string | null;
  labelPlan: LabelPlan | null;
  carrierName: string | null;
  serviceCode: string | null;
  signatureType: string | null;
  insuranceDeclared: number | null;
  sender: Address | null;
  customs: OrderCustoms | null;
  holdReason: HoldReason | null;
  holdUntil: Date | null;
  stateNote: string | null;
};

/** What an act may refer to. */
interface KnownToActs {
  /** The connected warehouses of the organization. */
  warehouses: readonly { warehouseId: string; name: string }[];
  presets: readonly { presetId: string; name: string }[];
  /** Number of packages by order. */
  packages: ReadonlyMap<string, number>;
}

/** The effect of an act on an order. */
export interface PlannedAct {
  orderId: string;
  /** Its new state, unless that stays the same. */
  state?: NextState;
  tags?: string[];
  /** The entry for the timeline. */
  kind: OrderEvent['kind'];
  detail?: OrderEvent['detail'];
}

/** Null instead of absent, so that the compiler asks for the effect of every act. */
type Effect = Omit<PlannedAct, 'orderId' | 'state'>;

/** @throws RequestError 400 when a hold would end immediately, or too far in the future, probably by a typing error */
export function refuseHoldEnd(request: OrderBulkRequest, now: Date): void {
  if ((request.act !== 'hold' && request.act !== 'change-hold') || request.until == null) return;
  const end = Date.parse(request.until);
  if (end <= now.getTime()) throw fieldFault('until', orderMessages.holdEndPast());
  const most = orderWorkLimits.holdDays;
  if (end > now.getTime() + most * 86_400_000) throw fieldFault('until', orderMessages.holdTooLong({ most }));
}

/**
 * The effect of an act on an order; undefined when nothing changes.
 * @throws RequestError 409 with the allowed acts when its state does not allow it; 400
 */
export function planAct(
  order: ActedOn,
  request: OrderActRequest,
  known: KnownToActs,
): PlannedAct | undefined {
  const act = actOfRequest(request);
  const next = nextState(order, act);
  if (!next) throw notAllowed(order, act);
  const told = planOf(order, request, known);
  if (!told) return undefined;
  const isMoved = next.effect !== undefined || next.status !== order.status;
  return { orderId: order.orderId, ...told, ...(isMoved && { state: next }) };
}

function planOf(
  order: ActedOn,
  request: OrderActRequest,
  { warehouses, presets, packages }: KnownToActs,
): Effect | null {
  switch (request.act) {
    case 'hold':
      return {
        kind: 'held',
        detail: {
          reason: request.reason,
          note: request.note || null,
          ...(request.until && { until: request.until }),
        },
      };
    case 'change-hold':
      return planHoldChange(order, request);
    case 'release':
      return { kind: 'released' };
    case 'cancel':
      return { kind: 'cancelled', detail: { note: request.note || null } };
    case 'restore':
      return { kind: 'restored' };
    case 'note':
      return { kind: 'noted', detail: { note: request.note } };
    case 'assign': {
      const warehouse = warehouses.find(({ warehouseId }) => warehouseId === request.warehouseId);
      if (request.warehouseId !== null && !warehouse)
        throw fieldFault('warehouseId', orderMessages.noWarehouse());
      return { kind: 'assigned', detail: { warehouse: warehouse?.name ?? null } };
    }
    case 'tag':
      return planTags(order, request);
    case 'ship-by':
      if (request.shipBy === order.shipBy) return null;
      return { kind: 'edited', detail: { fields: ['shipBy'] } };
    case 'service': {
      const fields = (['carrierName', 'serviceCode'] as const).filter(
        (field) => order[field] !== request[field],
      );
      // Choosing the current value by hand also cancels a plan.
      if (fields.length === 0 && order.labelPlan === null) return null;
      return { kind: 'edited', detail: { fields: fields.length > 0 ? fields : ['serviceCode'] } };
    }
    case 'signature':
    case 'insurance':
    case 'sender':
    case 'customs':
      return planTerm(order, request);
    case 'package': {
      const count = packages.get(order.orderId) ?? 0;
      if (count > 1) throw fieldFault('package', orderMessages.severalPackages({ count }));
      return { kind: 'edited', detail: { fields: ['packages'] } };
    }
    case 'preset': {
      const preset = presets.find(({ presetId }) => presetId === request.presetId);
      if (request.presetId !== null && !preset) throw fieldFault('presetId', orderMessages.noPreset());
      const { labelPlan: plan } = order;
      const planned = plan?.by === 'preset' ? plan.presetId : null;
      if (plan === null ? request.presetId === null : planned !== null && planned === request.presetId)
        return null;
      return { kind: 'planned', detail: { preset: preset?.name ?? null } };
    }
  }
}

function planTags({ tags }: ActedOn, request: { add: string[]; remove: string[] }): Effect | null {
  const same = (one: string) => (other: string) => sameText(one, other);
  const removed = tags.filter((one) => request.remove.some(same(one)));
  const left = tags.filter((one) => !removed.includes(one));
  const added = request.add.filter(
    (one, at) => !left.some(same(one)) && request.add.findIndex(same(one)) === at,
  );
  if (added.length === 0 && removed.length === 0) return null;
  const next = [...left, ...added];
  if (next.length > orderWorkLimits.tags)
    throw fieldFault('add', orderMessages.tooManyTags({ most: orderWorkLimits.tags }));
  return { kind: 'tagged', tags: next, detail: { added, removed } };
}

function planHoldChange(
  order: ActedOn,
  { reason, until, note }: Extract<OrderActRequest, { act: 'change-hold' }>,
): Effect | null {
  const isReasonOther = reason !== undefined && reason !== order.holdReason;
  const isEndOther =
    until !== undefined &&
    (until === null ? null : Date.parse(until)) !== (order.holdUntil?.getTime() ?? null);
  const isNoteOther = note !== undefined && (note || null) !== order.stateNote;
  if (!isReasonOther && !isEndOther && !isNoteOther) return null;
  const hold = {
    ...(isReasonOther && { reason: { from: order.holdReason, to: reason } }),
    ...(isEndOther && { until: { from: order.holdUntil?.toISOString() ?? null, to: until } }),
  };
  return {
    kind: 'hold-changed',
    detail: { ...((isReasonOther || isEndOther) && { hold }), ...(isNoteOther && { note: note || null }) },
  };
}

/** The columns that the acts on shipping terms write. */
export type OrderTerm =
  | { field: 'signatureType'; value: SignatureType }
  /** 0: not insured, whatever the default settings. */
  | { field: 'insuranceDeclared'; value: number }
  | { field: 'sender'; value: Address | null }
  /** Omitted fields stay unchanged. */
  | { field: 'customs'; value: Partial<OrderCustoms> };

type TermsOfOrder = Pick<ActedOn, OrderTerm['field']>;

/** The shipping terms that an act sets; undefined for every other act. */
export function termOf(request: OrderActRequest): OrderTerm | undefined {
  switch (request.act) {
    case 'signature':
      return { field: 'signatureType', value: request.signatureType };
    case 'insurance':
      return { field: 'insuranceDeclared', value: request.insuranceDeclared ?? 0 };
    case 'sender':
      return { field: 'sender', value: request.sender };
    case 'customs':
      return { field: 'customs', value: request.customs };
    default:
      return undefined;
  }
}

function planTerm(order: ActedOn, request: OrderActRequest): Effect | null {
  const term = termOf(request);
  if (!term) return null;
  // Choosing the current signature or insured value is a decision too: rules no longer change it.
  const isDecision = term.field === 'signatureType' || term.field === 'insuranceDeclared';
  if (!isDecision && isSameTerm(order, term)) return null;
  return { kind: 'edited', detail: { fields: [term.field] } };
}

/** Whether an order has the shipping term already. */
export function isSameTerm(order: TermsOfOrder, term: OrderTerm): boolean {
  switch (term.field) {
    case 'sender':
      return sameAddress(order.sender, term.value);
    case 'customs':
      return (['contents', 'nonDelivery', 'signer'] as const).every(
        (part) => term.value[part] === undefined || term.value[part] === order.customs?.[part],
      );
    default:
      return order[term.field] === term.value;
  }
}
