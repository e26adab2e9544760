import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireFlag, wireId } from '../core/wire-values.ts';
import { automationRule, dryRunOrder, ruleDraft, ruleForecast, ruleRun, ruleTrace } from './rule.ts';

const base = `${productService('order')}/automation/rule` as const;

/** Rules that work on orders as they come in (spec §2, "Settings: order automation rules"; shipping design, "Automation"). Our own. */
export const automationApi = defineService('automation', {
  rules: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'The automation rules of the organization, in the order in which they are applied.',
    data: z.array(automationRule),
  },
  /** A new rule is off, and comes last. Refused with 409 if the rule has another version by now. */
  saveRule: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Adds or changes an automation rule.',
    body: z.object({ ruleId: wireId.optional(), version: z.number().int().optional(), rule: ruleDraft }),
    data: automationRule,
  },
  switchRule: {
    method: 'POST',
    path: `${base}/switch`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Turns an automation rule on or off.',
    body: z.object({ ruleId: wireId, isOn: z.boolean() }),
    data: automationRule,
  },
  /** Refused with 409 if the list of rules is not complete. */
  orderRules: {
    method: 'POST',
    path: `${base}/order`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Reorders the automation rules as their ids are given.',
    body: z.object({ ruleIds: z.array(wireId).min(1).max(1_000) }),
    data: z.array(automationRule),
  },
  removeRule: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'delete',
    summary: 'Removes an automation rule; orders keep what it has set.',
    body: z.object({ ruleId: wireId }),
    data: z.null(),
  },
  /**
   * What the active rules would do with the latest orders in their current state; with `rule` as if that one were active too, in
   * place of the one that `ruleId` names, or last. Nothing is changed.
   */
  dryRun: {
    method: 'POST',
    path: `${base}/dryRun`,
    access: 'signed-in',
    summary: 'Tests automation rules on the latest orders.',
    body: z.object({ ruleId: wireId.optional(), rule: ruleDraft.optional() }),
    data: z.object({
      /** Number of orders they were tried on. */
      orders: z.number().int(),
      rules: z.array(ruleForecast),
      /** Newest first, without orders that would not change. */
      changed: z.array(dryRunOrder),
    }),
  },
  runs: {
    method: 'GET',
    path: `${base}/run/list`,
    access: 'signed-in',
    summary: 'The latest runs of automation rules that matched an order, newest first.',
    data: z.array(ruleRun),
  },
  runTraces: {
    method: 'GET',
    path: `${base}/run/trace/{runId}`,
    access: 'signed-in',
    summary: 'The changes of a run by order; the first thousand.',
    params: z.object({ runId: wireId }),
    data: z.array(ruleTrace),
  },
  /** Notes stay on record; values changed since stay as they are. */
  undoRun: {
    method: 'POST',
    path: `${base}/run/undo`,
    access: 'signed-in',
    idempotent: true,
    audit: 'setting',
    summary: 'Undoes the changes of a run that have not been changed since.',
    body: z.object({ runId: wireId }),
    data: z.object({ run: ruleRun, undone: z.number().int(), kept: z.number().int() }),
  },
  orderTraces: {
    method: 'GET',
    path: `${base}/trace/{orderId}`,
    access: 'signed-in',
    summary: 'The changes that automation rules made to an order, newest first.',
    params: z.object({ orderId: wireId }),
    data: z.array(ruleTrace),
    errors: 'silent',
  },
  /** For the label of a single order; a batch applies them by itself. */
  prepareOrder: {
    method: 'POST',
    path: `${base}/prepare`,
    access: 'signed-in',
    summary: 'Applies the rules for orders whose label is about to be bought.',
    body: z.object({ orderId: wireId }),
    data: z.object({ isChanged: wireFlag }),
    errors: 'silent',
  },
});
