import { z } from 'zod';
import { ruleMessage } from '../core/localized-message.ts';
import { wireId, wireText, wireTime } from '../core/wire-values.ts';
import { holdReasons, ownHoldReasons } from '../orders/hold-reasons.ts';
import { labelPlan, rateShopping } from '../orders/label-plan.ts';
import { orderWorkLimits } from '../orders/order-tag.ts';
import { signatureTypes } from '../shipping/rate.ts';
import { criteriaGroup, ruleLimits } from './criteria.ts';

/**
 * When a rule is applied to an order: when it comes in from a store, a file, or the order form; when it becomes ready to ship,
 * which may be immediately, or when it is released from hold or restored; and before rates for its label are requested.
 */
export const ruleTriggers = ['ARRIVED', 'READY', 'BEFORE_BUY'] as const;
export type RuleTrigger = (typeof ruleTriggers)[number];

const [ofService, , ofPreset] = labelPlan.options;

/** One action of a rule on an order. */
export const ruleAction = z.discriminatedUnion('do', [
  ofService.omit({ by: true }).extend({ do: z.literal('service') }),
  /** Compares the offers when the label is prepared. */
  rateShopping.extend({ do: z.literal('rate') }),
  ofPreset.omit({ by: true }).extend({ do: z.literal('preset') }),
  /** In the order's currency; null: the total of the order, if known. */
  z.object({
    do: z.literal('insure'),
    amount: z.number().positive().max(ruleLimits.insured).multipleOf(0.01).nullable(),
  }),
  z.object({ do: z.literal('signature'), type: z.enum(signatureTypes) }),
  z.object({ do: z.literal('tag'), tag: z.string().trim().min(1).max(orderWorkLimits.tag) }),
  /** Released after this many days, unless null; a person may release it earlier. */
  z.object({
    do: z.literal('hold'),
    reason: z.enum(ownHoldReasons),
    note: z.string().trim().max(ruleLimits.note),
    days: z.number().int().min(1).max(ruleLimits.holdDays).nullable(),
  }),
  z.object({ do: z.literal('note'), note: z.string().trim().min(1).max(ruleLimits.note) }),
  z.object({ do: z.literal('warehouse'), warehouseId: wireId }),
]);
export type RuleAction = z.infer<typeof ruleAction>;
export type RuleActionKind = RuleAction['do'];

/** The actions, in the order in which they are offered. */
export const ruleActionKinds = [
  ...(['service', 'rate', 'preset', 'insure', 'signature', 'tag', 'hold', 'note', 'warehouse'] as const),
] as const satisfies readonly RuleActionKind[];

/** What a rule sets on an order. Service, comparison, and preset are three ways to set the same field. */
export const ruleFields = ['way', 'insurance', 'signature', 'tag', 'hold', 'note', 'warehouse'] as const;
export type RuleField = (typeof ruleFields)[number];

const fieldsOfActions: Record<RuleActionKind, RuleField> = {
  ...({ service: 'way', rate: 'way', preset: 'way', insure: 'insurance', signature: 'signature' } as const),
  ...({ tag: 'tag', hold: 'hold', note: 'note', warehouse: 'warehouse' } as const),
};
/** The field that an action sets. */
export const fieldOfAction = ({ do: kind }: Pick<RuleAction, 'do'>): RuleField => fieldsOfActions[kind];

/** The part of a rule that a person writes. */
export const ruleDraft = z
  .object({
    name: z.string().trim().min(1).max(ruleLimits.name),
    trigger: z.enum(ruleTriggers),
    criteria: criteriaGroup,
    actions: z.array(ruleAction).min(1).max(ruleLimits.actions),
    /** Rules of the same trigger further down are not applied to the orders that it matches. */
    isFinal: z.boolean(),
  })
  .superRefine(({ actions }, context) => {
    for (const [at, action] of actions.entries()) {
      const field = fieldOfAction(action);
      if (field === 'tag') continue;
      if (actions.findIndex((one) => fieldOfAction(one) === field) === at) continue;
      const path = ['actions', at, 'do'];
      context.addIssue({ code: 'custom', path, ...ruleMessage('automation.setTwice') });
    }
  });
