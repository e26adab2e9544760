import type { Attempts } from './attempts.ts';
import { automation } from './sample-bodies.ts';
import { own } from './own-ids.ts';

const rule = { ...automation, name: 'Mine', actions: [{ do: 'tag', tag: 'mine' }] };

/** Attempts at calls of order automation. */
export const automationAttempts: Attempts = {
  'automation.rules': () => ({}),
  'automation.saveRule': () => ({ input: { body: { ruleId: own.ruleId, version: 1, rule } }, refused: 404 }),
  'automation.switchRule': () => ({ input: { body: { ruleId: own.ruleId, isOn: true } }, refused: 404 }),
  'automation.orderRules': () => ({ input: { body: { ruleIds: [own.ruleId] } }, refused: 409 }),
  'automation.removeRule': () => ({ input: { body: { ruleId: own.ruleId } }, refused: 404 }),
  'automation.dryRun': () => ({ input: { body: { ruleId: own.ruleId } }, refused: 404 }),
  'automation.runs': () => ({}),
  'automation.runTraces': () => ({ input: { params: { runId: own.runId } }, refused: 404 }),
  'automation.undoRun': () => ({ input: { body: { runId: own.runId } }, refused: 404, key: 'foreign-undo' }),
  'automation.orderTraces': () => ({ input: { params: { orderId: own.orderId } }, refused: 404 }),
  'automation.prepareOrder': () => ({ input: { body: { orderId: own.orderId } }, refused: 404 }),
};
