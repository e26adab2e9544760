import type { RuleChange, RuleTrace } from '@lading/contracts/automation';
import type { RuleOrder } from './criteria-rules.ts';
import { sameValue } from './rule-plan-rules.ts';

/** Whether a rule's change to an order is still in effect. */
export function stands(order: RuleOrder, { change, time }: Pick<RuleTrace, 'change' | 'time'>): boolean {
  switch (change.field) {
    case 'way': {
      const { carrierName, serviceCode, plan } = order;
      return sameValue({ carrierName, serviceCode, plan }, change.to);
    }
    case 'insurance':
      return order.insurance === change.to;
    case 'signature':
      return order.signature === (change.to ?? null);
    case 'tag':
      return order.tags.includes(change.to);
    case 'hold':
      return order.status === 'ON_HOLD' && order.stateAt?.toISOString() === time;
    case 'note':
      return false;
    case 'warehouse':
      return order.warehouseId === change.to;
  }
}

/** The order as it was before a change. */
export function takenBack(order: RuleOrder, change: RuleChange): RuleOrder {
  switch (change.field) {
    case 'way': {
      const { carrierName, serviceCode, plan } = change.from;
      return { ...order, carrierName: carrierName ?? null, serviceCode: serviceCode ?? null, plan };
    }
    case 'insurance':
      return { ...order, insurance: change.from };
    case 'signature':
      return { ...order, signature: change.from ?? null };
    case 'tag':
      return { ...order, tags: order.tags.filter((tag) => tag !== change.to) };
    case 'hold':
      return { ...order, status: 'UNSHIPPED', stateAt: null };
    case 'note':
      return order;
    case 'warehouse':
      return { ...order, warehouseId: change.from };
  }
}

/** The order before rules, given their changes, newest first: so that rules are tried on the original order. */
export const beforeRules = (order: RuleOrder, traces: readonly RuleTrace[]): RuleOrder =>
  traces.reduce((now, trace) => (stands(now, trace) ? takenBack(now, trace.change) : now), order);
