import {
  automationMessages,
  dryRunOrders,
  ruleLimits,
  type AutomationRule,
  type DryRunOrder,
  type RuleDraft,
  type RuleForecast,
} from '@lading/contracts/automation';
import type { SignedInContext } from '../../platform/context.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { badInput, conflict, notFound } from '../../platform/request-error.ts';
import { doable } from './apply-rules.service.ts';
import type { RuleOrder } from './criteria-rules.ts';
import { readLatestOrders } from './rule-order.store.ts';
import { forecast, tryRules, type AppliedRule, type RuleOutcome } from './rule-plan-rules.ts';
import {
  deleteRule,
  insertRule,
  knownNames,
  lockRules,
  moveRules,
  readRule,
  readRules,
  setRuleOn,
  updateRule,
} from './rule.store.ts';
import { readSet } from './run.store.ts';
import { beforeRules } from './undo-rules.ts';

/** The context for rule operations: minimal, so that a seed can provide it. */
type Caller = Pick<SignedInContext, 'db'> & { user: Pick<SignedInContext['user'], 'userId'> };

/** @throws RequestError 400 naming each unknown store, preset and warehouse */
async function requireKnown(trx: Trx, { criteria, actions }: RuleDraft): Promise<void> {
  const stores = criteria.items.flatMap((item, at) =>
    (item.fact === 'group'
      ? item.items.map((one, inner) => ({ one, inner }))
      : [{ one: item, inner: null }]
    ).flatMap(({ one, inner }) => {
      const path = inner === null ? `rule.criteria.items.${at}` : `rule.criteria.items.${at}.items.${inner}`;
      return one.fact === 'store' ? [{ fieldName: `${path}.storeIds`, ids: one.storeIds }] : [];
    }),
  );
  const presets = actions.flatMap((action, at) =>
    action.do === 'preset' ? [{ at, id: action.presetId }] : [],
  );
  const warehouses = actions.flatMap((action, at) =>
    action.do === 'warehouse' ? [{ at, id: action.warehouseId }] : [],
  );
  const existing = await knownNames(trx, {
    storeIds: stores.flatMap(({ ids }) => ids),
    presetIds: presets.map(({ id }) => id),
    warehouseIds: warehouses.map(({ id }) => id),
  });
  const faults = [
    ...stores
      .filter(({ ids }) => !ids.every((id) => existing.storeIds.has(id)))
      .map(({ fieldName }) => ({ fieldName, ...automationMessages.unknownStore() })),
    ...presets
      .filter(({ id }) => !existing.presetIds.has(id))
      .map(({ at }) => ({ fieldName: `rule.actions.${at}.presetId`, ...automationMessages.unknownPreset() })),
    ...warehouses
      .filter(({ id }) => !existing.warehouseIds.has(id))
      .map(({ at }) => ({
        fieldName: `rule.actions.${at}.warehouseId`,
        ...automationMessages.unknownWarehouse(),
      })),
  ];
  if (faults.length > 0) throw badInput(faults);
}

/** The effect of rules on the latest orders. */
async function dryRun(
  trx: Trx,
  { ruleId, rule }: { ruleId?: string | undefined; rule?: RuleDraft | undefined },
): Promise<{ orders: number; rules: RuleForecast[]; changed: DryRunOrder[] }> {
  const saved = await readRules(trx);
  const named = ruleId === undefined ? undefined : saved.find((one) => one.ruleId === ruleId);
  if (ruleId !== undefined && !named) throw notFound();
  const tried: AppliedRule | undefined = rule
    ? { ...rule, ruleId: ruleId ?? null, version: named?.version ?? 0 }
    : named;
  if (rule) await requireKnown(trx, rule);
  const applied: AppliedRule[] = saved
    .filter((one) => one.isOn || one === named)
    .map((one) => (one === named && tried ? tried : one));
  if (tried && !named) applied.push(tried);
  const rules = await doable(trx, applied);
  const latest = await readLatestOrders(trx, dryRunOrders);
  const set = await readSet(
    trx,
    latest.map(({ orderId }) => orderId),
  );
  const results = latest.map((order) => {
    const before = beforeRules(order, set.get(order.orderId) ?? []);
    return { order: before, outcomes: tryRules(before, rules) };
  });
  const triedAt = tried ? applied.indexOf(tried) : -1;
  return {
    orders: latest.length,
    rules: forecast(results, rules),
    changed: results.flatMap((result) => changesOf(result, rules[triedAt])),
  };
}