export type RuleDraft = z.infer<typeof ruleDraft>;

/** A saved rule; rules are listed in the order in which they are applied. */
export const automationRule = z.object({
  ...ruleDraft.shape,
  ruleId: wireId,
  /** Increases with every change of its content. */
  version: z.number().int(),
  isOn: z.boolean(),
  /** Number of orders that it has matched. */
  matched: z.number().int(),
  lastMatchedTime: wireTime.nullable(),
  updateTime: wireTime,
  updatedBy: wireText,
});
export type AutomationRule = z.infer<typeof automationRule>;

/** How the label of an order is prepared: what the order requests, and what a rule has planned beyond that. */
const way = z.object({ carrierName: wireText, serviceCode: wireText, plan: labelPlan.nullable() });

/** A field before and after. `tag`, `note`, and `hold` have no value before. */
export const ruleChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('way'), from: way, to: way }),
  z.object({ field: z.literal('insurance'), from: z.number().nullable(), to: z.number().nullable() }),
  z.object({ field: z.literal('signature'), from: wireText, to: wireText }),
  z.object({ field: z.literal('tag'), from: z.null(), to: z.string() }),
  z.object({
    field: z.literal('hold'),
    from: z.null(),
    to: z.object({ reason: z.enum(holdReasons), note: z.string(), days: z.number().int().nullable() }),
  }),
  z.object({ field: z.literal('note'), from: z.null(), to: z.string() }),
  z.object({ field: z.literal('warehouse'), from: wireId.nullable(), to: wireId.nullable() }),
]);
export type RuleChange = z.infer<typeof ruleChange>;

/**
 * The result of one value that a rule tried to set: set; kept, because a person had decided it; set and undone; or set by the
 * rule and changed by others before the run was undone.
 */
export const traceStates = ['SET', 'KEPT', 'UNDONE', 'CHANGED_SINCE'] as const;
export type TraceState = (typeof traceStates)[number];

/** One field of one order that a rule tried to set. */
export const ruleTrace = z.object({
  traceId: wireId,
  runId: wireId,
  orderId: wireId,
  orderNo: z.string(),
  /** The name and version of the rule when it was applied; it may have been changed or removed since. */
  ruleId: wireId,
  ruleName: z.string(),
  ruleVersion: z.number().int(),
  time: wireTime,
  change: ruleChange,
  state: z.enum(traceStates),
});
export type RuleTrace = z.infer<typeof ruleTrace>;

/** What rules did in one run. */
export const ruleRun = z.object({
  runId: wireId,
  time: wireTime,
  /** Number of orders that rules were applied to, of those that a rule matched, and of fields set. */
  orders: z.number().int(),
  matched: z.number().int(),
  changes: z.number().int(),
  undoneTime: wireTime.nullable(),
  undoneBy: wireText,
});
export type RuleRun = z.infer<typeof ruleRun>;

/** What one rule would have done with the latest orders. */
export const ruleForecast = z.object({
  ruleId: wireId.nullable(),
  name: z.string(),
  matched: z.number().int(),
  /** The orders for which at least one of its values is the final one. */
  effective: z.number().int(),
  /** Rules that overrode it: they came first and were final, or set the same field after it. */
  shadowedBy: z.array(z.string()),
});
export type RuleForecast = z.infer<typeof ruleForecast>;

/** Orders of a dry run. */
export const dryRunOrders = 500;

/** One order of a dry run that a rule would have changed. */
export const dryRunOrder = z.object({
  orderId: wireId,
  orderNo: z.string(),
  createTime: wireTime,
  recipientName: wireText,
  changes: z.array(z.object({ ruleName: z.string(), isTried: z.boolean(), change: ruleChange })),
});
export type DryRunOrder = z.infer<typeof dryRunOrder>;
