import type { AutomationRule, RuleTrigger } from '@lading/contracts/automation';
import type { OrderEvent } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import {
  addEachEvent,
  assignWarehouse,
  listOwnWarehouses,
  nextState,
  readOrderStates,
  writeOrderState,
  writeRuledFields,
  writeTags,
} from '../orders/index.ts';
import type { RuleOrder } from './criteria-rules.ts';
import { readDecided, readRuleOrders } from './rule-order.store.ts';
import { applyRules, sameValue, type AppliedRule, type RuleOutcome } from './rule-plan-rules.ts';
import { knownNames, readRules } from './rule.store.ts';
import { beginRun, countRun, keepTraces, readMatches, type NewTrace } from './run.store.ts';

const dayMs = 24 * 3_600_000;

/** Rules without impossible actions: for removed presets, or unconnected warehouses. */
export async function doable<Rule extends AppliedRule>(trx: Trx, rules: readonly Rule[]): Promise<Rule[]> {
  const actions = rules.flatMap((rule) => rule.actions);
  const known = await knownNames(trx, {
    storeIds: [],
    presetIds: actions.flatMap((action) => (action.do === 'preset' ? [action.presetId] : [])),
    warehouseIds: actions.flatMap((action) => (action.do === 'warehouse' ? [action.warehouseId] : [])),
  });
  return rules.map((rule) => ({
    ...rule,
    actions: rule.actions.filter((action) => {
      if (action.do === 'preset') return known.presetIds.has(action.presetId);
      return action.do !== 'warehouse' || known.warehouseIds.has(action.warehouseId);
    }),
  }));
}

/** The active rules in a form that can be applied. */
export async function rulesInUse(trx: Trx): Promise<AutomationRule[]> {
  return doable(
    trx,
    (await readRules(trx)).filter(({ isOn }) => isOn),
  );
}

/** Writes the changes to orders, except their states. */
export async function writeOrders(
  trx: Trx,
  orders: readonly { before: RuleOrder; after: RuleOrder }[],
  now: Date,
): Promise<void> {
  const ruled = ({ carrierName, serviceCode, plan, signature, insurance }: RuleOrder) => ({
    carrierName,
    serviceCode,
    plan,
    signature,
    insurance,
  });
  const isRuled = orders.filter(({ before, after }) => !sameValue(ruled(before), ruled(after)));
  await writeRuledFields(
    trx,
    isRuled.map(({ after }) => ({ orderId: after.orderId, ...ruled(after) })),
    now,
  );
  const tagged = orders.filter(({ before, after }) => !sameValue(before.tags, after.tags));
  if (tagged.length > 0)
    await writeTags(
      trx,
      tagged.map(({ after }) => ({ orderId: after.orderId, tags: after.tags })),
    );
  const moved = orders.filter(({ before, after }) => before.warehouseId !== after.warehouseId);
  for (const [warehouseId, some] of Map.groupBy(moved, ({ after }) => after.warehouseId))
    await assignWarehouse(
      trx,
      some.map(({ after }) => after.orderId),
      warehouseId,
    );
}

/** When a hold of a number of days ends; null: never. */
const endOf = (days: number | null, now: Date): Date | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs);

/** The timeline entry for a rule's action. */
function eventsOf(
  { rule, changes }: RuleOutcome,
  warehouseNames: ReadonlyMap<string, string>,
  now: Date,
): Pick<OrderEvent, 'kind' | 'detail'>[] {
  const by = { rule: { ruleId: rule.ruleId!, name: rule.name } };
  const set = changes.filter(({ isKept }) => !isKept).map(({ change }) => change);
  const added = set.flatMap((change) => (change.field === 'tag' ? [change.to] : []));
  const ruled = set.flatMap(({ field }) =>
    field === 'way' || field === 'insurance' || field === 'signature' ? [field] : [],
  );
  const events: Pick<OrderEvent, 'kind' | 'detail'>[] = [];
  if (ruled.length > 0) events.push({ kind: 'ruled', detail: { ...by, ruled } });
  if (added.length > 0) events.push({ kind: 'tagged', detail: { ...by, added } });
  for (const change of set) {
    if (change.field === 'note') events.push({ kind: 'noted', detail: { ...by, note: change.to } });
    if (change.field === 'warehouse') {
      const warehouse = warehouseNames.get(change.to ?? '') ?? null;
      events.push({ kind: 'assigned', detail: { ...by, warehouse } });
    }
    if (change.field === 'hold') {
      const { reason, note, days } = change.to;
      const until = endOf(days, now)?.toISOString();
      events.push({ kind: 'held', detail: { ...by, reason, note: note || null, ...(until && { until }) } });
    }
  }
  return events;
}

