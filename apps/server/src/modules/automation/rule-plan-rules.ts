import type {
  RuleAction,
  RuleChange,
  RuleDraft,
  RuleField,
  RuleForecast,
  RuleTrigger,
} from '@lading/contracts/automation';
import { comparedText, sameText } from '@lading/contracts/core';
import { orderWorkLimits } from '@lading/contracts/orders';
import { meetsGroup, type RuleOrder } from './criteria-rules.ts';

/** A rule to apply: active, or tried as if it were. */
export interface AppliedRule extends RuleDraft {
  /** Null: not saved yet. */
  ruleId: string | null;
  version: number;
}

/** A person's decisions about an order, which no rule overrules. */
export interface Decided {
  fields: ReadonlySet<RuleField>;
  /** Tags removed by a person, in lower case. */
  tagsOff: ReadonlySet<string>;
}
const nothingDecided: Decided = { fields: new Set(), tagsOff: new Set() };

/** The result of a rule for an order that it matches. */
export interface RuleOutcome {
  rule: AppliedRule;
  /** Excluding current values. `isKept`: a person had decided it, so it stays. */
  changes: { change: RuleChange; isKept: boolean }[];
}

const openStates = ['UNSHIPPED', 'PARTIALLY_SHIPPED'];
const isOpen = ({ status }: RuleOrder): boolean => openStates.includes(status);
/** An order that has left the warehouse, or is canceled, is no longer changed. */
const isWorkedOn = (order: RuleOrder): boolean => isOpen(order) || order.status === 'ON_HOLD';

/** The change of an action; undefined when the order has that value already or cannot have it. */
function changeOf(order: RuleOrder, action: RuleAction): RuleChange | undefined {
  switch (action.do) {
    case 'service':
    case 'rate':
    case 'preset': {
      const { carrierName, serviceCode, plan } = order;
      const from = { carrierName, serviceCode, plan };
      if (action.do === 'service') {
        const { do: _kind, ...service } = action;
        return { field: 'way', from, to: { ...service, plan: { by: 'service', ...service } } };
      }
      const { do: by, ...planned } = action;
      return { field: 'way', from, to: { ...from, plan: { by, ...planned } as typeof plan } };
    }
    case 'insure': {
      const to = action.amount ?? order.value;
      return to === null ? undefined : { field: 'insurance', from: order.insurance, to };
    }
    case 'signature':
      return { field: 'signature', from: order.signature, to: action.type };
    case 'tag': {
      const hasIt = order.tags.some((tag) => sameText(tag, action.tag));
      if (hasIt || order.tags.length >= orderWorkLimits.tags) return undefined;
      return { field: 'tag', from: null, to: action.tag };
    }
    case 'hold': {
      if (!isOpen(order)) return undefined;
      const { reason, note, days } = action;
      return { field: 'hold', from: null, to: { reason, note, days } };
    }
    case 'note':
      return { field: 'note', from: null, to: action.note };
    case 'warehouse':
      return { field: 'warehouse', from: order.warehouseId, to: action.warehouseId };
  }
}

/** The order after a change. */
function changed(order: RuleOrder, change: RuleChange): RuleOrder {
  switch (change.field) {
    case 'way': {
      const { carrierName, serviceCode, plan } = change.to;
      return { ...order, carrierName: carrierName ?? null, serviceCode: serviceCode ?? null, plan };
    }
    case 'insurance':
      return { ...order, insurance: change.to };
    case 'signature':
      return { ...order, signature: change.to ?? null };
    case 'tag':
      return { ...order, tags: [...order.tags, change.to] };
    case 'hold':
      return { ...order, status: 'ON_HOLD' };
    case 'note':
      return order;
    case 'warehouse':
      return { ...order, warehouseId: change.to };
  }
}

const isKept = (change: RuleChange, { fields, tagsOff }: Decided): boolean =>
  change.field === 'tag' ? tagsOff.has(comparedText(change.to)) : fields.has(change.field);

/** Whether two values are equal, whatever the order of their keys. */
function same(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}
export { same as sameValue };