function changesOf(
  { order, outcomes }: { order: RuleOrder; outcomes: readonly RuleOutcome[] },
  tried: AppliedRule | undefined,
): DryRunOrder[] {
  const changes = outcomes.flatMap((outcome) =>
    outcome.changes.map(({ change }) => ({
      ruleName: outcome.rule.name,
      isTried: outcome.rule === tried,
      change,
    })),
  );
  // For a tried rule, the orders that it matches.
  const isShown = tried ? outcomes.some(({ rule }) => rule === tried) : changes.length > 0;
  if (!isShown) return [];
  const { orderId, orderNo, createdAt, recipientName } = order;
  return [{ orderId, orderNo, createTime: createdAt.toISOString(), recipientName, changes }];
}

/** The rules of an organization (spec §2, "Settings: order automation rules"). */
export function ruleService({ clock }: Pick<Platform, 'clock'>) {
  const requireRule = async (trx: Trx, ruleId: string): Promise<AutomationRule> => {
    const rule = await readRule(trx, ruleId);
    if (!rule) throw notFound();
    return rule;
  };
  const changeBy = ({ user }: Caller) => ({ userId: user.userId, now: clock.now() });

  return {
    list: ({ db }: Pick<Caller, 'db'>): Promise<AutomationRule[]> => db(readRules),

    /** @throws RequestError 404; 400 for unknown references; 409 for an older version, or too many rules */
    save: (
      caller: Caller,
      body: { ruleId?: string | undefined; version?: number | undefined; rule: RuleDraft },
    ): Promise<AutomationRule> =>
      caller.db(async (trx) => {
        await lockRules(trx);
        const { ruleId, version, rule } = body;
        if (ruleId === undefined) {
          if ((await readRules(trx)).length >= ruleLimits.rules)
            throw conflict(automationMessages.tooManyRules({ most: ruleLimits.rules }));
          await requireKnown(trx, rule);
          return requireRule(trx, await insertRule(trx, rule, changeBy(caller)));
        }
        const standing = await requireRule(trx, ruleId);
        if (version !== standing.version) throw conflict(automationMessages.changedMeanwhile());
        await requireKnown(trx, rule);
        await updateRule(trx, ruleId, rule, changeBy(caller));
        return requireRule(trx, ruleId);
      }),

    /** @throws RequestError 404 */
    switch: (caller: Caller, { ruleId, isOn }: { ruleId: string; isOn: boolean }): Promise<AutomationRule> =>
      caller.db(async (trx) => {
        await lockRules(trx);
        const { isOn: wasOn } = await requireRule(trx, ruleId);
        if (wasOn !== isOn) await setRuleOn(trx, ruleId, { isOn, ...changeBy(caller) });
        return requireRule(trx, ruleId);
      }),

    /** @throws RequestError 409 when these are not all rules */
    order: ({ db }: Caller, ruleIds: readonly string[]): Promise<AutomationRule[]> =>
      db(async (trx) => {
        await lockRules(trx);
        const standing = new Set((await readRules(trx)).map(({ ruleId }) => ruleId));
        const body = new Set(ruleIds);
        if (
          body.size !== ruleIds.length ||
          body.size !== standing.size ||
          !ruleIds.every((id) => standing.has(id))
        )
          throw conflict(automationMessages.listChanged());
        await moveRules(trx, ruleIds);
        return readRules(trx);
      }),

    /** @throws RequestError 404 */
    remove: ({ db }: Caller, ruleId: string): Promise<null> =>
      db(async (trx) => {
        await lockRules(trx);
        if (!(await deleteRule(trx, ruleId))) throw notFound();
        return null;
      }),

    /** @throws RequestError 404, or 400 for a rule that could not be saved */
    dryRun: ({ db }: Pick<Caller, 'db'>, body: Parameters<typeof dryRun>[1]) =>
      db((trx) => dryRun(trx, body)),
  };
}