/** Puts an order on hold for a rule, and sets when that ends. */
async function hold(trx: Trx, orderId: string, { changes }: RuleOutcome, now: Date): Promise<void> {
  for (const { change, isKept } of changes) {
    if (change.field !== 'hold' || isKept) continue;
    const { reason, note, days } = change.to;
    await writeOrderState(trx, [orderId], {
      status: 'ON_HOLD',
      effect: 'set-aside',
      by: 'person',
      reason,
      note: note || null,
      until: endOf(days, now),
      now,
    });
  }
}

/** A run in progress: it is recorded with the first order that a rule matches. */
export interface Run {
  runId: string | null;
  /** Orders since the last update of the run's count. */
  orders: number;
}

/**
 * Applies rules to orders, which it locks, and records the changes. An order whose label is being bought is skipped.
 * @returns the number of orders changed by a rule
 */
export async function applyToOrders(
  trx: Trx,
  queued: readonly { orderId: string; trigger: RuleTrigger }[],
  { rules, run, now }: { rules: readonly AutomationRule[]; run: Run; now: Date },
): Promise<number> {
  const states = await readOrderStates(
    trx,
    queued.map(({ orderId }) => orderId),
  );
  const free = states
    .filter((state) => state.buying === 0 && nextState(state, 'edit'))
    .map(({ orderId }) => orderId);
  const orders = new Map((await readRuleOrders(trx, free)).map((order) => [order.orderId, order]));
  const decided = await readDecided(trx, [...orders.values()]);
  const done = await readMatches(trx, free);

  const written = new Map<string, { before: RuleOrder; after: RuleOrder }>();
  const applied: { orderId: string; outcome: RuleOutcome }[] = [];
  // An order that arrives and becomes ready at once has two turns.
  for (const { orderId, trigger } of queued) {
    const before = written.get(orderId)?.after ?? orders.get(orderId);
    if (!before) continue;
    const had = done.get(orderId) ?? new Set<string>();
    const { order, outcomes } = applyRules(before, rules, trigger, {
      decided: decided.get(orderId)!,
      done: had,
    });
    for (const outcome of outcomes) had.add(outcome.rule.ruleId!);
    done.set(orderId, had);
    applied.push(...outcomes.map((outcome) => ({ orderId, outcome })));
    if (outcomes.length > 0) written.set(orderId, { before: orders.get(orderId)!, after: order });
  }
  run.orders += orders.size;
  if (applied.length === 0) return 0;

  run.runId ??= await beginRun(trx, now);
  await writeOrders(trx, [...written.values()], now);
  const warehouses = await listOwnWarehouses(trx);
  const names = new Map(warehouses.map(({ warehouseId, name }) => [warehouseId, name]));
  const traces: NewTrace[] = [];
  const byRule = new Map<string, number>();
  for (const { orderId, outcome } of applied) {
    const { rule, changes } = outcome;
    const ruleId = rule.ruleId!;
    byRule.set(ruleId, (byRule.get(ruleId) ?? 0) + 1);
    traces.push(
      ...changes.map(({ change, isKept }) => ({
        orderId,
        change,
        isKept,
        rule: { ruleId, name: rule.name, version: rule.version },
      })),
    );
    await hold(trx, orderId, outcome, now);
  }
  await addEachEvent(
    trx,
    applied.flatMap(({ orderId, outcome }) =>
      eventsOf(outcome, names, now).map((event) => ({ orderId, ...event })),
    ),
    { userId: null, at: now },
  );
  const matches = applied.map(({ orderId, outcome }) => ({ orderId, ruleId: outcome.rule.ruleId! }));
  await keepTraces(trx, run.runId, { matches, traces, now });
  await countRun(trx, run.runId, { orders: run.orders, matched: written.size, byRule, now });
  run.orders = 0;
  return [...written.values()].filter(({ before, after }) => !sameValue(before, after)).length;
}

/**
 * Applies the rules for orders whose label is about to be bought; call it before requesting rates.
 * @returns whether one of them changed the order
 */
export async function prepareForLabel(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const rules = (await rulesInUse(trx)).filter(({ trigger }) => trigger === 'BEFORE_BUY');
  if (rules.length === 0) return false;
  const run: Run = { runId: null, orders: 0 };
  return (await applyToOrders(trx, [{ orderId, trigger: 'BEFORE_BUY' }], { rules, run, now })) > 0;
}