/**
 * Applies the rules of a trigger to an order, in sequence: each sees the changes of those before it. A new order that is and stays open
 * is ready to ship, so that the rules of that trigger follow.
 *
 * @param done rules applied to it before; each is applied once
 * @returns the resulting order, and the result of each matching rule
 */
export function applyRules(
  order: RuleOrder,
  rules: readonly AppliedRule[],
  trigger: RuleTrigger,
  {
    decided = nothingDecided,
    done = new Set<string>(),
  }: { decided?: Decided; done?: ReadonlySet<string> } = {},
): { order: RuleOrder; outcomes: RuleOutcome[] } {
  const outcomes: RuleOutcome[] = [];
  let now = order;
  for (const rule of rules) {
    if (rule.trigger !== trigger || !isWorkedOn(now)) continue;
    // A rule applied before also ends the sequence: it is final for its orders.
    if (!meetsGroup(now, rule.criteria)) continue;
    if (rule.ruleId === null || !done.has(rule.ruleId)) {
      const outcome: RuleOutcome = { rule, changes: [] };
      for (const action of rule.actions) {
        const change = changeOf(now, action);
        if (!change || same(change.from, change.to)) continue;
        const kept = isKept(change, decided);
        outcome.changes.push({ change, isKept: kept });
        if (!kept) now = changed(now, change);
      }
      outcomes.push(outcome);
    }
    if (rule.isFinal) break;
  }
  if (trigger !== 'ARRIVED' || now.status !== 'UNSHIPPED') return { order: now, outcomes };
  const ready = applyRules(now, rules, 'READY', { decided, done });
  return { order: ready.order, outcomes: [...outcomes, ...ready.outcomes] };
}

/** The fields set by a rule that no later rule has overwritten. */
function isEffective({ changes }: RuleOutcome, later: readonly RuleOutcome[]): boolean {
  const isLast = ({ change }: RuleOutcome['changes'][number]) =>
    change.field === 'tag' ||
    change.field === 'note' ||
    !later.some((outcome) => outcome.changes.some((one) => one.change.field === change.field && !one.isKept));
  return changes.some((one) => !one.isKept && isLast(one));
}

/** An order of a dry run: tried as if it had just arrived, and then its label was bought. */
export function tryRules(order: RuleOrder, rules: readonly AppliedRule[]): RuleOutcome[] {
  const fresh: RuleOrder = { ...order, status: 'UNSHIPPED' };
  const arrived = applyRules(fresh, rules, 'ARRIVED');
  return [...arrived.outcomes, ...applyRules(arrived.order, rules, 'BEFORE_BUY').outcomes];
}

/** The effect of rules on orders: how many each would match alone, how many it would change, and which rules prevented the others. */
export function forecast(
  tried: readonly { order: RuleOrder; outcomes: readonly RuleOutcome[] }[],
  rules: readonly AppliedRule[],
): RuleForecast[] {
  return rules.map((rule) => {
    let [matched, effective] = [0, 0];
    const shadows = new Map<string, number>();
    for (const { order, outcomes } of tried) {
      const at = outcomes.findIndex((one) => one.rule === rule);
      if (at < 0 && !meetsGroup({ ...order, status: 'UNSHIPPED' }, rule.criteria)) continue;
      matched += 1;
      if (at >= 0 && isEffective(outcomes[at]!, outcomes.slice(at + 1))) {
        effective += 1;
        continue;
      }
      const inTheWay =
        at < 0
          ? outcomes.filter((one) => one.rule.isFinal && one.rule.trigger === rule.trigger)
          : outcomes.filter(
              (one, place) =>
                place !== at &&
                one.changes.some(({ change }) =>
                  place > at
                    ? outcomes[at]!.changes.some((own) => own.change.field === change.field)
                    : rule.actions.some((action) => changeOf(order, action)?.field === change.field),
                ),
            );
      for (const one of inTheWay) shadows.set(one.rule.name, (shadows.get(one.rule.name) ?? 0) + 1);
    }
    const shadowedBy = [...shadows].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
    return { ruleId: rule.ruleId, name: rule.name, matched, effective, shadowedBy };
  });
}
